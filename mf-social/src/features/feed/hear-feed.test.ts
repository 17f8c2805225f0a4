import { hearFeed } from './hear-feed.ts';

/** Streams that were opened, as far as they still are. */
let open: EventTarget[] = [];
const times = { poll: 60_000, gap: [100, 100] as [number, number] };

beforeEach(() => {
  open = [];
  jest.useFakeTimers();
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }

    close() {
      open = open.filter((one) => one !== this);
    }
  } as unknown as typeof EventSource;
});
afterEach(() => jest.useRealTimers());

const tell = (kind: string) => open[0]?.dispatchEvent(new Event(kind));

function look(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks once for what comes in quick succession, and at intervals after the stream has ended', async () => {
  const onNews = jest.fn();
  const getTicket = jest.fn(async () => 'once');
  const stop = hearFeed({ onNews, getTicket }, times);
  await jest.advanceTimersByTimeAsync(0);
  tell('ready');
  expect(onNews).toHaveBeenCalledTimes(1);
  for (const _ of [1, 2, 3]) tell('feed');
  await jest.advanceTimersByTimeAsync(100);
  expect(onNews).toHaveBeenCalledTimes(2);
  tell('bye');
  expect(open).toEqual([]);
  await jest.advanceTimersByTimeAsync(times.poll);
  expect(onNews).toHaveBeenCalledTimes(3);
  expect(getTicket).toHaveBeenCalledTimes(2);
  expect(open).toHaveLength(1);
  stop();
  expect(open).toEqual([]);
});

it('holds no connection in a tab that nobody looks at, and none for guests', async () => {
  const stop = hearFeed({ onNews: jest.fn(), getTicket: async () => 'once' }, times);
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(1);
  look(true);
  expect(open).toEqual([]);
  look(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(1);
  stop();

  const onNews = jest.fn();
  const stopGuest = hearFeed({ onNews }, times);
  await jest.advanceTimersByTimeAsync(times.poll);
  expect([open.length, onNews.mock.calls.length]).toEqual([0, 1]);
  stopGuest();
});
