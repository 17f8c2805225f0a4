import type { AppManifest } from './platform.ts';
import { type ComposedRemote, matchesRoute, ownerOf, prerenderedFile, routeOf } from './release.ts';
import { routesOverlap } from './routes.ts';

const route = (path: string) => ({
  path,
  access: 'public' as const,
  chunk: 'page',
  title: { es: 'Página', en: 'Page' },
  description: '',
});
const manifestOf = (...routes: string[]): AppManifest => ({
  namespace: 'x',
  routes: routes.map(route),
});
const remoteOf = (...routes: string[]) => ({ manifest: manifestOf(...routes) }) as ComposedRemote;

test.each([
  ['/flights/:id', '/flights/1'],
  ['/flights/:id', '/flights/1/'],
  ['/flights', '/Flights'],
  ['/', '/'],
])('%s matches %s', (path, pathname) => {
  expect(matchesRoute(path, pathname)).toBe(true);
});

test.each([
  ['/flights/:id', '/flights'],
  ['/flights/:id', '/flights/1/edit'],
  ['/flights', '/spots'],
  ['/', '/flights'],
])('%s does not match %s', (path, pathname) => {
  expect(matchesRoute(path, pathname)).toBe(false);
});

test('a fixed segment beats a parameter, in whichever order they are declared', () => {
  for (const paths of [
    ['/groups/:id', '/groups/new'],
    ['/groups/new', '/groups/:id'],
  ])
    expect(routeOf(manifestOf(...paths), '/groups/new')?.path).toBe('/groups/new');
  expect(routeOf(manifestOf('/groups/:id'), '/groups')).toBeUndefined();
});

test('a page belongs to the remote that declares its route, or to none', () => {
  const remotes = {
    'mf-gear': remoteOf('/drones'),
    'mf-groups': remoteOf('/groups', '/groups/:id'),
  };
  expect(ownerOf({ remotes }, '/groups/1')).toBe('mf-groups');
  expect(ownerOf({ remotes }, '/drones')).toBe('mf-gear');
  expect(ownerOf({ remotes }, '/about')).toBeUndefined();
});

test("the shell's pages are its own, whatever an older remote declares", () => {
  const shell = { manifest: manifestOf('/', '/login', '/help/:topic') };
  const remotes = {
    'mf-gear': remoteOf('/:any', '/:any/:more', '/Login/', '/help/first'),
  };
  for (const pathname of ['/login', '/LOGIN/', '/help/first', '/'])
    expect(ownerOf({ shell, remotes }, pathname)).toBeUndefined();
  expect(ownerOf({ shell, remotes }, '/hangar')).toBe('mf-gear');
});

test('of two remotes that match one address it is the one that says more of it, in either order', () => {
  const gear = remoteOf('/:any', '/:a/:b', '/:a/b/c', '/flights/:id');
  const flights = remoteOf('/flights', '/flights/new', '/x/:y/:z');
  for (const remotes of [
    { 'mf-gear': gear, 'mf-flights': flights },
    { 'mf-flights': flights, 'mf-gear': gear },
  ]) {
    const owner = (pathname: string) => ownerOf({ remotes }, pathname);
    expect(['/flights', '/flights/new', '/x/b/c'].map(owner)).toEqual(Array(3).fill('mf-flights'));
    expect(['/drones', '/flights/1', '/y/b/c'].map(owner)).toEqual(Array(3).fill('mf-gear'));
  }
  const same = { 'mf-b': remoteOf('/same/:b'), 'mf-a': remoteOf('/Same/:a/') };
  expect(ownerOf({ remotes: same }, '/same/1')).toBe('mf-a');
});

test.each([
  ['/:any', '/login'],
  ['/:any', '/:other'],
  ['/groups/:id', '/groups/new'],
  ['/groups/new/:x', '/groups/:id/topics'],
  ['/Flights/:id/', '//flights/:flightId'],
])('%s and %s can match one address', (one, other) => {
  expect(routesOverlap(one, other)).toBe(true);
  expect(routesOverlap(other, one)).toBe(true);
});

test.each([
  ['/groups/:id', '/groups/:groupId/topics/:topicId'],
  ['/groups/:id/topics/:topic', '/groups/:id/posts/:post'],
  ['/flights', '/flights/:id'],
  ['/flights/:id', '/spots/:id'],
  ['/', '/:any'],
])('no address matches both %s and %s', (one, other) => {
  expect(routesOverlap(one, other)).toBe(false);
  expect(routesOverlap(other, one)).toBe(false);
});

describe('of all routes of up to three parts', () => {
  const parts = ['a', 'B', ':x', ':y?', '*'];
  const paths = [
    [],
    ...parts.flatMap((one) => [
      [one],
      ...parts.flatMap((two) => [
        [one, two],
        [one, two, 'a'],
      ]),
    ]),
  ];
  const routes = paths.map((path) => `/${path.join('/')}`);
  const words = ['a', 'A', 'b', '%61', '*', ':x', 'z'];
  const places = [
    [],
    ...words.flatMap((one) => [
      [one],
      ...words.flatMap((two) => [
        [one, two],
        [one, two, 'A'],
      ]),
    ]),
  ];
  const addresses = places.flatMap((place) => [
    `/${place.join('/')}`,
    `/${place.join('/')}/`,
    `//${place.join('//')}`,
  ]);

  test('two can match one address exactly where that is said, which keeps them from going live together', () => {
    const taken = new Map(
      routes.map((path) => [path, new Set(addresses.filter((at) => matchesRoute(path, at)))]),
    );
    for (const [one, ofOne] of taken)
      for (const [other, ofOther] of taken) {
        const isShared = [...ofOne].some((at) => ofOther.has(at));
        expect([one, other, routesOverlap(one, other)]).toEqual([one, other, isShared]);
      }
  });

  test('none takes an address of the shell, in whatever letters or slashes', () => {
    for (const path of routes)
      for (const at of addresses)
        if (matchesRoute('/a', at) || matchesRoute('/b/:x', at))
          expect(
            ownerOf(
              {
                shell: remoteOf('/a', '/b/:x'),
                remotes: { 'mf-gear': remoteOf(path), 'mf-flights': remoteOf('/:x/:y', '/:x') },
              },
              at,
            ),
          ).toBeUndefined();
  });
});

test('a prerendered page has a file for each language', () => {
  expect(prerenderedFile('about', 'es')).toBe('prerender/about.es.html');
});
