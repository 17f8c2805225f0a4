import { standInEntry } from '@estela/contracts/menu';
import type { MenuEntry } from '@estela/contracts/platform';
import type { Composition } from '@estela/contracts/release';
import { withMenus } from './menus.ts';

const { path, icon, text } = standInEntry('side');
const item = `<li><a class="e" href="${path}"><svg><path d="${icon}"></path></svg><span>${text.es}</span></a></li>`;
const page = `<ul><li><a href="/about">x</a></li></ul><ul class="entries">${item}</ul>`;

function live(...menu: MenuEntry[]): Composition {
  const shell = { manifest: { namespace: 'shell', routes: [] } };
  return { shell, remotes: { 'mf-x': { manifest: { namespace: 'x', routes: [], menu } } } } as never;
}
const feed: MenuEntry = {
  place: 'side',
  path: '/feed',
  text: { es: 'Novedades', en: "What's new" },
  icon: 'M4 4h8',
  order: 2,
};
const map: MenuEntry = { ...feed, path: '/map', text: { es: 'Mapa', en: 'Map' }, order: 1 };

test('the stand-in of a place becomes an item for each live entry, in the language of the page', () => {
  expect(withMenus(page, live(feed, map), 'es')).toBe(
    '<ul><li><a href="/about">x</a></li></ul><ul class="entries">' +
      '<li><a class="e" href="/map"><svg><path d="M4 4h8"></path></svg><span>Mapa</span></a></li>' +
      '<li><a class="e" href="/feed"><svg><path d="M4 4h8"></path></svg><span>Novedades</span></a></li></ul>',
  );
  expect(withMenus(page, live(feed), 'en')).toContain('<span>What&#39;s new</span>');
});

test('without an entry the menu is empty, and what only pilots see is not in a guest’s page', () => {
  expect(withMenus(page, live({ ...feed, access: 'user' }), 'es')).toMatch(/<ul class="entries"><\/ul>$/);
});

test('a page without stand-ins, from an older shell, stays as it is', () => {
  const older = '<ul><li><a href="/feed">Feed</a></li></ul>';
  expect(withMenus(older, live(feed), 'es')).toBe(older);
});
