import { SkeletonList } from '@estela/ui';
import styles from './verdict.module.css';

/** Reserves the space of a first verdict, so that the content below it does not move. */
export function VerdictRoom({ shown = true }: { shown?: boolean }) {
  return <div className={styles.room}>{shown && <SkeletonList of="line" count={4} />}</div>;
}
