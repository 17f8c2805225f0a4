import type { CompositionChange } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import type { EventTimes } from './composition-events.ts';
import { edge } from './edge.ts';
import type { ReleaseSource } from './release-source.ts';
import { storeSource } from './store-source.ts';

let workspace: FakeWorkspace;
let app: FastifyInstance;

beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const name of ['shell', 'mf-gear']) await workspace.release(name, '1.0.0');
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

async function start(events: Partial<EventTimes> = {}, source: Partial<ReleaseSource> = {}): Promise<string> {
  // Connections that the client has opened ahead would be waited for.
  app = Fastify({ forceCloseConnections: true });
  const settings = { publicUrl: 'http://localhost' };
  await app.register(edge, { source: { ...storeSource(workspace.store), ...source }, settings, events });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function listen(address: string) {
  const line = new AbortController();
  const answer = await fetch(`${address}/composition/events`, { signal: line.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  /** The next message; undefined at the end of the stream. */
  async function next(): Promise<string | undefined> {
    while (!unread.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      unread += value;
    }
    const [message = '', ...rest] = unread.split('\n\n');
    unread = rest.join('\n\n');
    return message;
  }
  const change = async (): Promise<CompositionChange> =>
    JSON.parse((await next())?.replace('event: composition\ndata: ', '') ?? 'null');
  return { answer, next, change, leave: () => line.abort() };
}

async function live(address: string): Promise<CompositionChange> {
  const { sequence, id } = (await (await fetch(`${address}/composition.json`)).json()) as CompositionChange;
  return { sequence, id };
}

test('a listener hears what is live at once and after a change by another process', async () => {
  const address = await start({ look: 60_000 });
  const tab = await listen(address);
  expect(Object.fromEntries(tab.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(await tab.next()).toBe('retry: 3000');
  const before = await tab.change();
  expect(before).toEqual(await live(address));
  await workspace.release('mf-gear', '2.0.0');
  const after = await tab.change();
  expect(after).toEqual(await live(address));
  expect(after.sequence).toBe(before.sequence + 1);
  expect(after.id).not.toBe(before.id);
  tab.leave();
});

test('a change that no watcher reports is found by looking', async () => {
  const address = await start({ look: 50 }, { watched: undefined });
  const tab = await listen(address);
  await tab.next();
  await tab.change();
  await workspace.release('mf-gear', '2.0.0');
  expect(await tab.change()).toEqual(await live(address));
  tab.leave();
});

test('what is live is said again and again, so that a dead line shows', async () => {
  const tab = await listen(await start({ repeat: 50 }));
  await tab.next();
  const first = await tab.change();
  expect(await tab.change()).toEqual(first);
  tab.leave();
});

test('one listener too many is sent away, and may come when another has left', async () => {
  const address = await start({ listeners: 1 });
  const tab = await listen(address);
  await tab.next();
  const second = await fetch(`${address}/composition/events`);
  expect(second.status).toBe(503);
  expect(second.headers.get('retry-after')).toBe('60');
  tab.leave();
  const status = async () => {
    const { answer, leave } = await listen(address);
    leave();
    return answer.status;
  };
  while ((await status()) !== 200);
});

test('a stopping server ends its streams', async () => {
  const tab = await listen(await start());
  await tab.next();
  await tab.change();
  await app.close();
  expect(await tab.next()).toBeUndefined();
});
