import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the style sheet lays a list out. */
export interface ListLayout {
  /** Pixels of the page above the list. */
  above: number;
  /** Items side by side in a row. */
  inRow: number;
  /** Pixels between two rows. */
  gap: number;
}

/** The layout as it is; `first` until the browser has laid the page out. */
export function useListLayout(list: RefObject<HTMLElement | null>, first: ListLayout): ListLayout {
  const [layout, setLayout] = useState(first);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // The body, too: what changes above the list makes the page longer or shorter.
    const observer = new ResizeObserver(() => {
      const { top, width } = element.getBoundingClientRect();
      // A page is hidden before it is taken down.
      if (width === 0) return;
      const style = getComputedStyle(element);
      const now = {
        above: Math.round(top + scrollY),
        inRow: style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1,
        gap: Number.parseFloat(style.rowGap) || 0,
      };
      setLayout((known) => (isSame(known, now) ? known : now));
    });
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

function isSame(one: ListLayout, other: ListLayout): boolean {
  return one.above === other.above && one.inRow === other.inRow && one.gap === other.gap;
}
