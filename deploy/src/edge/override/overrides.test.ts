import { rm, writeFile } from 'node:fs/promises';
import type { Composition } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { edge } from '../edge.ts';
import { storeSource } from '../store-source.ts';

const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
let app: FastifyInstance;

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-gear', '1.0.0');
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear');
  app = Fastify({ logger: false });
  const settings = { publicUrl: 'https://estela.example' };
  await app.register(edge, { source: storeSource(workspace.store), settings });
  await app.ready();
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
  await workspace.remove();
});

/** Runs a command that prints a link, and opens it; returns the cookie that the browser then has. */
async function open(...args: string[]): Promise<string> {
  expect(await workspace.fleet(...args, '--json')).toBe(0);
  const { link } = JSON.parse(workspace.lines.join('\n'));
  const answer = await app.inject(link);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']);
}

async function compositionFor(cookie?: string): Promise<Composition> {
  const answer = await app.inject({ url: '/composition.json', headers: cookie ? { cookie } : {} });
  return answer.json();
}

test('a link shows a published version to the browser that opened it, and to no other', async () => {
  const cookie = await open('override', 'mf-gear', gear('2.0.0'));
  expect(cookie).toMatch(
    /^estela_override=[\w.-]+; Path=\/; Max-Age=7(?:200|199); HttpOnly; SameSite=Lax; Secure$/,
  );
  const page = await app.inject({ url: '/drones', headers: { cookie: `language=en; ${cookie}` } });
  expect(page.body).toContain(`/remotes/mf-gear/${gear('2.0.0')}/entry.js`);
  expect((await app.inject('/drones')).body).not.toContain(gear('2.0.0'));

  const [shown, live] = [await compositionFor(cookie), await compositionFor()];
  expect(shown.remotes['mf-gear']?.version).toBe(gear('2.0.0'));
  expect(shown.remotes['mf-flights']).toEqual(live.remotes['mf-flights']);
  expect(shown.override).toEqual({ apps: { 'mf-gear': gear('2.0.0') }, until: expect.any(String) });
  expect(live.override).toBeUndefined();
  expect(shown.id).not.toBe(live.id);
});

test.each(['/drones', '/composition.json'])('%s with an override never enters a cache', async (url) => {
  const normal = await app.inject(url);
  const cookie = await open('override', 'mf-gear', gear('2.0.0'));
  const own = await app.inject({ url, headers: { cookie, 'if-none-match': String(normal.headers.etag) } });
  expect(own.statusCode).toBe(200);
  expect(own.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie',
  });
  expect(own.headers.etag).toBeUndefined();
  const again = await app.inject({ url, headers: { 'if-none-match': String(normal.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('the override ends by itself, and a changed cookie is none', async () => {
  const cookie = await open('override', 'mf-gear', gear('2.0.0'), '--for', '30m');
  const token = /=([\w.-]+)/.exec(cookie)?.[1] ?? '';
  const [body = '', mac = ''] = token.split('.');
  const forged = Buffer.from(body, 'base64url')
    .toString()
    .replace(/"until":\d/, '"until":9');
  for (const other of [`${Buffer.from(forged).toString('base64url')}.${mac}`, `${body}.`, body, `${token}x`])
    expect((await compositionFor(`estela_override=${other}`)).override).toBeUndefined();
  for (const end of ['x', '.1', '=', '=%3B%20Domain=estela.example'])
    expect((await app.inject(`/override/${body}.${mac}${end}`)).statusCode).toBe(410);

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 31 * 60_000 });
  expect((await compositionFor(cookie)).override).toBeUndefined();
  expect((await app.inject(`/override/${token}`)).statusCode).toBe(410);
});

test('leaving takes the cookie away and keeps the place, on this site only', async () => {
  const places = {
    '/drones?state=in-use#top': '/drones?state=in-use#top',
    '//evil.example/x': '/',
    '/.//evil.example': '/evil.example',
    'https://evil.example/': '/',
    '\\\\evil.example': '/',
  };
  for (const [to, place] of Object.entries(places)) {
    const answer = await app.inject(`/override/leave?to=${encodeURIComponent(to)}`);
    expect(answer.headers).toMatchObject({ location: place, 'cache-control': 'private, no-store' });
    expect(answer.headers['set-cookie']).toContain('estela_override=; Path=/; Max-Age=0');
  }
});

test.each(['gone', 'damaged', 'disabled'])(
  'a version that is %s gives the normal page and a notice',
  async (fault) => {
    const cookie = await open('override', 'mf-gear', gear('2.0.0'));
    const folder = workspace.store.paths.version('mf-gear', gear('2.0.0'));
    if (fault === 'disabled') await workspace.fleet('disable', 'mf-gear');
    else if (fault === 'gone') await rm(folder, { recursive: true });
    else await writeFile(workspace.store.fileOf('mf-gear', gear('2.0.0'), 'entry.js'), 'stolen()');
    const shown = await compositionFor(cookie);
    const { override, ...rest } = shown;
    expect(override?.missing).toEqual([`mf-gear@${gear('2.0.0')}`]);
    expect(rest).toEqual(await compositionFor());
  },
);

test('a link holds for several apps, and follows what else is released meanwhile', async () => {
  await workspace.build('shell', '2.0.0');
  await workspace.fleet('publish', 'shell');
  const cookie = await open('override', 'mf-gear', gear('2.0.0'), 'shell', versionOf('shell', '2.0.0'));
  await workspace.release('mf-flights', '2.0.0');
  const shown = await compositionFor(cookie);
  expect(shown.shell.version).toBe(versionOf('shell', '2.0.0'));
  expect(shown.remotes['mf-flights']?.version).toBe(versionOf('mf-flights', '2.0.0'));
});

test('a replay serves exactly the set that was live, by the first digits of its id', async () => {
  const { id, sequence, ...before } = await compositionFor();
  await workspace.release('mf-gear', '3.0.0');
  await workspace.release('shell', '2.0.0');
  const cookie = await open('replay', id.slice(0, 6));
  const shown = await compositionFor(cookie);
  expect(shown).toMatchObject({ ...before, id, override: { whole: true } });
});

test('a set with a disabled app is replayed with it disabled', async () => {
  await workspace.fleet('disable', 'mf-flights');
  const { id } = await compositionFor();
  await workspace.fleet('enable', 'mf-flights');
  const shown = await compositionFor(await open('replay', id));
  expect(shown.id).toBe(id);
  expect(shown.remotes['mf-flights']?.disabled).toBe(true);
});

test('the set of an overridden browser can be replayed, too', async () => {
  const { id } = await compositionFor(await open('override', 'mf-gear', gear('2.0.0')));
  expect((await compositionFor(await open('replay', id))).id).toBe(id);
});

test('links are refused for what cannot be shown, with the reason', async () => {
  const refused = async (...args: string[]) => {
    expect(await workspace.fleet(...args)).toBe(3);
    return workspace.errors.join('\n');
  };
  expect(await refused('override', 'mf-gear', '9.9.9')).toContain('mf-gear 9.9.9 is not published');
  expect(await refused('override', 'mf-gear', gear('2.0.0'), 'shell')).toContain('give a version for shell');
  expect(await refused('replay', 'abcdef')).toContain('no composition abcdef was live in this store');
  expect(await refused('replay', 'xyz')).toContain('is not the id of a composition');
  expect(await workspace.fleet('override', 'mf-gear', gear('2.0.0'), '--for', '8d')).toBe(2);

  const { id } = await compositionFor();
  await workspace.fleet('disable', 'mf-gear');
  expect(await refused('override', 'mf-gear', gear('2.0.0'))).toContain('mf-gear is disabled, for links too');
  await workspace.fleet('enable', 'mf-gear');
  await workspace.release('mf-gear', '3.0.0');
  await rm(workspace.store.paths.version('mf-gear', gear('1.0.0')), { recursive: true });
  expect(await refused('replay', id)).toContain(`missing or damaged in the store: mf-gear ${gear('1.0.0')}`);
});
