import { useFormat, useTranslation } from '@estela/i18n';
import { Heart } from 'lucide-react';
import { cx } from '../style/class-names.ts';
import styles from './like-button.module.css';

export interface LikeButtonProps {
  /** What is liked: a page has many of these buttons. */
  name: string;
  liked: boolean;
  count: number;
  /** Gets the new state; the caller updates `liked` at once and rolls back if the call fails. */
  onToggle: (liked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** A heart and a count. Its accessible name says what is liked and how often. */
export function LikeButton({ name, liked, count, onToggle, disabled, className }: LikeButtonProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const formatted = number(count, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <button
      type="button"
      className={cx(styles.like, liked && styles.liked, className)}
      aria-pressed={liked}
      aria-label={`${t('likeOf', { name })}, ${t('likes', { count, formatted })}`}
      disabled={disabled}
      onClick={() => onToggle(!liked)}
    >
      <Heart className={styles.heart} aria-hidden="true" />
      <span className={styles.count}>{formatted}</span>
    </button>
  );
}
