import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';

const root = path.join(__dirname, '../..');
const apps = ['shell', 'mf-social', 'mf-flights', 'mf-gear', 'mf-spots', 'mf-groups'];

function routesOf(app: string) {
  const file = readFileSync(path.join(root, app, 'package.json'), 'utf8');
  const { estela } = JSON.parse(file) as { estela: AppManifest };
  return estela.routes.map((route) => ({ app, ...route }));
}

const routes = apps.flatMap(routesOf);

/** The product's table of routes: who owns each, and who may open it. */
const table: [string, string, string][] = [
  ['/', 'shell', 'guest'],
  ['/home', 'mf-social', 'user'],
  ['/login', 'shell', 'guest'],
  ['/register', 'shell', 'guest'],
  ['/restore-password', 'shell', 'public'],
  ['/profile', 'shell', 'user'],
  ['/flights', 'mf-flights', 'user'],
  ['/flights/:id', 'mf-flights', 'public'],
  ['/followers', 'mf-social', 'user'],
  ['/following', 'mf-social', 'user'],
  ['/dashboard/:username', 'mf-social', 'public'],
  ['/feed', 'mf-social', 'public'],
  ['/about', 'shell', 'public'],
  ['/drones', 'mf-gear', 'user'],
  ['/drones/:id', 'mf-gear', 'public'],
  ['/components', 'mf-gear', 'user'],
  ['/equipment-items', 'mf-gear', 'user'],
  ['/spots', 'mf-spots', 'user'],
  ['/spots/:id', 'mf-spots', 'public'],
  ['/groups', 'mf-groups', 'user'],
  ['/groups/:id', 'mf-groups', 'user'],
  ['/groups/:groupId/topics/:topicId', 'mf-groups', 'user'],
  ['/feedSpots', 'mf-spots', 'user'],
  ['/terms', 'shell', 'public'],
];

test.each(table)('%s is a page of %s with access "%s", and of nobody else', (address, app, access) => {
  expect(routes.filter((route) => route.path === address)).toEqual([
    expect.objectContaining({ app, access }),
  ]);
});

test('every page has a title in both languages and a description', () => {
  const unnamed = routes.filter(
    ({ title, description }) => !title.es || !title.en || description.length < 20,
  );
  expect(unnamed).toEqual([]);
});
