import { useTranslation } from '@estela/i18n';
import { Button, cx } from '@estela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './group-words.module.css';

/** A group's description: its first lines, and all of it after a press if there is more. */
export function GroupWords({ text }: { text: string }) {
  const { t } = useTranslation('groups');
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = words.current;
    if (!element || isOpen) return;
    // Called right after the page's own layout, and again when a rotated phone breaks the lines elsewhere.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div>
      <p ref={words} className={cx(styles.words, !isOpen && styles.short)}>
        {text}
      </p>
      {isCut && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'detail.less' : 'detail.more')}
        </Button>
      )}
    </div>
  );
}
