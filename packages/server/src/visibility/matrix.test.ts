import { calls, type Privacy, type Visibility } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../testing/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../testing/test-pilots.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/**
 * Every kind of viewer x every privacy of the owner x every kind of thing x every visibility x every endpoint that
 * could show it, against the rule of who sees what, written down once more and in another way.
 */
const viewers = ['guest', 'stranger', 'follower', 'blocked', 'blocking', 'owner'] as const;
type ViewerKind = (typeof viewers)[number];

const profiles = ['public', 'followers', 'private'] as const;
const privacies: Privacy[] = profiles.flatMap((profileVisibility) =>
  [true, false].flatMap((allowFollowersToSeeFlights) =>
    [true, false].map((allowFollowersToSeeDrones) => ({
      profileVisibility,
      allowFollowersToSeeFlights,
      allowFollowersToSeeDrones,
    })),
  ),
);

type Kind = 'flight' | 'drone' | 'spot';
const things: readonly { kind: Kind; visibility: Visibility }[] = [
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

interface Thing {
  kind: Kind;
  visibility: Visibility;
  id: string;
}

/** decisions.md section 4, as sets of viewers. `byLink` adds what only the address opens. */
function maySee(viewer: ViewerKind, thing: Thing, privacy: Privacy, byLink: boolean): boolean {
  if (viewer === 'owner') return true;
  if (viewer === 'blocked' || viewer === 'blocking') return false;
  const isFollower = viewer === 'follower';
  if (privacy.profileVisibility === 'private') return false;
  if (privacy.profileVisibility === 'followers' && !isFollower) return false;
  if (thing.visibility === 'public') return true;
  if (thing.visibility === 'unlisted') return byLink;
  if (thing.visibility === 'private' || !isFollower) return false;
  if (thing.kind === 'flight') return privacy.allowFollowersToSeeFlights;
  if (thing.kind === 'drone') return privacy.allowFollowersToSeeDrones;
  return true;
}

describe.each(privacies)(
  'who sees what of a profile for $profileVisibility (flights: $allowFollowersToSeeFlights, drones: $allowFollowersToSeeDrones)',
  (privacy) => {
    let server: TestServer;
    let owner: TestPilot;
    let all: Thing[];
    const pilots = new Map<ViewerKind, TestPilot>();

    beforeAll(async () => {
      server = await startTestServer();
      await server.db.deleteFrom('users').execute();
      for (const kind of viewers.filter((one) => one !== 'guest' && one !== 'owner')) {
        pilots.set(kind, await makePilot(server.db, kind));
      }
      // Follows and blocks come before the privacy is set: a rule must not depend on the order.
      owner = await makePilot(server.db, 'ana');
      pilots.set('owner', owner);
      await makeFollow(server.db, pilots.get('follower')!, owner);
      // A block ends the follow where the API makes it; the rule must hold where a row is left over.
      await makeFollow(server.db, pilots.get('blocked')!, owner);
      await makeFollow(server.db, pilots.get('blocking')!, owner);
      await makeBlock(server.db, owner, pilots.get('blocked')!);
      await makeBlock(server.db, pilots.get('blocking')!, owner);
      const made = { flight: makeFlight, drone: makeDrone, spot: makeSpot };
      all = [];
      for (const { kind, visibility } of things) {
        // Each maker takes the visibilities of its own kind, which `things` pairs it with.
        const make = made[kind] as (
          server: TestServer,
          pilot: TestPilot,
          input: object,
        ) => Promise<{ _id: string }>;
        all.push({ kind, visibility, id: (await make(server, owner, { visibility }))._id });
      }
      const changed = await server.call(calls.updateUser, {
        params: { id: owner.id },
        token: owner.token,
        body: { privacy },
      });
      expect(changed.status).toBe(200);
    });
    afterAll(() => server.close());

    const as = (viewer: ViewerKind) => ({ token: pilots.get(viewer)?.token });
    const expected = (viewer: ViewerKind, kinds: Kind[]) =>
      all
        .filter((thing) => kinds.includes(thing.kind) && maySee(viewer, thing, privacy, false))
        .map(({ id }) => id)
        .sort();
    const ids = (items: { _id: string }[]) =>
      items
        .map(({ _id }) => _id)
        .filter((id) => all.some((thing) => thing.id === id))
        .sort();

    describe.each(viewers)('%s', (viewer) => {
      it('opens exactly what the rule allows, and likes nothing else', async () => {
        const details = { flight: calls.getFlight, drone: calls.getDrone, spot: calls.getSpot };
        const likes = { flight: calls.likeFlight, drone: calls.likeDrone, spot: calls.likeSpot };
        for (const thing of all) {
          const isSeen = maySee(viewer, thing, privacy, true);
          const options = { params: { id: thing.id }, ...as(viewer) };
          const detail = await server.call(details[thing.kind], options);
          expect([thing, detail.status]).toEqual([thing, isSeen ? 200 : 404]);
          if (viewer === 'guest') continue;
          const like = await server.call(likes[thing.kind], options);
          expect([thing, like.status]).toEqual([thing, isSeen ? 200 : 404]);
        }
      });

      it('may write nothing of others: 403 where it is seen, 404 where it is not', async () => {
        if (viewer === 'owner' || viewer === 'guest') return;
        const writes = { flight: calls.updateFlight, drone: calls.updateDrone, spot: calls.updateSpot };
        for (const thing of all) {
          const options = { params: { id: thing.id }, ...as(viewer), body: { description: 'Ahora es mío' } };
          const { status } = await server.call(writes[thing.kind], options);
          expect([thing, status]).toEqual([thing, maySee(viewer, thing, privacy, true) ? 403 : 404]);
        }
      });

      it('finds in the feeds exactly what the rule allows', async () => {
        const asked = { ...as(viewer), query: { limit: 100 } };
        const global = await server.call(calls.getFeed, asked);
        const everybodys = expected(viewer, ['flight', 'drone', 'spot']).filter((id) => {
          const thing = all.find((one) => one.id === id);
          return thing && maySee('guest', thing, privacy, false);
        });
        expect(ids(global.body.items)).toEqual(everybodys);
        expect(global.body.items.some(({ _id }) => _id === owner.id)).toBe(
          privacy.profileVisibility === 'public' && viewer !== 'blocked' && viewer !== 'blocking',
        );
        if (viewer === 'guest') return;
        const following = await server.call(calls.getFeed, {
          ...asked,
          query: { limit: 100, tab: 'following' },
        });
        const followed = viewer === 'follower' ? expected(viewer, ['flight', 'drone', 'spot']) : [];
        expect(ids(following.body.items)).toEqual(followed);
      });

      it('finds on the map and near exactly what the rule allows', async () => {
        const map = await server.call(calls.getSpotMap, { ...as(viewer), query: { bbox: '-10,35,5,45' } });
        expect(ids(map.body.items)).toEqual(expected(viewer, ['spot']));
        const near = await server.call(calls.getSpotsNear, {
          ...as(viewer),
          query: { lat: 40.4, lng: -3.7 },
        });
        expect(ids(near.body.items)).toEqual(expected(viewer, ['spot']));
      });

      it('finds on the dashboard exactly what the rule allows, counted alike', async () => {
        const params = { username: 'ana' };
        const { status, body } =
          viewer === 'guest'
            ? await server.call(calls.getPublicDashboard, { params })
            : await server.call(calls.getDashboard, { params, ...as(viewer) });
        if (viewer === 'blocked') {
          expect(status).toBe(404);
          return;
        }
        // Six of a kind are shown; there are fewer of each.
        expect(ids(body.flights)).toEqual(expected(viewer, ['flight']));
        expect(ids(body.drones)).toEqual(expected(viewer, ['drone']));
        expect(ids(body.spots)).toEqual(expected(viewer, ['spot']));
        expect(body.stats).toMatchObject({
          flights: expected(viewer, ['flight']).length,
          drones: expected(viewer, ['drone']).length,
        });
      });

      it('lists only own things as own', async () => {
        for (const [call, kind] of [
          [calls.listFlights, 'flight'],
          [calls.listDrones, 'drone'],
          [calls.listSpots, 'spot'],
        ] as const) {
          const { status, body } = await server.call(call, as(viewer));
          if (viewer === 'guest') expect(status).toBe(401);
          else expect(ids(body.items)).toEqual(viewer === 'owner' ? expected('owner', [kind]) : []);
        }
      });
    });
  },
);
