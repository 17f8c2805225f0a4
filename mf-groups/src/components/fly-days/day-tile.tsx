import { useFormatParts } from '@estela/i18n/format-parts';
import { cx } from '@estela/ui';
import styles from './day-tile.module.css';

interface DayTileProps {
  at: string;
  /** It is over or cancelled. */
  isFaded: boolean;
}

/** The day as a page of a calendar; the same is beside it as text. */
export function DayTile({ at, isFaded }: DayTileProps) {
  const { dateParts } = useFormatParts();
  return (
    <span className={cx(styles.tile, isFaded && styles.faded)} aria-hidden="true">
      <span className={styles.month}>{dateParts(at, { month: 'short' })}</span>
      <span className={styles.day}>{dateParts(at, { day: 'numeric' })}</span>
    </span>
  );
}
