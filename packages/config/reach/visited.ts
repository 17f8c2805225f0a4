import { paths } from '../../contracts/src/paths.ts';
import { routeOf } from '../../contracts/src/routes.ts';
import type { App } from './apps.ts';
import type { Stated } from './stated.ts';

/**
 * Routes that a test goes to, by their path, as far as what it states says; none where it says nothing. A test that names an
 * app publishes it, and may look at any of its pages.
 */
export function visitedRoutes(
  { paths: names, words }: Pick<Stated, 'paths' | 'words'>,
  apps: readonly App[],
): Set<string> {
  const routes = apps.flatMap(({ manifest }) => manifest.routes);
  const addresses = [
    ...[...names].map(addressOf),
    ...[...words].flatMap((word) => [addressIn(word), ...apps.flatMap((app) => addressesBehind(word, app))]),
  ];
  return new Set(
    addresses.flatMap((address) => {
      const route = address && routeOf({ routes }, address.split(/[?#]/)[0] ?? '');
      return route ? [route.path] : [];
    }),
  );
}

function addressOf(name: string): string | undefined {
  const build = (paths as unknown as Record<string, ((...segments: string[]) => string) | undefined>)[name];
  return build?.('x', 'x');
}

/** `/` alone is as often a part of another address; `x/` begins with the address of the product. */
function addressIn(word: string): string | undefined {
  return word.length > 1 ? /^x?(\/.*)/s.exec(word)?.[1] : undefined;
}

/** Pages that a word is the title of, or the entry in the menu; all of an app where it is the app's name. */
function addressesBehind(word: string, { name, manifest: { routes, menu = [] } }: App): string[] {
  const isWord = ({ es, en }: { es: string; en: string }) => es === word || en === word;
  return [
    ...routes.filter(({ title }) => word === name || isWord(title)),
    ...menu.filter(({ text }) => isWord(text)),
  ].map(({ path }) => path);
}
