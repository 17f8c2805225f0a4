/**
 * Pixels of the rows of a list as they were last drawn, and how far down its page was scrolled. They outlive the page: the
 * browser forgets a row's height with its element, and who comes back has to find a page as long as the one they left.
 */
export interface RowHeights {
  /** Where the page was last scrolled to. */
  place: number;
  of: (row: string) => number | undefined;
  /** Follows the height of a row's element. Returns how to stop: a ref. */
  follow: (row: string, element: Element) => () => void;
}

const lists = new Map<string, RowHeights>();

/** The heights of a list, by its name; `isNew` forgets them. */
export function rowHeights(list: string, isNew: boolean): RowHeights {
  const known = lists.get(list);
  if (known && !isNew) return known;
  const heights = create();
  lists.set(list, heights);
  return heights;
}

function create(): RowHeights {
  const heights = new Map<string, number>();
  const rows = new WeakMap<Element, string>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const row = rows.get(target);
      // A page is hidden before it is taken down: its rows have no height then.
      if (row !== undefined && contentRect.height > 0) heights.set(row, contentRect.height);
    }
  });
  return {
    place: 0,
    of: (row) => heights.get(row),
    follow(row, element) {
      rows.set(element, row);
      observer.observe(element);
      return () => observer.unobserve(element);
    },
  };
}
