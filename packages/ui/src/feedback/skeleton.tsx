import type { CSSProperties } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS length; text fills its line by default. */
  width?: string;
  height?: string;
  className?: string;
}

/** One grey piece in the shape of what is coming. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], className)}
      style={{ '--width': width, '--height': height } as CSSProperties}
    />
  );
}

export interface SkeletonListProps {
  /** `card` has the shape of a MediaCard, `note` that of a card of words, `row` that of an Identity, `line` that of text. */
  of?: 'card' | 'note' | 'row' | 'line';
  count?: number;
}

/** Several pieces laid out as the list will be. */
export function SkeletonList({ of = 'card', count = 6 }: SkeletonListProps) {
  return (
    <div className={of === 'card' || of === 'note' ? styles.cards : styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <SkeletonPiece key={index} of={of} />
      ))}
    </div>
  );
}

function SkeletonPiece({ of }: Required<Pick<SkeletonListProps, 'of'>>) {
  if (of === 'line') return <Skeleton />;
  if (of === 'row')
    return (
      <div className={styles.row}>
        <Skeleton shape="circle" width="2.5rem" />
        <div className={styles.words}>
          <Skeleton width="40%" />
          <Skeleton width="24%" />
        </div>
      </div>
    );
  return (
    <div className={styles.card}>
      {of === 'card' && <Skeleton shape="block" className={styles.picture} />}
      <div className={styles.words}>
        <Skeleton width="35%" />
        <Skeleton width="80%" />
        {of === 'note' && <SkeletonText />}
      </div>
    </div>
  );
}

function SkeletonText() {
  return (
    <>
      <Skeleton width="95%" />
      <Skeleton width="60%" />
      <Skeleton width="45%" />
    </>
  );
}
