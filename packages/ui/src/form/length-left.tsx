import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import styles from './form.module.css';

interface LengthLeftProps {
  text: string | null | undefined;
  /** Characters at most; without it nothing shows. */
  max: number | undefined;
  /** Say only what is too much: for one line, which one sees whole. */
  onlyOver?: boolean;
}

/**
 * What is left of a text's length once a fifth or less remains, and how much is too much. Controls take what is typed or
 * pasted whole: cut to its length, a part of it would be lost without a word.
 */
export function LengthLeft({ text, max, onlyOver = false }: LengthLeftProps) {
  const { t } = useTranslation('common');
  if (max === undefined) return null;
  const left = max - (text?.length ?? 0);
  if (left > (onlyOver ? -1 : Math.max(20, max / 5))) return null;
  return (
    <span className={cx(styles.counter, left < 0 && styles.over)} aria-live="polite">
      {t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
    </span>
  );
}
