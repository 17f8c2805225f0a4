import { placeholderEntry, placeholders } from '@estela/contracts/menu';
import type { MenuEntry } from '@estela/contracts/platform';
import { type MenusOf, withMenus } from './menus.ts';

function itemOf({ path, icon, text }: ReturnType<typeof placeholderEntry>) {
  return `<li><a class="e" href="${path}"><svg><path d="${icon}"></path></svg><span>${text.es}</span></a></li>`;
}

const item = itemOf(placeholderEntry('side'));
const page = `<ul><li><a href="/about">x</a></li></ul><ul class="entries">${item}</ul>`;

function guest(...menu: MenuEntry[]): MenusOf {
  const shell = { manifest: { namespace: 'shell', routes: [] } };
  const remotes = { 'mf-x': { manifest: { namespace: 'x', routes: [], menu } } };
  return { composition: { shell, remotes } as never, language: 'es', visitor: 'guest' };
}
const feed: MenuEntry = {
  place: 'side',
  path: '/feed',
  text: { es: 'Novedades', en: "What's new" },
  icon: 'M4 4h8',
  order: 2,
};
const map: MenuEntry = { ...feed, path: '/map', text: { es: 'Mapa', en: 'Map' }, order: 1 };

test('the placeholder of a place becomes an item for each live entry, in the language of the page', () => {
  expect(withMenus(page, guest(feed, map))).toBe(
    '<ul><li><a href="/about">x</a></li></ul><ul class="entries">' +
      '<li><a class="e" href="/map"><svg><path d="M4 4h8"></path></svg><span>Mapa</span></a></li>' +
      '<li><a class="e" href="/feed"><svg><path d="M4 4h8"></path></svg><span>Novedades</span></a></li></ul>',
  );
  expect(withMenus(page, { ...guest(feed), language: 'en' })).toContain('<span>What&#39;s new</span>');
});

test('without an entry the menu is empty, and what only pilots see is not in a guest’s page', () => {
  expect(withMenus(page, guest({ ...feed, access: 'user' }))).toMatch(/<ul class="entries"><\/ul>$/);
});

test('a page without placeholders, from an older shell, stays as it is', () => {
  const older = '<ul><li><a href="/feed">Feed</a></li></ul>';
  expect(withMenus(older, guest(feed))).toBe(older);
});

test('a pilot’s side menu has the room of a button in its middle, and knows its page', () => {
  const [first, rest] = placeholders.map((part) => itemOf(placeholderEntry('side', part)));
  const frame = `<ul>${first}<li class="add"></li>${rest}</ul>`;
  const home: MenuEntry = { ...feed, path: '/home', access: 'user', order: 0, wideOnly: true };
  const html = withMenus(frame, { ...guest(home, map, feed), visitor: 'user', path: '/map' });
  const links = html.replaceAll(/<svg>.*?<\/svg><span>.*?<\/span>/g, '');
  expect(links).toBe(
    '<ul><li data-wide="true"><a class="e" href="/home"></a></li><li class="add"></li>' +
      '<li><a aria-current="page" class="e" href="/map"></a></li><li><a class="e" href="/feed"></a></li></ul>',
  );
  // A guest sees no such entry.
  expect(withMenus(frame, guest(home))).toBe('<ul><li class="add"></li></ul>');
});
