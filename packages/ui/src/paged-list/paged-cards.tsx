import { CardGrid, cx } from '@estela/ui';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import styles from './paged-list.module.css';

/** The least that a card takes with the space around it, in pixels: see `CardGrid`. */
const card = { width: 290, height: 300 };

/** The page's bar, heading and tools stand above the cards: at least so high, in pixels. */
const above = 300;

/** From this width on, in pixels, the menu stands beside the page, which has room for no more cards in a row. */
const menu = { from: 1024, width: 240 };
const mostInRow = 3;

/** Cards that a page has room for side by side. */
export function cardsInRow(): number {
  const width = innerWidth - (innerWidth >= menu.from ? menu.width : 0);
  return Math.min(Math.max(1, Math.floor(width / card.width)), mostInRow);
}

/** The rows that the screen shows in full, and one at least. The other cards are drawn right after. */
function cardsOnScreen(): number {
  return cardsInRow() * Math.max(1, Math.floor((innerHeight - above) / card.height));
}

const none: readonly never[] = [];

export interface PagedCardsProps<Item> {
  items: readonly Item[];
  /** Another page is on its way. */
  isStale: boolean;
  /** `<li>` elements of some of the items, the first of which is at `start` of the list. */
  children: (items: readonly Item[], start: number) => readonly ReactNode[];
}

/** The cards of a page, those that one sees in full first. */
export function PagedCards<Item>({ items, isStale, children }: PagedCardsProps<Item>) {
  const [first] = useState(cardsOnScreen);
  const settled = useDeferredValue(items, none);
  // Of a page that stands there already some cards change: the others, drawn late, would go for a moment, and with them
  // the focus and the place on the page.
  const hasAll = settled === items || settled.some((item) => items.includes(item));
  // What is about to go is not drawn again for it.
  const latest = useRef(children);
  if (!isStale) latest.current = children;
  const draw = latest.current;
  const head = useMemo(() => draw(items.slice(0, first), 0), [draw, items, first]);
  const rest = useMemo(() => (hasAll ? draw(items.slice(first), first) : none), [draw, items, first, hasAll]);
  return <CardGrid className={cx(isStale && styles.stale)}>{[...head, ...rest]}</CardGrid>;
}
