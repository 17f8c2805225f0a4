import type { Release } from '@estela/contracts/release';

/** What a moved app can break, as its releases declare it. */
export interface Reach {
  /** Its own pages. */
  routes: string[];
  /** Slots that it fills in pages of others, and those that others fill in its own. */
  slots: { slot: string; host: string; filledBy: string }[];
  /** Apps that read what it writes. */
  readers: { app: string; resources: string[] }[];
}

/** `shown` are the releases of one composition, the moved one among them. */
export function reachOf(app: string, shown: readonly Release[]): Reach {
  const moved = shown.find((release) => release.app === app);
  if (!moved) throw new Error(`${app} is not in the composition`);
  const slots = shown.flatMap((host) =>
    shown.flatMap((filler) =>
      (filler.manifest.slots ?? [])
        .filter((slot) => host.app !== filler.app && host.uses?.slots.includes(slot))
        .map((slot) => ({ slot, host: host.app, filledBy: filler.app })),
    ),
  );
  const written = resourcesOf(moved, (method) => method !== 'GET');
  const readers = shown
    .filter((other) => other.app !== app)
    .map((other) => ({ app: other.app, resources: common(written, resourcesOf(other, isRead)) }));
  return {
    routes: moved.manifest.routes.map(({ path }) => path),
    slots: slots.filter(({ host, filledBy }) => host === app || filledBy === app),
    readers: readers.filter(({ resources }) => resources.length > 0),
  };
}

/** Lines that say what is looked at, and why. */
export function reachLines(app: string, { routes, slots, readers }: Reach): string[] {
  const fills = slots.filter(({ filledBy }) => filledBy === app);
  const draws = slots.filter(({ host }) => host === app);
  return [
    `${app}: its ${routes.length} routes, and one write`,
    ...byKey(fills, ({ host }) => host).map(
      ([host, found]) => `  ${host}: draws its ${found.map(({ slot }) => slot).join(', ')}`,
    ),
    ...byKey(draws, ({ filledBy }) => filledBy).map(
      ([filler, found]) => `  ${filler}: fills ${found.map(({ slot }) => slot).join(', ')} in its pages`,
    ),
    ...readers.map((reader) => `  ${reader.app}: reads ${reader.resources.join(', ')}, which it writes`),
  ];
}

const isRead = (method: string) => method === 'GET';

/** The things that calls are about: `POST /groups/:/topics` is about groups and topics. */
function resourcesOf({ uses }: Release, isMeant: (method: string) => boolean): string[] {
  const paths = (uses?.calls ?? []).map((call) => call.split(' ')).filter(([method = '']) => isMeant(method));
  return [
    ...new Set(paths.flatMap(([, path = '']) => path.split('/').filter((part) => /^\w[\w-]*$/.test(part)))),
  ];
}

const common = (one: string[], other: string[]) => one.filter((name) => other.includes(name));

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}
