import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

const place = '<div data-page-place=""></div>';
const frame = (visitor: string, language: string, styles: string) =>
  `<!--styles ${styles}--><main lang="${language}" class="${visitor}">${place}</main>`;

function framesWith(styles: string): Record<string, string> {
  const files: Record<string, string> = { 'prerender/show-waiting.js': 'show()' };
  for (const visitor of ['guest', 'user'])
    for (const language of ['es', 'en'])
      files[`prerender/frame.${visitor}.${language}.html`] = frame(visitor, language, styles);
  return files;
}

const detail = {
  'prerender/detail.guest.es.html': '<!--styles a1--><h1>Vuelo</h1>',
  'prerender/detail.user.es.html': '<!--styles a1--><h1>Tu vuelo</h1>',
  'prerender/detail.user.en.html': '<!--styles a1--><h1>Your flight</h1>',
};
const waiting = (visitor: string, language: string, title: string) =>
  `<template data-waiting="${visitor}"><main lang="${language}" class="${visitor}"><h1>${title}</h1></main></template>`;

let workspace: FakeWorkspace;
let app: FastifyInstance;

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0', framesWith('a1'));
  await workspace.release('mf-flights', '1.0.0', detail);
  app = Fastify();
  const settings = { publicUrl: 'https://estela.example' };
  await app.register(edge, { source: storeSource(workspace.store), settings });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

async function page(url: string, cookie = '') {
  const { body, headers } = await app.inject({ url, headers: { cookie } });
  return { html: body, policy: String(headers['content-security-policy']) };
}

test('the page of a remote comes as it looks while it waits, in the frames of guests and of pilots', async () => {
  const { html, policy } = await page('/flights/42');
  const templates = waiting('guest', 'es', 'Vuelo') + waiting('user', 'es', 'Tu vuelo');
  expect(html).toContain(`<div id="root"></div>${templates}<script>show()</script>`);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  // This shell's script finds its styles in no other way.
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]*detail\.css"/);
  expect((await page('/flights/42', 'language=en')).html).toContain(waiting('user', 'en', 'Your flight'));
});

test('the styles of a remote hold up no shell whose waiting page takes them by itself', async () => {
  await workspace.build('shell', '1.1.0', framesWith('a1'));
  const file = path.join(workspace.root, 'shell/package.json');
  const declared = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...declared, estela: { ...declared.estela, preloadedStyles: true } }),
  );
  await workspace.fleet('publish', 'shell', '--activate');
  const { html } = await page('/flights/42');
  expect(html).toContain('data-waiting');
  expect(html).toMatch(/<link rel="preload" as="style" href="[^"]*detail\.css"/);
  expect(html).not.toMatch(/<link rel="stylesheet" href="[^"]*detail\.css"/);
});

test('a page that fills the screen waits in the same frame, one without bars in none', async () => {
  const styles = '<!--styles a1-->';
  await workspace.release('mf-gear', '1.0.0', {
    'prerender/hangar.guest.es.html': `${styles}<h1>Hangar</h1>`,
    'prerender/print.guest.es.html': `${styles}<h1>Ficha</h1>`,
  });
  expect((await page('/hangar')).html).toContain(waiting('guest', 'es', 'Hangar'));
  expect((await page('/print')).html).not.toContain('data-waiting');
});

test('no other page has it, nor one whose address asks for something else', async () => {
  for (const path of ['/', '/flights', '/flights/42?comment=7']) {
    const { html, policy } = await page(path);
    expect(html).not.toContain('data-waiting');
    expect(policy).toContain("script-src 'self'; ");
  }
});

test('a remote that was built with other styles than the live shell has comes without', async () => {
  await workspace.release('shell', '2.0.0', framesWith('b2'));
  expect((await page('/flights/42')).html).not.toContain('data-waiting');
  await workspace.release('shell', '1.0.0', framesWith('a1'));
  expect((await page('/flights/42')).html).toContain('data-waiting');
});

test('a remote that is switched off, and a shell from before, come without', async () => {
  await workspace.fleet('disable', 'mf-flights');
  expect((await page('/flights/42')).html).not.toContain('data-waiting');
  await workspace.fleet('enable', 'mf-flights');
  await workspace.release('shell', '0.9.0');
  expect((await page('/flights/42')).html).not.toContain('data-waiting');
});

test('its files are for the edge alone', async () => {
  const url = `/remotes/mf-flights/${versionOf('mf-flights', '1.0.0', detail)}/prerender/detail.guest.es.html`;
  expect((await app.inject(url)).statusCode).toBe(404);
});
