import { createStore, Provider } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { act, render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { server } from '../testing/server.ts';
import { type LiveEvents, useLive } from './index.ts';

const streams: EventTarget[] = [];
const pollEvery = 60_000;

beforeEach(() => {
  streams.length = 0;
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }

    close() {
      streams.splice(streams.indexOf(this), 1);
    }
  } as unknown as typeof EventSource;
  server.use(
    http.post('/api/events/ticket', () =>
      HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
    ),
  );
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const tell = (kind: string, data: object = {}) =>
  act(() => streams[0]?.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) })));

const ana = { _id: 'u1', username: 'ana', name: 'Ana' } as OwnUser;

const show = (part: ReactElement, user: OwnUser | null = ana) =>
  render(<Provider store={createStore({ user })}>{part}</Provider>);

function Part({ kind, ...options }: Parameters<typeof useLive>[1] & { kind: keyof LiveEvents }) {
  useLive(kind, options);
  return null;
}

test('all parts of a page, in roots of their own too, hear by one stream', async () => {
  const [onNotification, onComment, onMissed, onLate] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const bell = show(<Part kind="notification" onEvent={onNotification} onMissed={onMissed} />);
  const talk = show(<Part kind="comment" onEvent={onComment} onMissed={jest.fn()} />);
  await waitFor(() => expect(streams).toHaveLength(1));
  tell('ready');
  tell('notification', { _id: 'n1', kind: 'like' });
  tell('comment', { flight: 'f1', comment: 'c1' });
  expect(onNotification.mock.calls).toEqual([[{ _id: 'n1', kind: 'like' }]]);
  expect(onComment.mock.calls).toEqual([[{ flight: 'f1', comment: 'c1' }]]);
  const late = show(<Part kind="feed" onEvent={jest.fn()} onMissed={onLate} />);
  expect([onMissed.mock.calls, onLate.mock.calls]).toEqual([[['first']], [['found']]]);
  late.unmount();
  bell.unmount();
  expect(streams).toHaveLength(1);
  talk.unmount();
  expect(streams).toEqual([]);
});

test.each([false, undefined])('a part that wants it by %p holds no stream', async (isWanted) => {
  show(<Part kind="feed" onEvent={jest.fn()} onMissed={jest.fn()} isWanted={isWanted} />);
  const other = show(<Part kind="comment" onEvent={jest.fn()} onMissed={jest.fn()} isWanted />);
  await waitFor(() => expect(streams).toHaveLength(1));
  other.unmount();
  expect(streams).toEqual([]);
});

test('guests hold no stream: they ask at intervals, as who finds none does', async () => {
  jest.useFakeTimers();
  const onMissed = jest.fn();
  const feed = <Part kind="feed" onEvent={jest.fn()} onMissed={onMissed} pollEvery={pollEvery} />;
  const guest = show(feed, null);
  await act(() => jest.advanceTimersByTimeAsync(pollEvery));
  expect([streams.length, onMissed.mock.calls]).toEqual([0, [['again']]]);
  guest.unmount();
  Reflect.deleteProperty(globalThis, 'EventSource');
  const pilot = show(feed);
  await act(() => jest.advanceTimersByTimeAsync(pollEvery));
  expect(onMissed).toHaveBeenCalledTimes(2);
  pilot.unmount();
});
