import { useTranslation } from '@estela/i18n';
import { Square, SquareCheckBig } from 'lucide-react';
import styles from './markdown.module.css';

/** Whether an item of a task list is done. Only shown: the list is changed by its author. */
export function TaskMark({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('groups');
  const Mark = isDone ? SquareCheckBig : Square;
  return (
    <>
      <Mark
        role="img"
        aria-label={t(isDone ? 'post.taskDone' : 'post.taskOpen')}
        className={styles.mark}
      />{' '}
    </>
  );
}
