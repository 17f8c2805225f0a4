import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import type { PageLimit } from './page-limit.ts';
import type { PublicPages } from './sitemap-routes.ts';
import { storeSource } from './store-source.ts';

const settings = { publicUrl: 'https://estela.example' };

/** Only the date is another one. */
const clocks = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'hrtime',
  'performance',
] as const;

let workspace: FakeWorkspace;
let app: FastifyInstance;
let asked: string[];

beforeAll(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  await workspace.release('mf-flights', '1.0.0');
});
afterAll(() => workspace.remove());
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-02-10T12:00:00Z'), doNotFake: [...clocks] });
  asked = [];
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

async function start(publicPages?: PublicPages, pageLimit?: PageLimit): Promise<void> {
  app = Fastify();
  await app.register(edge, {
    source: storeSource(workspace.store),
    settings,
    ...(publicPages && { publicPages }),
    ...(pageLimit && { pageLimit }),
  });
  await app.ready();
}

/** Since December 2025, each month these. */
function pagesOf(...parts: string[][]): PublicPages {
  return {
    first: async () => new Date('2025-12-31T23:59:00Z'),
    async *between(from, until) {
      asked.push(`${from.toISOString()} ${until.toISOString()}`);
      yield* parts;
    },
  };
}

const locations = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const many = (count: number) => Array.from({ length: count }, (_, i) => `/flights/${i}`);

test('robots.txt leaves pages and what draws them open, and names the sitemap', async () => {
  await start();
  const { body } = await app.inject('/robots.txt');
  expect(body).toBe(
    'User-agent: *\nDisallow: /fleet/\nDisallow: /override/\nDisallow: /telemetry\n\nSitemap: https://estela.example/sitemap.xml\n',
  );
});

test('the sitemap names a list of the routes, and one for each month in which something public was made', async () => {
  await start(pagesOf(['/flights/a&b'], ['/dashboard/ana']));
  const index = await app.inject('/sitemap.xml');
  expect(index.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
  expect(locations(index.body)).toEqual(
    ['pages', '2026-02', '2026-01', '2025-12'].map((name) => `https://estela.example/sitemap/${name}.xml`),
  );
  expect(asked).toEqual([]);
  expect(locations((await app.inject('/sitemap/pages.xml')).body)).toEqual(
    ['', 'about'].map((name) => `https://estela.example/${name}`),
  );
  const month = await app.inject('/sitemap/2025-12.xml');
  expect(locations(month.body)).toEqual([
    'https://estela.example/flights/a&amp;b',
    'https://estela.example/dashboard/ana',
  ]);
  expect(month.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  expect(asked).toEqual(['2025-12-01T00:00:00.000Z 2026-01-01T00:00:00.000Z']);
});

test('a list is made once in an hour, for all who ask, and is sent compressed', async () => {
  await start(pagesOf(['/flights/1']));
  const headers = { 'accept-encoding': 'gzip, br' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.inject({ url: '/sitemap/2026-01.xml', headers })),
  );
  for (const { headers: sent } of answers) expect(sent['content-encoding']).toBe('gzip');
  expect((await app.inject('/sitemap/2026-01.xml')).body).toContain('/flights/1</loc>');
  expect(asked).toHaveLength(1);
});

test('a list holds no more than crawlers read, and none is made of what is not there', async () => {
  await start(pagesOf(many(30_000), many(30_000), many(30_000)));
  expect(locations((await app.inject('/sitemap/2026-02.xml')).body)).toHaveLength(50_000);
  for (const name of ['2025-11', '2026-03', '2026-13', 'flights', '..%2Fpages'])
    expect([name, (await app.inject(`/sitemap/${name}.xml`)).statusCode]).toEqual([name, 404]);
  expect(asked).toHaveLength(1);
});

test('where the pages cannot be read, the next one who asks may have them', async () => {
  let isBroken = true;
  await start({
    ...pagesOf(),
    async *between() {
      if (isBroken) throw new Error('no database');
      yield ['/flights/1'];
    },
  });
  expect((await app.inject('/sitemap/2026-02.xml')).statusCode).toBe(500);
  isBroken = false;
  expect((await app.inject('/sitemap/2026-02.xml')).body).toContain('/flights/1');
});

test('the database is asked once for the lists that there are, whoever asks meanwhile', async () => {
  const first = jest.fn(async () => new Date('2026-01-31T12:00:00Z'));
  await start({ ...pagesOf(), first });
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/sitemap.xml')));
  answers.push(await app.inject('/sitemap.xml'));
  for (const { body } of answers) expect(locations(body)).toHaveLength(3);
  expect(first).toHaveBeenCalledTimes(1);
});

test('the sitemap counts as a page: an address that asks for too many waits', async () => {
  await start(pagesOf(['/flights/1']), () => 1_500);
  for (const url of ['/sitemap.xml', '/sitemap/2026-01.xml']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([429, '2']);
  }
  expect(asked).toEqual([]);
});
