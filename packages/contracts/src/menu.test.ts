import { menuEntries } from './menu.ts';
import type { MenuEntry } from './platform.ts';
import type { Composition } from './release.ts';

const entry = (path: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  place: 'side',
  path,
  text: { es: path, en: path },
  icon: 'M0 0',
  order,
  ...more,
});
const appWith = (...menu: MenuEntry[]) => ({
  manifest: { namespace: 'x', routes: [], menu },
});

function live(shell: MenuEntry[], ...remotes: MenuEntry[][]): Pick<Composition, 'shell' | 'remotes'> {
  const apps = Object.fromEntries(remotes.map((menu, index) => [`mf-${index}`, appWith(...menu)]));
  return { shell: appWith(...shell), remotes: apps } as unknown as Composition;
}

function pathsOf(...[composition, place, visitor]: Parameters<typeof menuEntries>) {
  return menuEntries(composition, place, visitor).map(({ path }) => path);
}

test('the entries of all apps stand in one order, whichever app is listed first', () => {
  const composition = live(
    [entry('/b', 20)],
    [entry('/c', 30), entry('/top', 5, { place: 'top' })],
    [entry('/a', 10)],
  );
  expect(pathsOf(composition, 'side', 'guest')).toEqual(['/a', '/b', '/c']);
  expect(pathsOf(composition, 'top', 'guest')).toEqual(['/top']);
});

test('entries of the same order stand by their path', () => {
  expect(pathsOf(live([], [entry('/b', 1)], [entry('/a', 1)]), 'side', 'user')).toEqual(['/a', '/b']);
});

test('an app without entries adds none', () => {
  const composition = {
    shell: appWith(),
    remotes: { 'mf-x': { manifest: { namespace: 'x', routes: [] } } },
  };
  expect(menuEntries(composition as unknown as Composition, 'side', 'user')).toEqual([]);
});

test.each([
  ['admin', ['/all', '/own', '/rule']],
  ['user', ['/all', '/own']],
  ['guest', ['/all', '/join']],
  ['starting', ['/all']],
] as const)('a visitor whose session is "%s" sees %j', (visitor, seen) => {
  const menu = [
    entry('/all', 1, { access: 'public' }),
    entry('/own', 2, { access: 'user' }),
    entry('/join', 3, { access: 'guest' }),
    entry('/rule', 4, { access: 'admin' }),
  ];
  expect(pathsOf(live([], menu), 'side', visitor)).toEqual(seen);
});
