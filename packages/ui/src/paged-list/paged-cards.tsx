import { CardGrid, cx } from '@estela/ui';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styles from './paged-list.module.css';

/** Three rows of four: what any screen shows without scrolling. The other cards are drawn right after them. */
const first = 12;

const none: readonly never[] = [];

export interface PagedCardsProps<Item> {
  items: readonly Item[];
  /** Another page is on its way. */
  isStale: boolean;
  /** `<li>` elements of some of the items, the first of which is at `start` of the list. */
  children: (items: readonly Item[], start: number) => readonly ReactNode[];
}

/** The cards of a page, those that are on the screen first. */
export function PagedCards<Item>({ items, isStale, children }: PagedCardsProps<Item>) {
  const settled = useDeferredValue(items, none);
  const hasAll = settled === items;
  // What is about to go is not drawn anew for it.
  const latest = useRef(children);
  if (!isStale) latest.current = children;
  const draw = latest.current;
  const head = useMemo(() => draw(items.slice(0, first), 0), [draw, items]);
  const rest = useMemo(() => (hasAll ? draw(items.slice(first), first) : none), [draw, items, hasAll]);
  return <CardGrid className={cx(isStale && styles.stale)}>{[...head, ...rest]}</CardGrid>;
}
