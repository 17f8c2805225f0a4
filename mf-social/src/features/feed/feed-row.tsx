import { watchNear } from '@estela/ui/near-view';
import { memo, startTransition, useLayoutEffect, useRef, useState } from 'react';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { nameOf, type FeedRow as Row } from './feed-rows.ts';
import { inTurn } from './in-turn.ts';
import { NewPilots } from './new-pilots.tsx';
import type { RowMemory } from './row-memory.ts';

/** Pixels of a row that was never on the screen. */
const guess = { flight: 560, drone: 360, spot: 420, pilot: 110 };

export function heightOf({ key, items: [first] }: Row, memory: RowMemory): number {
  return memory.get(key)?.height ?? guess[first.kind] ?? guess.pilot;
}

interface FeedRowProps {
  row: Row;
  /** From 1. */
  place: number;
  /** How many there are; -1 while nobody knows. */
  size: number;
  memory: RowMemory;
  /** Drawn in full in the first painting. */
  atOnce: boolean;
  first: boolean;
}

/**
 * A row of the feed. Far from the screen only its words stand in it, at the height that it had: the page keeps its
 * length, and searching the page and reading it aloud still find everything.
 */
export const FeedRow = memo(function FeedRow({ row, place, size, memory, atOnce, first }: FeedRowProps) {
  const element = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(atOnce);
  const { key, items } = row;
  const [item] = items;

  useLayoutEffect(() => {
    const article = element.current;
    if (!article || !isNear || typeof ResizeObserver === 'undefined') return;
    // Not when it leaves: the page is hidden before it is taken down, and has no heights any more.
    const observer = new ResizeObserver(() => {
      const { height } = article.getBoundingClientRect();
      if (height > 0) memory.set(key, { height, near: memory.get(key)?.near ?? true });
    });
    observer.observe(article);
    return () => observer.disconnect();
  }, [isNear, memory, key]);

  useLayoutEffect(() => {
    const article = element.current;
    if (!article) return;
    const page = location.pathname;
    let stop = () => {};
    const unwatch = watchNear(article, (near) => {
      // The page that comes next scrolls while this one still stands: this one stays as it was left.
      if (location.pathname !== page) return;
      // What has the focus stays: it would be lost.
      if (!near && article.contains(document.activeElement)) return;
      stop();
      const { top, bottom, height } = article.getBoundingClientRect();
      memory.set(key, { height: memory.get(key)?.height ?? height, near });
      // Cards take a while: scrolling goes on meanwhile.
      const draw = () => startTransition(() => setNear(near));
      if (near) stop = inTurn(draw, bottom > 0 && top < innerHeight);
      else draw();
    });
    return () => {
      stop();
      unwatch();
    };
  }, [memory, key]);

  return (
    <article
      ref={element}
      tabIndex={-1}
      aria-posinset={place}
      aria-setsize={size}
      aria-label={items.length === 1 ? nameOf(item) : undefined}
      className={isNear ? styles.row : styles.far}
      style={isNear ? undefined : { height: heightOf(row, memory) }}
    >
      {isNear ? <Drawn row={row} first={first} /> : items.map((one) => <Words key={one._id} item={one} />)}
    </article>
  );
});

function Drawn({ row: { items }, first }: { row: Row; first: boolean }) {
  return items.length === 1 ? (
    <FeedEntry item={items[0]} first={first} as="div" />
  ) : (
    <NewPilots items={items} />
  );
}

function Words({ item }: { item: Row['items'][0] }) {
  return (
    <>
      <h2>{nameOf(item)}</h2>
      <p>{item.owner.name}</p>
    </>
  );
}
