import type { Spot } from '@estela/contracts';
import { cx } from '@estela/ui';
import { memo } from 'react';
import { SpotCard } from './spot-card.tsx';
import styles from './spot-item.module.css';

interface SpotItemProps {
  spot: Spot;
  /** Whether its pin is on the map beside the list. */
  marked: boolean;
  onMark: (id: string | undefined) => void;
}

/** A card that marks its pin while the pointer or the focus is on it. The others do not render again for it. */
export const SpotItem = memo(function SpotItem({ spot, marked, onMark }: SpotItemProps) {
  const mark = () => onMark(spot._id);
  const leave = () => onMark(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only highlights the pin; the card's own link and buttons are interactive
    <div
      className={cx(styles.item, marked && styles.marked)}
      data-spot={spot._id}
      onMouseEnter={mark}
      onMouseLeave={leave}
      onFocus={mark}
      onBlur={leave}
    >
      <SpotCard spot={spot} />
    </div>
  );
});
