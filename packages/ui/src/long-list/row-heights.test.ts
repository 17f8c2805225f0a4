import { rowHeights } from './row-heights.ts';

/** Has the browser lay rows out: jsdom has no layout. */
let layOut: (...sizes: { target: Element; height: number }[]) => void;
const followed = new Set<Element>();

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      layOut = (...sizes) =>
        tell(
          sizes.map(({ target, height }) => ({ target, contentRect: { height } }) as ResizeObserverEntry),
          this as never,
        );
    }
    observe(row: Element) {
      followed.add(row);
    }
    unobserve(row: Element) {
      followed.delete(row);
    }
    disconnect() {}
  } as never;
});

it('knows a row by the height that it was drawn with last, also once its page was left', () => {
  const row = document.createElement('article');
  const stop = rowHeights('feed', true).follow('one', row);
  layOut({ target: row, height: 480.5 });
  // The page is hidden before it is taken down.
  layOut({ target: row, height: 0 });
  stop();
  expect(followed).not.toContain(row);
  const heights = rowHeights('feed', false);
  expect([heights.of('one'), heights.of('other')]).toEqual([480.5, undefined]);
});

it('forgets what it knew of a list that is opened again, and of no other', () => {
  rowHeights('feed', true).place = 900;
  rowHeights('other feed', true).place = 700;
  expect(rowHeights('feed', true).place).toBe(0);
  expect(rowHeights('other feed', false).place).toBe(700);
});
