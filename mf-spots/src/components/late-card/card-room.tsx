import { SkeletonList } from '@estela/ui';
import styles from './card-room.module.css';

/** In the place of a card over the map whose file is on its way. */
export function CardRoom() {
  return (
    <div className={styles.room}>
      <SkeletonList of="line" count={4} />
    </div>
  );
}
