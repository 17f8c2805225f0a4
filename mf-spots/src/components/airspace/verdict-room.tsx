import { SkeletonList } from '@estela/ui';
import styles from './verdict.module.css';

/** The room of a first answer, so that what is below it stays where it is. */
export function VerdictRoom({ shown = true }: { shown?: boolean }) {
  return <div className={styles.room}>{shown && <SkeletonList of="line" count={4} />}</div>;
}
