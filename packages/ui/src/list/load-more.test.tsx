import { createI18n } from '@estela/i18n';
import { act, render } from '@testing-library/react';
import { LoadMore } from './load-more.tsx';

createI18n();

type Notify = (entries: { isIntersecting: boolean }[]) => void;
let watchers: { notify: Notify; stopped: boolean }[] = [];
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  watchers = [];
  globalThis.IntersectionObserver = class {
    watcher: { notify: Notify; stopped: boolean };
    constructor(notify: Notify) {
      this.watcher = { notify, stopped: false };
      watchers.push(this.watcher);
    }
    observe() {}
    disconnect() {
      this.watcher.stopped = true;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const watching = () => watchers.filter((watcher) => !watcher.stopped);

test('the next part loads when the end comes near', () => {
  const onMore = jest.fn();
  render(<LoadMore hasMore loading={false} onMore={onMore} />);
  act(() => watching()[0]?.notify([{ isIntersecting: true }]));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('nothing loads by itself while a part is loading or after one failed', () => {
  const { rerender } = render(<LoadMore hasMore loading onMore={jest.fn()} />);
  expect(watching()).toHaveLength(0);
  rerender(<LoadMore hasMore loading={false} onMore={jest.fn()} error="Sin conexión" />);
  expect(watching()).toHaveLength(0);
  rerender(<LoadMore hasMore loading={false} onMore={jest.fn()} />);
  expect(watching()).toHaveLength(1);
});

test('what could not be asked for while the list was read again is asked for after', () => {
  const onMore = jest.fn();
  const { rerender } = render(<LoadMore hasMore loading={false} paused onMore={onMore} />);
  expect(watching()).toHaveLength(0);
  rerender(<LoadMore hasMore loading={false} paused={false} onMore={onMore} />);
  act(() => watching()[0]?.notify([{ isIntersecting: true }]));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a list that has not heard it is asked again, until it loads or the end is far', () => {
  jest.useFakeTimers();
  const onMore = jest.fn();
  const { rerender } = render(<LoadMore hasMore loading={false} onMore={onMore} />);
  act(() => watching()[0]?.notify([{ isIntersecting: true }]));
  act(() => jest.advanceTimersByTime(500));
  expect(onMore).toHaveBeenCalledTimes(2);
  act(() => watching()[0]?.notify([{ isIntersecting: false }]));
  act(() => jest.advanceTimersByTime(5_000));
  expect(onMore).toHaveBeenCalledTimes(2);
  act(() => watching()[0]?.notify([{ isIntersecting: true }]));
  rerender(<LoadMore hasMore loading onMore={onMore} />);
  act(() => jest.advanceTimersByTime(5_000));
  expect(onMore).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
