import { createEventStream } from './event-stream.ts';

/** Streams that were opened, as far as they still are. */
let open: EventTarget[] = [];
const pause = { first: 2_000, longest: 8_000 };

beforeEach(() => {
  open = [];
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tell = (kind: string) => open[0]?.dispatchEvent(new MessageEvent(kind, { data: '{}' }));

function aSubscriber(kind: string, pilotId = 'ana') {
  const getTicket = jest.fn(async (): Promise<string | undefined> => 'once');
  return { pilotId, kind, getTicket, onEvent: jest.fn(), onOpen: jest.fn() };
}

function look(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('opens one connection with the first subscriber and closes it with the last', async () => {
  const stream = createEventStream({ pause });
  const feed = aSubscriber('feed');
  const bell = aSubscriber('notification');
  const stopFeed = stream.subscribe(feed);
  await jest.advanceTimersByTimeAsync(0);
  expect([open.length, stream.isOpen()]).toEqual([1, false]);
  tell('ready');
  expect([stream.isOpen(), feed.onOpen.mock.calls.length]).toEqual([true, 1]);

  const stopBell = stream.subscribe(bell);
  expect(bell.onOpen).toHaveBeenCalledTimes(1);
  tell('notification');
  tell('feed');
  expect([feed.onEvent.mock.calls.length, bell.onEvent.mock.calls.length]).toEqual([1, 1]);
  expect([open.length, feed.getTicket.mock.calls.length, bell.getTicket.mock.calls.length]).toEqual([
    1, 1, 0,
  ]);

  stopFeed();
  tell('feed');
  expect([open.length, feed.onEvent.mock.calls.length]).toEqual([1, 1]);
  stopBell();
  expect([open.length, stream.isOpen()]).toEqual([0, false]);
});

it('comes back with a new ticket, later each time that none opens, and says that it is open again', async () => {
  const stream = createEventStream({ pause });
  const feed = aSubscriber('feed');
  const stop = stream.subscribe(feed);
  await jest.advanceTimersByTimeAsync(0);
  tell('ready');
  tell('bye');
  expect([open.length, stream.isOpen()]).toEqual([0, false]);
  feed.getTicket.mockResolvedValue(undefined);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(feed.getTicket).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(feed.getTicket).toHaveBeenCalledTimes(2);
  feed.getTicket.mockResolvedValue('twice');
  await jest.advanceTimersByTimeAsync(1);
  expect(open).toHaveLength(1);
  tell('ready');
  expect(feed.onOpen).toHaveBeenCalledTimes(2);
  stop();
  expect(open).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(feed.getTicket).toHaveBeenCalledTimes(3);
});

it('holds no connection in a tab that nobody looks at, and has its pages read again when it is looked at again', async () => {
  const stream = createEventStream({ pause });
  const feed = aSubscriber('feed');
  const stop = stream.subscribe(feed);
  await jest.advanceTimersByTimeAsync(0);
  tell('ready');
  look(true);
  expect([open.length, stream.isOpen()]).toEqual([0, false]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(open).toEqual([]);
  look(false);
  await jest.advanceTimersByTimeAsync(0);
  tell('ready');
  expect(feed.onOpen).toHaveBeenCalledTimes(2);
  stop();
  look(true);
  look(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toEqual([]);
});

it('gives another account a stream of its own', async () => {
  const stream = createEventStream({ pause });
  const stopAna = stream.subscribe(aSubscriber('feed'));
  await jest.advanceTimersByTimeAsync(0);
  tell('ready');
  const bruno = aSubscriber('feed', 'bruno');
  const stopBruno = stream.subscribe(bruno);
  expect([open.length, bruno.onOpen.mock.calls.length]).toEqual([0, 0]);
  await jest.advanceTimersByTimeAsync(0);
  expect([open.length, bruno.getTicket.mock.calls.length]).toEqual([1, 1]);
  stopAna();
  stopBruno();
});

it('waits while two other windows of the browser are connected, and takes the place of one that goes', async () => {
  const held = new Set(['estela-events-1']);
  let giveSecond: (() => void) | undefined;
  const locks = {
    request: async (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
      if (options.ifAvailable) return work(held.has(name) ? null : {});
      await new Promise<void>((resolve) => {
        giveSecond = resolve;
      });
      return work({});
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const stop = createEventStream({ pause }).subscribe(aSubscriber('feed'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(open).toHaveLength(0);
  giveSecond?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(1);
  stop();
  held.clear();
  const stopAgain = createEventStream({ pause }).subscribe(aSubscriber('feed'));
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(1);
  stopAgain();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});
