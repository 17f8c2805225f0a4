import { manifestSchema } from './manifest-schema.ts';

const title = { es: 'Drones', en: 'Drones' };
const routes = ['/drones', '/drones/:id'].map((path) => ({
  path,
  access: 'user',
  chunk: 'page',
  title,
  description: '',
}));
const entry = {
  place: 'side',
  path: '/drones',
  text: title,
  icon: 'M4 11a9 9 0 0 1 9 9-1.5.5zM5,5',
  order: 10,
};

function problemsOf(change: object): string[] {
  const result = manifestSchema.safeParse({ namespace: 'gear', routes, menu: [{ ...entry, ...change }] });
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
}

test('a manifest may add entries to the menus', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ place: 'top', icon: undefined, access: 'user' })).toEqual([]);
  expect(problemsOf({ place: 'settings', access: 'admin' })).toEqual([]);
  expect(problemsOf({ place: 'add', path: '/drones?new=1', wideOnly: true })).toEqual([]);
});

test.each([
  [
    'page of another app',
    { path: '/flights' },
    'menu.0.path: /flights is no route of its own without parameters',
  ],
  [
    "form of another app's page",
    { place: 'add', path: '/flights?new=1' },
    'menu.0.path: /flights?new=1 is no route of its own without parameters',
  ],
  [
    'page with a parameter',
    { path: '/drones/:id' },
    'menu.0.path: /drones/:id is no route of its own without parameters',
  ],
  ['script for an icon', { icon: 'M0 0"/><script>' }, 'menu.0.icon: is not the `d` of an SVG path'],
  [
    'address for an icon',
    { icon: 'url(https://x.test/i.svg)' },
    'menu.0.icon: is not the `d` of an SVG path',
  ],
  ['missing icon', { icon: undefined }, 'menu.0.icon: is needed in this place'],
  [
    'place that is unknown',
    { place: 'bottom' },
    'menu.0.place: Invalid option: expected one of "top"|"side"|"settings"|"add"',
  ],
  [
    'text in one language',
    { text: { es: 'Drones' } },
    'menu.0.text.en: Invalid input: expected string, received undefined',
  ],
])('an entry with a %s is refused', (_what, change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});
