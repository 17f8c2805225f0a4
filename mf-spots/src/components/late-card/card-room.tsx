import { SkeletonList } from '@estela/ui';
import styles from './card-room.module.css';

/** Shown in place of a card over the map whose chunk is loading. */
export function CardRoom() {
  return (
    <div className={styles.room}>
      <SkeletonList of="line" count={4} />
    </div>
  );
}
