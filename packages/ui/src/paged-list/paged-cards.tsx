import { CardGrid, cx } from '@estela/ui';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import styles from './paged-list.module.css';

/** About the size of a card with the space around it, in pixels. */
const card = { width: 320, height: 300 };

/** What the screen shows without scrolling. The other cards are drawn right after. */
function onScreen(): number {
  return Math.max(1, Math.floor(innerWidth / card.width)) * Math.ceil(innerHeight / card.height);
}

const none: readonly never[] = [];

export interface PagedCardsProps<Item> {
  items: readonly Item[];
  /** Name of the list, where a page has several. */
  label?: string | undefined;
  /** Another page is on its way. */
  isStale: boolean;
  /** `<li>` elements of some of the items, the first of which is at `start` of the list. */
  children: (items: readonly Item[], start: number) => readonly ReactNode[];
}

/** The cards of a page, those that are on the screen first. */
export function PagedCards<Item>({ items, label, isStale, children }: PagedCardsProps<Item>) {
  const [first] = useState(onScreen);
  const settled = useDeferredValue(items, none);
  const hasAll = settled === items;
  // What is about to go is not drawn anew for it.
  const latest = useRef(children);
  if (!isStale) latest.current = children;
  const draw = latest.current;
  const head = useMemo(() => draw(items.slice(0, first), 0), [draw, items, first]);
  const rest = useMemo(() => (hasAll ? draw(items.slice(first), first) : none), [draw, items, first, hasAll]);
  return (
    <CardGrid label={label} className={cx(isStale && styles.stale)}>
      {[...head, ...rest]}
    </CardGrid>
  );
}
