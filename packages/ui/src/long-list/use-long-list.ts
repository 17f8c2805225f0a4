import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rememberedList, rememberList } from './list-memory.ts';
import styles from './long-list.module.css';
import { type ListLayout, useListLayout } from './use-list-layout.ts';

interface LongListOptions<List extends HTMLElement> {
  /** What was measured of the list is remembered under this name. Another name is another list: give it a key. */
  name: string;
  list: RefObject<List | null>;
  /** By Back or Forward: to the place that was left. */
  isReturn: boolean;
  /** How many items there are. */
  count: number;
  /** Names an item, whatever its place is. Another function where that changes. */
  keyOf: (item: number) => string | number;
  /** Pixels of a row that was never on the screen, by its first item. */
  guess: (item: number) => number;
  /** The layout that is likely, until the browser has laid the page out. */
  layout: ListLayout;
  /** Rows that are drawn above and below the screen. */
  beside: number;
}

/** A row that is drawn. */
export interface LongRow {
  index: number;
  /** Its items: from the first up to the one after the last. */
  from: number;
  to: number;
  /** Pixels of the rows after it that are not drawn, where others follow. */
  skipped: number;
}

/**
 * A list that scrolls with the page: only the rows near the screen are in the page, and paddings stand for the others. The
 * row that had the focus last stays with its neighbours, so that the keyboard leads on from it.
 */
export function useLongList<List extends HTMLElement>(options: LongListOptions<List>) {
  const { name, list, isReturn, count, keyOf, guess, beside } = options;
  const [left] = useState(() => (isReturn ? rememberedList(name) : undefined));
  const [page] = useState(() => location.pathname);
  const layout = useListLayout(list, left?.layout ?? options.layout);
  const { above, inRow, gap } = layout;
  const rowCount = Math.ceil(count / inRow);
  const [focused, setFocused] = useState<string | number>();
  const keyOfRow = useCallback((row: number) => keyOf(row * inRow), [keyOf, inRow]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    getItemKey: keyOfRow,
    estimateSize: (row) => guess(row * inRow),
    measureElement: heightOf,
    gap,
    scrollMargin: above,
    // What one sees comes in the first painting.
    overscan: useDeferredValue(beside, 0),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused, keyOfRow), [focused, keyOfRow]),
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: left?.scrolled ?? 0,
    initialMeasurementsCache: left?.rows ?? [],
    observeElementOffset: (instance, tell) =>
      observeWindowOffset(instance, whilePageStands(page, isReturn, tell)),
    // Where the page stands at first is for the shell to say.
    scrollToFn: (offset, { adjustments, ...how }, instance) => {
      if (adjustments) windowScroll(offset, { adjustments, ...how }, instance);
    },
    useFlushSync: false,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAboveScreen;

  const latest = useRef(layout);
  useEffect(() => {
    latest.current = layout;
  });
  useLayoutEffect(
    () => () =>
      rememberList(name, {
        scrolled: virtualizer.scrollOffset ?? 0,
        layout: latest.current,
        rows: virtualizer.takeSnapshot(),
      }),
    [name, virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  // No custom properties: all that the rows hold would inherit them, and be styled again with every change.
  const style: CSSProperties = {
    paddingBlockStart: Math.max(0, (first?.start ?? above) - above),
    paddingBlockEnd: Math.max(0, virtualizer.getTotalSize() + above - (last?.end ?? above)),
  };
  const rows = items.map(({ index, end }, at): LongRow => {
    const next = items[at + 1];
    return {
      index,
      from: index * inRow,
      to: Math.min(count, (index + 1) * inRow),
      skipped: next && next.index > index + 1 ? next.start - end - gap : 0,
    };
  });
  return {
    rows,
    /** Of the first item of each row, which has the row's index as `data-index`. */
    measure: virtualizer.measureElement as RefCallback<HTMLElement>,
    listProps: {
      className: styles.list,
      style,
      onFocus: ({ target, currentTarget }: FocusEvent<List>) => {
        const row = target.closest<HTMLElement>('[data-index]');
        // In a dialog that a row opened it is no part of the list.
        if (row && currentTarget.contains(row)) setFocused(keyOfRow(Number(row.dataset.index)));
      },
    },
  };
}

/** Passes on where the page stands, but for what happens on the way to it and away from it. */
function whilePageStands(
  page: string,
  isReturn: boolean,
  tell: (scrolled: number, isScrolling: boolean) => void,
): typeof tell {
  let isArriving = !isReturn;
  let before = scrollY;
  return (scrolled, isScrolling) => {
    // The page that comes next scrolls while this one still stands: this one stays as it was left.
    if (location.pathname !== page) return;
    // The shell scrolls a page that one goes to up to its top: what it passes is not drawn, and not corrected for.
    const isOnTheWay = isArriving && isScrolling && scrolled > 0 && scrolled <= before;
    before = scrolled;
    if (isOnTheWay) return;
    isArriving = false;
    tell(scrolled, isScrolling);
  };
}

function withFocused(
  range: Range,
  focused: string | number | undefined,
  keyOf: (row: number) => string | number,
) {
  const near = defaultRangeExtractor(range);
  if (focused === undefined) return near;
  const { count } = range;
  let row = 0;
  while (row < count && keyOf(row) !== focused) row += 1;
  if (row === count) return near;
  const beside = [row - 1, row, row + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...near, ...beside])].sort((one, other) => one - other);
}

/**
 * As the browser tells it after its layout: to ask for it would force one more. Changes of a part of a pixel are left: they
 * may come and go with where the row lies.
 */
function heightOf(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, options, itemSizeCache }: Virtualizer<Window, HTMLElement>,
): number {
  const row = indexFromElement(element);
  const known = itemSizeCache.get(options.getItemKey(row));
  const now = entry?.borderBoxSize[0]?.blockSize ?? 0;
  // A page is hidden before it is taken down: its rows have no height then.
  if (now === 0 || Math.abs(now - (known ?? 0)) < 1) return known ?? options.estimateSize(row);
  return now;
}

/** What grows or shrinks above what one looks at moves the page along. */
function isAboveScreen(
  { start, end, key }: { start: number; end: number; key: unknown },
  _delta: number,
  { scrollOffset, itemSizeCache }: Virtualizer<Window, HTMLElement>,
): boolean {
  const isKnown = itemSizeCache.has(key as string);
  return (isKnown ? end : start) <= (scrollOffset ?? 0) && (scrollOffset ?? 0) > 0;
}
