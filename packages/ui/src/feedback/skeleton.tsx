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
  /**
   * `card` has the shape of a MediaCard in a grid, `entry` that of one in a stream, `note` that of a card of words,
   * `row` that of an Identity with its button, `field` that of a form's field, `line` that of text.
   */
  of?: 'card' | 'entry' | 'note' | 'row' | 'field' | 'line';
  count?: number;
  /** Of the cards' pictures. */
  ratio?: '16/9' | '4/3';
  /** The first card is drawn large across the list. */
  lead?: boolean;
}

const layouts = {
  card: 'cards',
  note: 'cards',
  entry: 'stream',
  row: 'rows',
  field: 'fields',
  line: 'fields',
};

/** Several pieces laid out as the list will be. */
export function SkeletonList({ of = 'card', count = 6, ratio = '16/9', lead = false }: SkeletonListProps) {
  return (
    <div
      className={cx(styles[layouts[of]], lead && styles.lead)}
      style={{ '--ratio': ratio } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <SkeletonPiece key={index} of={of} />
      ))}
    </div>
  );
}

function SkeletonPiece({ of }: Required<Pick<SkeletonListProps, 'of'>>) {
  if (of === 'line') return <Skeleton />;
  if (of === 'field')
    return (
      <div className={styles.words}>
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="2.75rem" />
      </div>
    );
  if (of === 'row') return <SkeletonRow action />;
  return (
    <div className={styles.card}>
      {of !== 'note' && <SkeletonPicture />}
      <div className={styles.words}>
        {of === 'entry' ? <SkeletonRow /> : <Skeleton width="35%" />}
        <Skeleton width="80%" />
        {of === 'note' && <SkeletonText />}
        <Skeleton width="45%" />
      </div>
    </div>
  );
}

/** The script that shows a waiting page puts the page's first picture into the first of them. */
function SkeletonPicture() {
  return (
    <div data-picture="">
      <Skeleton shape="block" className={styles.picture} />
    </div>
  );
}

function SkeletonRow({ action = false }: { action?: boolean }) {
  return (
    <div className={styles.row}>
      <Skeleton shape="circle" width="2.5rem" />
      <div className={styles.words}>
        <Skeleton width="40%" />
        <Skeleton width="24%" />
      </div>
      {action && <Skeleton shape="block" width="6rem" height="2rem" />}
    </div>
  );
}

function SkeletonText() {
  return (
    <>
      <Skeleton width="95%" />
      <Skeleton width="60%" />
    </>
  );
}
