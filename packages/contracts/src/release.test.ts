import type { AppManifest } from './platform.ts';
import { type ComposedRemote, matchesRoute, ownerOf, prerenderedFile, routeOf } from './release.ts';

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

test('a prerendered page has a file for each language', () => {
  expect(prerenderedFile('about', 'es')).toBe('prerender/about.es.html');
});
