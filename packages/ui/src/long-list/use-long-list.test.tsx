import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { roomAfter } from './room-after.ts';
import { useLongList } from './use-long-list.ts';

/** What the observers of sizes would be told: jsdom has no layout. */
const observers = new Set<{ tell: ResizeObserverCallback; targets: Set<Element> }>();

const resizeObserver = globalThis.ResizeObserver;
beforeAll(() => {
  globalThis.ResizeObserver = class {
    readonly #own;
    constructor(tell: ResizeObserverCallback) {
      this.#own = { tell, targets: new Set<Element>() };
      observers.add(this.#own);
    }
    observe(target: Element) {
      this.#own.targets.add(target);
    }
    unobserve(target: Element) {
      this.#own.targets.delete(target);
    }
    disconnect() {
      observers.delete(this.#own);
    }
  } as unknown as typeof ResizeObserver;
});
afterAll(() => {
  globalThis.ResizeObserver = resizeObserver;
});

let names = 0;
let name = '';
beforeEach(() => {
  names += 1;
  name = `list ${names}`;
  Object.assign(window, { scrollY: 0, innerHeight: 500, scrollTo: jest.fn() });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 20_000 });
});

function List({ isReturn = false, count = 100 }: { isReturn?: boolean; count?: number }) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, measure, listProps } = useLongList({
    name,
    list,
    isReturn,
    count,
    keyOf,
    guess: () => 100,
    layout: { above: 0, inRow: 1, gap: 0 },
    beside: 2,
  });
  return (
    <div {...listProps} ref={list} role="feed">
      {rows.map(({ index, skipped }) => (
        <article key={index} ref={measure} data-index={index} tabIndex={-1} style={roomAfter(skipped)}>
          {index}
        </article>
      ))}
    </div>
  );
}

const keyOf = (item: number) => item;

const drawn = () => screen.getAllByRole('article').map(({ textContent }) => Number(textContent));

const fromTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const paddings = () =>
  ['padding-block-start', 'padding-block-end'].map((name) =>
    Number.parseFloat(screen.getByRole('feed').style.getPropertyValue(name)),
  );

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/** The browser has laid the rows out. */
function layOut(heights: Record<number, number>) {
  act(() => {
    for (const { tell, targets } of [...observers]) {
      const entries = [...targets]
        .filter((target) => target.tagName === 'ARTICLE')
        .filter((target) => Number(target.textContent) in heights)
        .map((target) => ({
          target,
          borderBoxSize: [{ blockSize: heights[Number(target.textContent)] }],
        }));
      if (entries.length > 0) tell(entries as never, {} as never);
    }
  });
}

it('draws the rows on the screen and those beside them, with room for the others', () => {
  render(<List />);
  expect(drawn()).toEqual(fromTo(0, 6));
  expect(paddings()).toEqual([0, 9_300]);
  scrollTo(5_000);
  expect(drawn()).toEqual(fromTo(48, 56));
  expect(paddings()).toEqual([4_800, 4_300]);
});

it('leaves the row that had the focus and its neighbours in their places', () => {
  render(<List />);
  act(() => screen.getByText('3').focus());
  scrollTo(5_000);
  expect(drawn()).toEqual([...fromTo(2, 4), ...fromTo(48, 56)]);
  expect(screen.getByText('3')).toHaveFocus();
  expect(screen.getByText('4').style.marginBlockEnd).toBe('4300px');
  expect(paddings()).toEqual([200, 4_300]);
  act(() => screen.getByText('4').focus());
  expect(drawn().slice(0, 3)).toEqual(fromTo(3, 5));
});

it('draws for who comes back what was on the screen, in the first painting, on a page as long', () => {
  const { unmount } = render(<List />);
  scrollTo(5_000);
  layOut(Object.fromEntries(fromTo(48, 56).map((row) => [row, 150])));
  unmount();
  Object.assign(window, { scrollY: 0 });
  render(<List isReturn />);
  expect(drawn()).toContain(50);
  expect(drawn()).not.toContain(0);
  const [start = 0, end = 0] = paddings();
  expect(start + end + drawn().length * 150).toBe(10_000 + 9 * 50);
});

it('forgets what it knew of a list that is opened again', () => {
  const { unmount } = render(<List />);
  scrollTo(5_000);
  unmount();
  Object.assign(window, { scrollY: 0 });
  render(<List />);
  expect(drawn()).toEqual(fromTo(0, 6));
});

it('moves the page along with what turns out higher above the screen, and not with what does below', () => {
  render(<List />);
  scrollTo(5_000);
  layOut({ 56: 130 });
  expect(window.scrollTo).not.toHaveBeenCalled();
  layOut({ 48: 130 });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 5_030, behavior: undefined });
});

it('takes no notice of parts of a pixel, nor of the heights of a page that is hidden', () => {
  render(<List />);
  layOut({ 0: 120 });
  expect(paddings()).toEqual([0, 9_300]);
  layOut({ 0: 120.6 });
  layOut({ 0: 0 });
  scrollTo(5_020);
  expect(drawn()).toEqual(fromTo(48, 56));
  expect(paddings()[0]).toBe(4_820);
});

it('draws nothing of what the page passes on the way to its top', () => {
  Object.assign(window, { scrollY: 5_000 });
  render(<List />);
  for (const top of [4_000, 2_000, 300]) scrollTo(top);
  expect(drawn()).toEqual(fromTo(0, 6));
  scrollTo(0);
  scrollTo(1_000);
  expect(drawn()).toContain(10);
});

it('stays as it was left while the next page scrolls', () => {
  render(<List />);
  scrollTo(5_000);
  const own = location.pathname;
  history.pushState(null, '', '/elsewhere');
  scrollTo(0);
  expect(drawn()).toEqual(fromTo(48, 56));
  history.replaceState(null, '', own);
});
