import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { noticesPath } from '@estela/contracts/notices';
import type { Composition } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);
const flights = (label: string) => versionOf('mf-flights', label);
const shell = (label: string) => versionOf('shell', label);

const settings = { publicUrl: 'https://estela.example' };

let workspace: FakeWorkspace;
let app: FastifyInstance;

async function start(more: object = {}): Promise<void> {
  app = Fastify();
  await app.register(
    async (api) => {
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
    },
    { prefix: '/api' },
  );
  await app.register(edge, { source: storeSource(workspace.store), settings, ...more });
  await app.ready();
}

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-gear', '1.0.0');
  await start();
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

async function page(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

function compositionOf(html: string): Composition {
  const json = /<script type="application\/json" id="estela-composition">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

test('a page carries the live composition, its title and its language', async () => {
  const { html, headers, status } = await page('/flights');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/^<!doctype html><html lang="es"><head><meta charset="utf-8">/);
  expect(html).toContain('<title>Título de list | Estela</title>');
  expect(html).toContain('<meta name="description" content="Descrição de list">');
  expect(html).toContain('<link rel="canonical" href="https://estela.example/flights">');
  expect(html).toContain('<meta property="og:image" content="https://estela.example/share.png">');
  expect(html).toContain('"applicationCategory":"SocialNetworking"');
  const composition = compositionOf(html);
  expect(composition).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    sequence: 3,
    settings,
    shell: { version: shell('1.0.0'), base: `/shell/${shell('1.0.0')}/` },
  });
  expect(composition.remotes['mf-flights']?.integrity['list.js']).toMatch(/^sha384-/);
});

test.each<[Record<string, string>, string]>([
  [{ cookie: 'a=b; language=en' }, 'en'],
  [{ cookie: 'language=en;b=c', 'accept-language': 'es' }, 'en'],
  [{ cookie: 'language=es', 'accept-language': 'en' }, 'es'],
  [{ cookie: 'language=pt' }, 'es'],
  [{ cookie: 'mylanguage=en; language=' }, 'es'],
  [{ 'accept-language': 'en' }, 'es'],
])('head, title and data of a page for %j are in %s', async (headers, language) => {
  const { html } = await page('/flights', headers);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(language === 'en' ? '<title>Title of list' : '<title>Título de list');
  expect(html).toContain(`"inLanguage":"${language}"`);
  expect(html).toContain(`<meta property="og:locale" content="${language === 'en' ? 'en_GB' : 'es_ES'}">`);
});

test('a page links the files of the shell, of its remote and of its chunk, and no others', async () => {
  const { html } = await page('/flights/42');
  const links = [...html.matchAll(/<(link|script)[^>]*(?:href|src)="(\/(?:shell|remotes)[^"]*)"[^>]*>/g)];
  expect(links.map(([, , url]) => url)).toEqual([
    `/shell/${shell('1.0.0')}/first.css`,
    `/shell/${shell('1.0.0')}/entry.js`,
    `/shell/${shell('1.0.0')}/first.js`,
    `/shell/${shell('1.0.0')}/assets/grotesk-latin.1a.woff2`,
    `/remotes/mf-flights/${flights('1.0.0')}/first.css`,
    `/remotes/mf-flights/${flights('1.0.0')}/detail.css`,
    `/remotes/mf-flights/${flights('1.0.0')}/entry.js`,
    `/remotes/mf-flights/${flights('1.0.0')}/first.js`,
    `/remotes/mf-flights/${flights('1.0.0')}/detail.js`,
  ]);
  for (const [tag] of links) expect(tag).toContain('crossorigin="anonymous"');
  const checked = links.filter(([, , url]) => !url?.endsWith('.woff2'));
  for (const [tag] of checked) expect(tag).toMatch(/integrity="sha384-[\w+/=]+"/);
});

test('the scripts that start the shell are taken before what the page preloads', async () => {
  const { html } = await page('/flights/42');
  const urgency = (file: string) =>
    html.match(`<(?:script|link)[^>]*/${file}"`)?.[0].match(/fetchpriority="(\w+)"/)?.[1];
  expect(urgency('first.js')).toBe('high');
  expect(urgency('detail.js')).toBe('low');
});

test('a page in English links the texts of the shell in English, and one in Spanish does not', async () => {
  const texts = `href="/shell/${shell('1.0.0')}/locale-en.js"`;
  expect((await page('/flights/42', { cookie: 'language=en' })).html).toContain(texts);
  expect((await page('/flights/42')).html).not.toContain(texts);
});

test('a page of the shell links its own chunk', async () => {
  const { html } = await page('/about');
  expect(html).toContain(`href="/shell/${shell('1.0.0')}/about.js"`);
  expect(html).not.toContain(`/remotes/mf-flights/${flights('1.0.0')}/entry.js" crossorigin`);
});

test('an unknown path gets the shell, described as home and not to be indexed', async () => {
  const { html, status } = await page('/no/such/page');
  expect(status).toBe(200);
  expect(html).toContain('<title>Título de landing | Estela</title>');
  expect(html).toContain('<link rel="canonical" href="https://estela.example/">');
  expect(html).toContain('content="noindex, follow"');
});

test.each([
  ['//', 'landing', '/'],
  ['//name:99999/flights', 'landing', '/'],
  ['//[::1', 'landing', '/'],
  ['//flights', 'list', '/flights'],
  ['/.//flights', 'list', '/flights'],
  ['/flights//42', 'detail', '/flights/42'],
])('the address %s is read as a path, not as a host', async (url, name, canonical) => {
  const { html, status } = await page(url);
  expect(status).toBe(200);
  expect(html).toContain(`<title>Título de ${name} | Estela</title>`);
  expect(html).toContain(`<link rel="canonical" href="https://estela.example${canonical}">`);
});

test('the policy of a page allows only what it needs', async () => {
  const { headers } = await page('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; media-src https: blob:; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /telemetry/policy; report-to policy",
  );
  expect(headers).toMatchObject({
    'reporting-endpoints': 'policy="/telemetry/policy"',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('a prerendered page is sent with its styles and the one script that shows it', async () => {
  const script = 'show()';
  await workspace.release('shell', '2.0.0', {
    'prerender/about.es.html': '<template data-prerendered><h1>Acerca</h1></template>',
    'prerender/about.en.html': '<template data-prerendered><h1>About</h1></template>',
    'prerender/show.js': script,
  });
  const folder = `/shell/${(await workspace.store.pointer()).shell}/`;
  const { html, headers } = await page('/about');
  expect(html).toContain(
    '<div id="root"></div><template data-prerendered><h1>Acerca</h1></template><script>show()</script>',
  );
  expect(html).toContain(`<link rel="stylesheet" href="${folder}about.css"`);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'; `);

  const english = await page('/about', { cookie: 'language=en' });
  expect(english.html).toContain('<template data-prerendered><h1>About</h1></template><script>');
  expect(english.html).not.toContain('Acerca');
  expect(english.headers.etag).not.toBe(headers.etag);

  const other = await page('/');
  expect(other.html).not.toContain('show()');
  expect(other.headers['content-security-policy']).toContain("script-src 'self'; ");
  expect((await app.inject(`${folder}prerender/about.es.html`)).statusCode).toBe(404);
});

test('a chosen theme stands in the HTML, and nothing else that the cookie says', async () => {
  const htmlTag = async (cookie: string) => /<html[^>]*>/.exec((await page('/', { cookie })).html)?.[0];
  expect(await htmlTag('language=en; theme=dark')).toBe('<html lang="en" data-theme="dark">');
  expect(await htmlTag('theme=light')).toBe('<html lang="es" data-theme="light">');
  expect(await htmlTag('theme="><script>')).toBe('<html lang="es">');
  const { html } = await page('/', { cookie: 'theme=light' });
  expect(html).toMatch(/<meta name="theme-color" media="all" content="#f6f7f9">/);
  expect(html).toMatch(/<meta name="theme-color" media="not all" content="#0b0f17">/);
});

test('the HTML of a page starts its first calls, unless the address has a query', async () => {
  const script = 'start()';
  await workspace.release('shell', '2.0.0', { 'prerender/start-calls.js': script });
  const { html, headers } = await page('/flights/42');
  expect(html).toContain(
    '<script data-calls="{&quot;guest&quot;:[&quot;/flights/42&quot;],&quot;user&quot;:[&quot;/flights/42?as=&lt;me&gt;&quot;]}">start()</script>',
  );
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'; `);

  const nothing = '<script data-calls="{&quot;guest&quot;:[],&quot;user&quot;:[]}">start()</script>';
  expect((await page('/flights/42?comment=7')).html).toContain(nothing);
  expect((await page('/')).html).toContain(nothing);
});

test('with the first calls the HTML says where the first picture is, and in which widths', async () => {
  await workspace.release('shell', '2.0.0', { 'prerender/start-calls.js': 'start()' });
  const [, calls = ''] = (await page('/flights')).html.match(/<script data-calls="([^"]*)">/) ?? [];
  expect(JSON.parse(calls.replaceAll('&quot;', '"'))).toEqual({
    guest: [],
    user: ['/flights'],
    picture: { field: 'poster', sizes: '100vw', widths: [320, 960, 1600] },
  });
});

test('a release from before the files were renamed is served with its prerendered pages', async () => {
  await workspace.release('shell', '2.0.0', {
    'painting/about.html': '<template data-painting="es"><h1>Acerca</h1></template>',
    'painting/show.js': 'show()',
  });
  const file = workspace.store.recordOf('shell', (await workspace.store.pointer()).shell ?? '');
  const record = JSON.parse(await readFile(file, 'utf8'));
  for (const route of record.manifest.routes) route.painted = route.chunk === 'about';
  await writeFile(file, JSON.stringify(record));
  // Such a store has no keys yet.
  await rm(workspace.store.paths.signing, { recursive: true });
  const { html } = await page('/about');
  expect(html).toContain('<template data-painting="es"><h1>Acerca</h1></template><script>show()</script>');
});

test("Google's hosts are allowed only with a key", async () => {
  await app.close();
  await start({ settings: { publicUrl: 'http://localhost:8080', googleMapsApiKey: 'key' } });
  const { headers, html } = await page('/');
  expect(headers['content-security-policy']).toContain("script-src 'self' https://maps.googleapis.com");
  expect(compositionOf(html).settings.googleMapsApiKey).toBe('key');
});

test('a text in the composition cannot end its script element', async () => {
  await app.close();
  await start({
    settings: { publicUrl: 'https://estela.example', googleMapsApiKey: '</script><script>alert(1)' },
  });
  const { html } = await page('/');
  expect(html).not.toContain('<script>alert');
  expect(compositionOf(html).settings.googleMapsApiKey).toBe('</script><script>alert(1)');
});

test('the very next page has what was activated or rolled back', async () => {
  await workspace.release('mf-flights', '2.0.0');
  expect((await page('/flights')).html).toContain(`/remotes/mf-flights/${flights('2.0.0')}/entry.js`);
  await workspace.fleet('rollback', 'mf-flights');
  const { html } = await page('/flights');
  expect(html).toContain(`/remotes/mf-flights/${flights('1.0.0')}/entry.js`);
  expect(compositionOf(html).remotes['mf-gear']?.version).toBe(gear('1.0.0'));
});

test('a page and the composition are revalidated, and unchanged ones are sent without a body', async () => {
  for (const url of ['/flights', '/composition.json']) {
    const first = await app.inject({ url });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url, headers: { 'if-none-match': `W/${first.headers.etag}` } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    await workspace.release('mf-gear', `2.0.${url.length}`);
    const changed = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(changed.statusCode).toBe(200);
  }
});

test('a page is compressed for clients that accept it', async () => {
  const plain = await page('/');
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, cookie',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.html);
});

test('without a live shell the edge answers 503', async () => {
  await app.close();
  await rm(workspace.store.paths.active);
  await start();
  const { status, headers, html } = await page('/');
  expect({ status, html }).toEqual({ status: 503, html: 'No release of the shell is live.\n' });
  expect(headers['retry-after']).toBe('5');
});

test('when the live release is damaged, pages are made of the last good one', async () => {
  await workspace.release('mf-flights', '2.0.0');
  await writeFile(workspace.store.fileOf('mf-flights', flights('2.0.0'), 'entry.js'), 'damaged()');
  await workspace.release('mf-gear', '2.0.0');
  const { remotes } = compositionOf((await page('/flights')).html);
  expect(remotes['mf-flights']?.version).toBe(flights('1.0.0'));
  expect(remotes['mf-gear']?.version).toBe(gear('2.0.0'));
});

test('unknown API calls are answered by the API', async () => {
  const answer = await app.inject('/api/no-such-call');
  expect(answer).toMatchObject({ statusCode: 404 });
  expect(answer.json()).toEqual({ code: 'NOT_FOUND' });
});

test('HEAD gets the headers of a page, and POST a 404', async () => {
  const address = await app.listen({ port: 0 });
  const head = await fetch(`${address}/flights`, { method: 'HEAD' });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
  expect((await app.inject({ method: 'POST', url: '/flights' })).statusCode).toBe(404);
});

test('only the product’s own sharing image tells its size, and a poster what its pilot says it shows', async () => {
  expect((await page('/flights')).html).toContain('<meta property="og:image:width" content="1200">');
  await app.close();
  await start({ describePage: async () => ({ image: '/media/poster.webp', imageAlt: 'Una "presa"' }) });
  const { html } = await page('/flights');
  expect(html).toContain('<meta property="og:image" content="https://estela.example/media/poster.webp">');
  expect(html).toContain('<meta property="og:image:alt" content="Una &quot;presa&quot;">');
  expect(html).toContain('<meta name="twitter:image:alt" content="Una &quot;presa&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain('og:image:width');
});

test('a flight brings its card and what search engines may know of it', async () => {
  await app.close();
  const posting = {
    author: 'Ana',
    authorPath: '/dashboard/ana',
    publishedAt: '2026-11-20',
    likes: 3,
    comments: 1,
  };
  const described = { title: 'Cresta', image: '/api/card.png?v=1', isCard: true as const, posting };
  await start({ describePage: async () => described });
  const { html } = await page('/flights/7');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:alt" content="Cresta">');
  expect(html).toContain('<meta property="og:type" content="article">');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(JSON.parse(blocks[1]?.[1] ?? '{}')).toMatchObject({
    '@type': 'SocialMediaPosting',
    headline: 'Cresta',
    image: 'https://estela.example/api/card.png?v=1',
    author: { name: 'Ana', url: 'https://estela.example/dashboard/ana' },
    interactionStatistic: [{ userInteractionCount: 3 }, { userInteractionCount: 1 }],
  });
});

test('what only a route describes has no name for its waiting page', async () => {
  expect((await page('/flights/7')).html).not.toContain('estela-thing');
});

test('a hook may describe a page in more detail than its route', async () => {
  await app.close();
  await start({ describePage: async (pathname: string) => ({ title: `Vuelo <${pathname}>` }) });
  const { html } = await page('/flights/7');
  expect(html).toContain('<title>Vuelo &lt;/flights/7&gt; | Estela</title>');
  // The waiting page's script finds the name there.
  expect(html).toContain('<meta name="estela-thing" content="Vuelo &lt;/flights/7&gt;">');
});

test('the licences that the build has written are served as text, and are nowhere without a build', async () => {
  expect((await page(noticesPath)).status).toBe(404);
  await app.close();
  const notices = path.join(workspace.data, 'notices.txt');
  await writeFile(notices, 'Licencias: ñ\n');
  await start({ notices });
  await rm(notices);
  const { status, headers, html } = await page(noticesPath);
  expect([status, html, headers['content-type']]).toEqual([
    200,
    'Licencias: ñ\n',
    'text/plain; charset=utf-8',
  ]);
});

test('C22: an address that asks for too many pages waits, and its files and calls do not', async () => {
  await app.close();
  await start({ pageLimit: () => 1_500 });
  const refused = await page('/flights', { cookie: 'language=en' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.html).toBe(
    'Too many pages in a minute from your connection. Wait a moment and load it again.\n',
  );
  expect((await page('/api/nothing')).status).toBe(404);
  expect((await page(`/remotes/mf-gear/${gear('1.0.0')}/release.json`)).status).not.toBe(429);
});
