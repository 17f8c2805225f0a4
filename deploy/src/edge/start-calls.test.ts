import type { AppManifest } from '@estela/contracts/platform';
import type { PublicSettings, Release } from '@estela/contracts/release';
import { compose } from './compose.ts';
import { linksAhead } from './start-calls.ts';

const manifest: AppManifest = {
  namespace: 'spots',
  routes: [
    {
      path: '/map',
      access: 'user',
      chunk: 'map-page',
      title: { es: 'Mapa', en: 'Map' },
      description: 'Mapa',
      ahead: { chunks: ['map', 'tiles'], data: ['/map/world/0/0/0'], unless: 'googleMapsApiKey' },
    },
  ],
};
const release = (app: string, own: AppManifest) =>
  ({
    app,
    version: 'a1',
    entry: 'entry.js',
    initial: { js: [], css: [] },
    chunks: { map: { js: ['shapes.js', 'map.js'], css: ['map.css'] }, tiles: { js: ['shapes.js'], css: [] } },
    manifest: own,
    files: [{ path: 'map.js', integrity: 'sha384-map' }],
  }) as unknown as Release;

function aheadWith(more: Partial<PublicSettings>, isPlain = true) {
  const shell = release('shell', { namespace: 'shell', routes: [] });
  const remotes = { 'mf-spots': release('mf-spots', manifest) };
  const settings = { publicUrl: 'https://estela.example', ...more };
  const composition = compose({ sequence: 1, disabled: [] }, shell, remotes, settings);
  return linksAhead({ composition, shell, remotes }, '/map', isPlain);
}

test('what a page asks for once it runs is linked, each file once, as it will be asked for', () => {
  const base = '/remotes/mf-spots/a1/';
  expect(aheadWith({})).toEqual({
    forGuests: false,
    links: [
      { as: 'style', href: `${base}map.css` },
      { as: 'script', href: `${base}shapes.js` },
      { as: 'script', href: `${base}map.js`, integrity: 'sha384-map' },
      { as: 'fetch', href: '/map/world/0/0/0' },
    ],
  });
});

test('an address with a query may show other data', () => {
  expect(aheadWith({}, false)?.links).not.toContainEqual(expect.objectContaining({ as: 'fetch' }));
});

test('nothing is linked where a setting puts something in its place', () => {
  expect(aheadWith({ googleMapsApiKey: 'key' })).toBeUndefined();
});
