import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

let workspace: FakeWorkspace;
let app: FastifyInstance;

beforeAll(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  const settings = { publicUrl: 'https://estela.example' };
  app = Fastify();
  await app.register(edge, { source: storeSource(workspace.store), settings });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await workspace.remove();
});

test('an app is installed in the language of its page, with pictures of the sizes that it names', async () => {
  for (const [language, shortcut] of [
    ['es', 'Registrar vuelo'],
    ['en', 'Log a flight'],
  ]) {
    const page = await app.inject({ url: '/about', headers: { cookie: `language=${language}` } });
    const address = /<link rel="manifest" href="([^"]*)">/.exec(page.body)?.[1] ?? '';
    const { headers, body } = await app.inject(address);
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ id: '/', lang: language, start_url: '/', display: 'standalone' });
    expect(manifest.shortcuts[0]).toMatchObject({ name: shortcut, url: '/flights?new=1' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await app.inject(src);
      expect([src, icon.headers['content-type']?.toString().split(';')[0]]).toEqual([src, type]);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(icon.rawPayload).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  }
});

test('a page names its icons and the colour of the bars around it in both themes', async () => {
  const { body } = await app.inject('/about');
  for (const theme of ['dark', 'light'])
    expect(body).toContain(`<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="#`);
  for (const [address, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
  ]) {
    expect(body).toContain(address);
    expect((await app.inject(String(address))).headers['content-type']).toContain(type);
  }
});

test('the page without a connection stands alone, in both languages, and its policy knows what is in it', async () => {
  const { body, headers } = await app.inject('/offline.html');
  expect(body).toMatch(
    /<main lang="es"[^>]*><svg.*?<\/svg><h1>Sin conexión<\/h1>.*<main lang="en"[^>]* hidden><svg.*?<\/svg><h1>No connection<\/h1>/,
  );
  expect(body).not.toMatch(/ (?:src|href)="[^"]/);
  const policy = String(headers['content-security-policy']);
  for (const element of ['style', 'script']) {
    const text = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(body)?.[1] ?? '';
    expect(policy).toContain(`${element}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

interface Event {
  request?: { mode: string; method: string };
  preloadResponse?: Promise<unknown>;
  addRoutes?: () => Promise<void>;
}

/** Runs the worker as a browser does, with a network that the test plays. */
async function startWorker(network: () => Promise<string>) {
  const { body, headers } = await app.inject('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const stores = new Map([
    ['estela-offline-old', new Set<string>()],
    ['of somebody else', new Set<string>()],
  ]);
  const listeners: Record<string, (event: object) => void> = {};
  const enable = jest.fn();
  runInNewContext(body, {
    addEventListener: (name: string, listener: () => void) => Object.assign(listeners, { [name]: listener }),
    skipWaiting: async () => undefined,
    registration: { navigationPreload: { enable } },
    Request: function Request(this: { url: string }, url: string) {
      this.url = url;
    },
    Response: { error: () => 'no page' },
    fetch: network,
    caches: {
      open: async (name: string) => {
        const kept = stores.get(name) ?? new Set<string>();
        stores.set(name, kept);
        return { add: async ({ url }: { url: string }) => void kept.add(url) };
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        stores.get(cacheName)?.has(url) ? `kept ${url}` : undefined,
    },
  });
  /** What the worker waits for, and what it answers; nothing where it leaves the request to the browser. */
  async function fire(name: string, event: Event = {}): Promise<unknown> {
    let answer: Promise<unknown> | undefined;
    const waits: Promise<unknown>[] = [];
    listeners[name]?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (given: Promise<unknown>) => {
        answer = given;
      },
    });
    await Promise.all(waits);
    return answer;
  }
  return { fire, stores, enable };
}

const navigation = { mode: 'navigate', method: 'GET' };
const cut = () => Promise.reject(new TypeError('no network'));

test('the worker keeps one page, forgets its older ones and no others', async () => {
  const { fire, stores, enable } = await startWorker(cut);
  await fire('install', { addRoutes: () => Promise.reject(new TypeError('unknown condition')) });
  await fire('activate');
  expect([...stores].map(([name, kept]) => [name.replace(/[\da-f]{8}$/, '#'), [...kept]])).toEqual([
    ['of somebody else', []],
    ['estela-offline-#', ['/offline.html']],
  ]);
  expect(enable).toHaveBeenCalledTimes(1);
});

test('a page comes from the network, and the kept one only where there is none', async () => {
  const network = jest.fn(async () => 'page of now');
  const { fire } = await startWorker(network);
  await fire('install');
  expect(await fire('fetch', { request: navigation })).toBe('page of now');
  expect(await fire('fetch', { request: navigation, preloadResponse: Promise.resolve('asked before') })).toBe(
    'asked before',
  );
  expect(network).toHaveBeenCalledTimes(1);
  network.mockImplementation(cut);
  expect(await fire('fetch', { request: navigation })).toBe('kept /offline.html');
  expect(await fire('fetch', { request: navigation, preloadResponse: cut() })).toBe('kept /offline.html');
});

test('files of releases, calls and what is sent pass by the worker', async () => {
  const { fire } = await startWorker(cut);
  for (const request of [
    { mode: 'cors', method: 'GET' },
    { mode: 'no-cors', method: 'GET' },
    { mode: 'same-origin', method: 'POST' },
    { mode: 'navigate', method: 'POST' },
  ])
    expect(await fire('fetch', { request })).toBeUndefined();
});
