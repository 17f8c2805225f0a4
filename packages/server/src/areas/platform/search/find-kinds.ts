import { foundPerKind, type SearchKind } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { once } from '../../../once.ts';
import { findAcross } from './find-across.ts';
import { findGroups } from './find-groups.ts';
import { findItems } from './find-items.ts';
import { findPilots } from './find-pilots.ts';
import { findTalk } from './find-talk.ts';
import { type Found, type SearchRequest, tiers } from './rank.ts';

export type FoundOfKinds = Map<SearchKind, Found[]>;

/** The best of each kind that is asked for. */
export async function findKinds(
  db: Db,
  request: SearchRequest,
  kinds: readonly SearchKind[],
): Promise<FoundOfKinds> {
  const { viewer } = request;
  const pilots = once(() => findPilots(db, request));
  const spots = once(() => findItems(db, 'spots', request));
  const drones = once(() => findItems(db, 'drones', request));
  const across = once(() => findAcross(db, request));
  /** What fits by itself comes first. */
  const filledUp = async (exact: Found[], kind: 'flights' | 'spots') => {
    if (exact.length >= foundPerKind) return exact;
    const others = (await across())[kind].filter(({ id }) => !exact.some((one) => one.id === id));
    return [...exact, ...others].slice(0, foundPerKind);
  };
  const finders: { [Kind in SearchKind]: () => Promise<Found[]> } = {
    pilots,
    flights: async () => {
      // A slip finds the pilot, the spot and the drone, not all that was flown.
      const flown = request.isSlip ? undefined : await flownBy({ pilots, spots, drones });
      return filledUp(await findItems(db, 'flights', request, flown), 'flights');
    },
    spots: async () => filledUp(await spots(), 'spots'),
    drones,
    groups: async () => (viewer ? findGroups(db, request, viewer) : []),
    topics: async () => (viewer ? findTalk(db, 'topics', request, viewer) : []),
    posts: async () => (viewer ? findTalk(db, 'posts', request, viewer) : []),
  };
  const found: FoundOfKinds = new Map();
  // One after the other: they share a connection.
  for (const kind of kinds) found.set(kind, await finders[kind]());
  return found;
}

type Finders = Record<'pilots' | 'spots' | 'drones', () => Promise<Found[]>>;

/** Not what only holds the words within others; of drones not those of a type, which other drones have too. */
async function flownBy({ pilots, spots, drones }: Finders) {
  const named = (found: readonly Found[], isMeant: (tier: number) => boolean) =>
    found.filter(({ tier }) => isMeant(tier)).map(({ id }) => id);
  return {
    pilots: named(await pilots(), (tier) => tier <= tiers.words),
    spots: named(await spots(), (tier) => tier <= tiers.words),
    drones: named(await drones(), (tier) => tier <= tiers.words && tier !== tiers.tagged),
  };
}
