import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { FileUp } from 'lucide-react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { DroppedLogs } from '../../components/dropped-logs.ts';
import styles from './list-drop.module.css';

/** Logs may be dropped anywhere on the list: they open a new flight. The form's own input does the same by keyboard. */
export function ListDrop() {
  const { t } = useTranslation('flights');
  const { newLink } = useFormPlace();
  const navigate = useNavigate();
  const dropped = use(DroppedLogs);
  const [isOver, setOver] = useState(false);

  const follow = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, defaultPrevented, relatedTarget } = event;
    // Text and links go their own way, and so does what a dialog takes.
    if (!dataTransfer?.types.includes('Files') || defaultPrevented || isInDialog(event))
      return setOver(false);
    if (type === 'dragleave') {
      // Leaving one element for another is no leaving of the page.
      if (!relatedTarget) setOver(false);
      return;
    }
    event.preventDefault();
    setOver(type === 'dragover');
    if (type !== 'drop') return;
    dropped.current = [...dataTransfer.files];
    navigate(newLink);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => follow(event);
    for (const type of moves) window.addEventListener(type, listen);
    return () => {
      for (const type of moves) window.removeEventListener(type, listen);
    };
  }, []);

  if (!isOver) return null;
  return (
    <div className={styles.cover}>
      <p className={styles.words}>
        <FileUp aria-hidden="true" />
        {t('log.dropHere')}
      </p>
    </div>
  );
}

const moves = ['dragover', 'dragleave', 'drop'] as const;

const isInDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;
