import { listenForReleases } from './listen-for-releases.ts';

const change = { sequence: 7, id: 'aaaaaaaaaaaa' };
const times = { poll: 1000, silence: 5000, pause: 10_000 };

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('composition', { data: JSON.stringify(data) }));
  }
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}
const open = () => FakeStream.all.filter(({ readyState }) => readyState !== FakeStream.CLOSED);

/** Tabs of one browser: a message of one reaches all others. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

/** One holder at a time; the next waits until the work of the one before has ended. */
function fakeLocks() {
  let last = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      return turn;
    },
  };
}

const stops: (() => void)[] = [];
function aTab() {
  const tab = { onChange: jest.fn(), ask: jest.fn(async () => change) };
  const stop = listenForReleases(tab, times);
  stops.push(stop);
  return { ...tab, stop };
}

function show(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  FakeStream.all = [];
  Object.assign(globalThis, { EventSource: FakeStream, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await settle();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  jest.useRealTimers();
});

test('one tab has the stream, and all are notified of a change', async () => {
  const tabs = [aTab(), aTab(), aTab()];
  await settle();
  expect(open()).toHaveLength(1);
  expect(open()[0]?.url).toBe('/composition/events');
  open()[0]?.say(change);
  for (const { onChange } of tabs) expect(onChange).toHaveBeenCalledWith(change);
});

test('a tab that is opened later gets the last message of the stream', async () => {
  aTab();
  await settle();
  open()[0]?.say(change);
  const { onChange } = aTab();
  await settle();
  expect(onChange).toHaveBeenCalledWith(change);
  expect(open()).toHaveLength(1);
});

test('when the tab with the stream is closed, the next one opens it', async () => {
  const [first, second] = [aTab(), aTab()];
  await settle();
  first.stop();
  await settle();
  expect(open()).toHaveLength(1);
  open()[0]?.say(change);
  expect(first.onChange).not.toHaveBeenCalled();
  expect(second.onChange).toHaveBeenCalledWith(change);
});

test('a hidden tab is not notified, and polls as soon as it is visible', async () => {
  const { onChange, ask } = aTab();
  await settle();
  show(true);
  await settle();
  expect(open()).toHaveLength(0);
  for (const channel of FakeChannel.all) channel.onmessage?.({ data: change });
  expect(onChange).not.toHaveBeenCalled();
  show(false);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(open()).toHaveLength(1);
});

test('when the stream is refused the tab polls for all, and tries the stream again later', async () => {
  const [first, second] = [aTab(), aTab()];
  await settle();
  open()[0]?.refuse();
  await settle();
  await jest.advanceTimersByTimeAsync(2 * times.poll);
  expect(first.ask).toHaveBeenCalledTimes(3);
  expect(second.ask).not.toHaveBeenCalled();
  expect(second.onChange).toHaveBeenCalledWith(change);
  await jest.advanceTimersByTimeAsync(times.pause);
  expect(open()).toHaveLength(1);
});

test('a stream that has gone silent counts as refused', async () => {
  const { ask } = aTab();
  await settle();
  await jest.advanceTimersByTimeAsync(times.silence - 1);
  open()[0]?.say(change);
  await jest.advanceTimersByTimeAsync(times.silence - 1);
  expect(ask).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalled();
});

test('without locks each tab polls', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const { ask, stop } = aTab();
  await jest.advanceTimersByTimeAsync(times.poll);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(FakeStream.all).toHaveLength(0);
  stop();
  await jest.advanceTimersByTimeAsync(times.poll);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('messages that report no change are ignored', async () => {
  const { onChange } = aTab();
  await settle();
  open()[0]?.say({ sequence: 'many' });
  open()[0]?.dispatchEvent(new MessageEvent('composition', { data: '<html>' }));
  expect(onChange).not.toHaveBeenCalled();
});
