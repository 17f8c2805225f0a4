import { useTranslation } from '@estela/i18n';
import { Square, SquareCheckBig } from 'lucide-react';
import styles from './markdown.module.css';

/** Whether an entry of a list of tasks is done. It only says so: the list is its author's to change. */
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
