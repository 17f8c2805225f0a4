import { useFormat } from '@estela/i18n';
import { cx } from '@estela/ui';
import styles from './day-tile.module.css';

interface DayTileProps {
  at: string;
  /** It is over, or will not be. */
  isFaded: boolean;
}

/** The day as a leaf of a calendar; what it says stands in words beside it. */
export function DayTile({ at, isFaded }: DayTileProps) {
  const { language } = useFormat();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(new Date(at));
  return (
    <span className={cx(styles.tile, isFaded && styles.faded)} aria-hidden="true">
      <span className={styles.month}>{part({ month: 'short' })}</span>
      <span className={styles.day}>{part({ day: 'numeric' })}</span>
    </span>
  );
}
