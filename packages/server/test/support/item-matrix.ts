import { calls, type Privacy, type Visibility } from '@estela/contracts';
import { hideOrRestore } from '../../src/areas/platform/moderation/index.ts';
import { makeDrone, makeFlight, makeSpot } from './test-items.ts';
import { makeBlock, makeFollow, makePilot, makeRequest, type TestPilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

/** What decides who sees which item. */
export type AudiencePrivacy = Omit<Privacy, 'approveFollowers'>;

/**
 * Viewers of a pilot's items; `requested` has asked to follow, which shows nothing yet. A blocked and a blocking one still have
 * a follow from before.
 */
export const viewers = [
  'guest',
  'stranger',
  'requested',
  'follower',
  'blocked',
  'blocking',
  'owner',
] as const;
export type ViewerKind = (typeof viewers)[number];

const profiles = ['public', 'followers', 'private'] as const;
export const privacies: AudiencePrivacy[] = profiles.flatMap((profileVisibility) =>
  [true, false].flatMap((allowFollowersToSeeFlights) =>
    [true, false].map((allowFollowersToSeeDrones) => ({
      profileVisibility,
      allowFollowersToSeeFlights,
      allowFollowersToSeeDrones,
    })),
  ),
);

export type Kind = 'flight' | 'drone' | 'spot';
const items: readonly Omit<Item, 'id'>[] = [
  // Hidden by an administrator, otherwise public.
  ...(['flight', 'drone', 'spot'] as const).map((kind) => ({
    kind,
    visibility: 'public' as const,
    hidden: true,
  })),
  ...(['private', 'followers', 'public', 'unlisted'] as const).map((visibility) => ({
    kind: 'flight' as const,
    visibility,
  })),
  ...(['followers', 'public'] as const).map((visibility) => ({ kind: 'drone' as const, visibility })),
  ...(['private', 'followers', 'public'] as const).map((visibility) => ({
    kind: 'spot' as const,
    visibility,
  })),
];

export interface Item {
  kind: Kind;
  visibility: Visibility;
  hidden?: boolean;
  id: string;
}

/** Who sees what, implemented again as sets of viewers. `byLink` adds what can only be opened by its address. */
export function maySee(viewer: ViewerKind, item: Item, privacy: AudiencePrivacy, byLink: boolean): boolean {
  if (viewer === 'owner') return true;
  if (item.hidden) return false;
  if (viewer === 'blocked' || viewer === 'blocking') return false;
  const isFollower = viewer === 'follower';
  if (privacy.profileVisibility === 'private') return false;
  if (privacy.profileVisibility === 'followers' && !isFollower) return false;
  if (item.visibility === 'public') return true;
  if (item.visibility === 'unlisted') return byLink;
  if (item.visibility === 'private' || !isFollower) return false;
  if (item.kind === 'flight') return privacy.allowFollowersToSeeFlights;
  if (item.kind === 'drone') return privacy.allowFollowersToSeeDrones;
  return true;
}

/** Does the viewer see more of the profile than its short card? */
export function opens(viewer: ViewerKind, { profileVisibility }: AudiencePrivacy): boolean {
  if (viewer === 'owner') return true;
  if (viewer === 'blocked' || viewer === 'blocking') return false;
  return profileVisibility === 'public' || (profileVisibility === 'followers' && viewer === 'follower');
}

/** One pilot of each kind around an owner of a privacy, who has one item of every kind and visibility. */
export interface ItemMatrix {
  owner: TestPilot;
  items: Item[];
  as: (viewer: ViewerKind) => { token: string | undefined };
  pilot: (viewer: Exclude<ViewerKind, 'guest'>) => TestPilot;
  /** Ids of the items that the viewer finds in lists. */
  listed: (viewer: ViewerKind, kinds?: Kind[]) => string[];
  /** Ids of the owner's items among others. */
  ids: (items: { _id: string }[]) => string[];
}

export async function makeItemMatrix(server: TestServer, privacy: AudiencePrivacy): Promise<ItemMatrix> {
  await server.db.deleteFrom('users').execute();
  const pilots = {
    stranger: await makePilot(server.db, 'stranger'),
    requested: await makePilot(server.db, 'requested'),
    follower: await makePilot(server.db, 'follower'),
    blocked: await makePilot(server.db, 'blocked'),
    blocking: await makePilot(server.db, 'blocking'),
    owner: await makePilot(server.db, 'ana'),
  };
  const { requested, follower, blocked, blocking, owner } = pilots;
  // Follows and blocks come before the privacy is set: a rule must not depend on the order. A block ends the follow
  // where the API makes it; the rule must hold where a row is left over.
  for (const one of [follower, blocked, blocking]) await makeFollow(server.db, one, owner);
  await makeRequest(server.db, requested, owner);
  await makeBlock(server.db, owner, blocked);
  await makeBlock(server.db, blocking, owner);
  const made = { flight: makeFlight, drone: makeDrone, spot: makeSpot };
  const all: Item[] = [];
  for (const { kind, visibility, hidden = false } of items) {
    // Each factory accepts the visibilities of its own kind, which `items` pairs it with.
    const make = made[kind] as (
      server: TestServer,
      pilot: TestPilot,
      input: object,
    ) => Promise<{ _id: string }>;
    const { _id: id } = await make(server, owner, { visibility });
    if (hidden) await hideOrRestore(server.db, kind, id, true);
    all.push({ kind, visibility, hidden, id });
  }
  const changed = await server.call(calls.updateUser, {
    params: { id: owner.id },
    token: owner.token,
    body: { privacy },
  });
  expect(changed.status).toBe(200);
  return {
    owner,
    items: all,
    as: (viewer) => ({ token: viewer === 'guest' ? undefined : pilots[viewer].token }),
    pilot: (viewer) => pilots[viewer],
    listed: (viewer, kinds = ['flight', 'drone', 'spot']) =>
      all
        .filter((item) => kinds.includes(item.kind) && maySee(viewer, item, privacy, false))
        .map(({ id }) => id)
        .sort(),
    ids: (items) =>
      items
        .map(({ _id }) => _id)
        .filter((id) => all.some((item) => item.id === id))
        .sort(),
  };
}
