import { calls, type PilotSeries, spotFilters } from '@estela/contracts';
import {
  bookmarkEverything,
  discuss,
  flyAtOpenSpot,
  hideEverything,
  makeInstalledPart,
} from '../../test/support/item-marks.ts';
import {
  type ItemMatrix,
  makeItemMatrix,
  maySee,
  opens,
  privacies,
  viewers,
} from '../../test/support/item-matrix.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;

// One for all: twelve starts cost more than many of the tests.
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/**
 * Every kind of viewer x every privacy of the owner x every kind of item x every visibility x every endpoint that
 * could show it, compared with a second, independent implementation of the rule of who sees what.
 */
describe.each(privacies)(
  'who sees what of a profile for $profileVisibility (flights: $allowFollowersToSeeFlights, drones: $allowFollowersToSeeDrones)',
  (privacy) => {
    let matrix: ItemMatrix;

    let part: { id: string; installationId: string };
    /** A public spot of somebody else where the owner flew all of their flights. */
    let openSpot: { id: string; flights: string[] };

    beforeAll(async () => {
      matrix = await makeItemMatrix(server, privacy);
      part = await makeInstalledPart(server, matrix);
      openSpot = await flyAtOpenSpot(server, matrix);
    });

    describe.each(viewers)('%s', (viewer) => {
      it('opens exactly what the rule allows, and likes nothing else', async () => {
        const details = { flight: calls.getFlight, drone: calls.getDrone, spot: calls.getSpot };
        const likes = { flight: calls.likeFlight, drone: calls.likeDrone, spot: calls.likeSpot };
        for (const item of matrix.items) {
          const isSeen = maySee(viewer, item, privacy, true);
          const options = { params: { id: item.id }, ...matrix.as(viewer) };
          const detail = await server.call(details[item.kind], options);
          expect([item, detail.status]).toEqual([item, isSeen ? 200 : 404]);
          if (item.kind === 'flight') {
            // Its place is not hidden: whoever sees the flight sees its track.
            const track = await server.call(calls.getFlightTrack, options);
            expect([item, track.status]).toEqual([item, detail.status]);
          }
          if (viewer === 'guest') continue;
          const like = await server.call(likes[item.kind], options);
          expect([item, like.status]).toEqual([item, isSeen ? 200 : 404]);
        }
      });

      it('bookmarks a spot and reads its flights exactly where they may see it', async () => {
        for (const item of matrix.items.filter(({ kind }) => kind === 'spot')) {
          const options = { params: { id: item.id }, ...matrix.as(viewer) };
          const status = maySee(viewer, item, privacy, true) ? 200 : 404;
          expect([item, (await server.call(calls.listSpotFlights, options)).status]).toEqual([item, status]);
          const mark = await server.call(calls.bookmarkSpot, options);
          expect([item, mark.status]).toEqual([item, viewer === 'guest' ? 401 : status]);
        }
        if (viewer === 'guest') return;
        await bookmarkEverything(server, matrix, matrix.pilot(viewer).id);
        const { body } = await server.call(calls.listBookmarks, {
          ...matrix.as(viewer),
          query: { kind: 'spot' },
        });
        expect(matrix.ids(body.items)).toEqual(matrix.listed(viewer, ['spot']));
      });

      it('bookmarks flights and reads and writes comments exactly where they may see the flight', async () => {
        const [asked, unseen] = commentStatuses(viewer);
        const flights = matrix.items.filter(({ kind }) => kind === 'flight');
        const reachable = flights.filter((item) => maySee(viewer, item, privacy, true));
        for (const item of flights) {
          const statuses = await discuss(server, matrix, item.id, matrix.as(viewer));
          expect([item, statuses]).toEqual([item, reachable.includes(item) ? asked : unseen]);
        }
        if (viewer === 'guest') return;
        const { body } = await server.call(calls.listBookmarks, {
          ...matrix.as(viewer),
          query: { kind: 'flight' },
        });
        expect(matrix.ids(body.items)).toEqual(reachable.map(({ id }) => id).sort());
      });

      it('counts and lists at a spot exactly the flights and pilots that they may see', async () => {
        const { id, flights } = openSpot;
        const options = { params: { id }, ...matrix.as(viewer) };
        const wanted = matrix.listed(viewer, ['flight']).filter((flight) => flights.includes(flight));
        const list = await server.call(calls.listSpotFlights, options);
        expect(matrix.ids(list.body.items)).toEqual(wanted);
        const { body } = await server.call(calls.getSpot, options);
        const named = wanted.length > 0 ? [{ username: 'ana', flights: wanted.length }] : [];
        expect(body.flown).toMatchObject({ flights: wanted.length, pilotCount: named.length, pilots: named });
        expect(body.flown?.lastFlownAt === null).toBe(named.length === 0);
      });

      it('may change nothing of others: 403 if they see it, 404 if they do not', async () => {
        if (viewer === 'owner' || viewer === 'guest') return;
        const writes = { flight: calls.updateFlight, drone: calls.updateDrone, spot: calls.updateSpot };
        for (const item of matrix.items) {
          const options = {
            params: { id: item.id },
            ...matrix.as(viewer),
            body: { description: 'Ahora es mío' },
          };
          const { status } = await server.call(writes[item.kind], options);
          expect([item, status]).toEqual([item, maySee(viewer, item, privacy, true) ? 403 : 404]);
          if (item.kind !== 'spot') continue;
          const params = { id: item.id, photoId: item.id };
          const photos = [
            await server.call(calls.addSpotPhoto, options),
            await server.call(calls.deleteSpotPhoto, { ...options, params }),
          ];
          expect([item, ...photos.map((photo) => photo.status)]).toEqual([item, status, status]);
        }
      });

      it('sees no parts of others, nor which drone they are on', async () => {
        if (viewer === 'owner') return;
        const options = { params: part, ...matrix.as(viewer) };
        const body = { drone: matrix.items.find(({ kind }) => kind === 'drone')?.id ?? '' };
        const answers = [
          await server.call(calls.getComponent, options),
          await server.call(calls.updateComponent, { ...options, body: { name: 'Mío' } }),
          await server.call(calls.listInstallations, options),
          await server.call(calls.createInstallation, { ...options, body }),
          await server.call(calls.updateInstallation, { ...options, body: { to: new Date().toISOString() } }),
          await server.call(calls.deleteInstallation, options),
        ];
        const refused = viewer === 'guest' ? 401 : 404;
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => refused));
        const counts = await server.call(calls.countComponents, matrix.as(viewer));
        expect(viewer === 'guest' ? counts.status : counts.body.total).toBe(viewer === 'guest' ? 401 : 0);
      });

      it('finds in the feeds exactly what the rule allows', async () => {
        const asked = { ...matrix.as(viewer), query: { limit: 100 } };
        const global = await server.call(calls.getFeed, asked);
        const everybodys = matrix.listed(viewer, ['flight', 'drone', 'spot']).filter((id) => {
          const item = matrix.items.find((one) => one.id === id);
          return item && maySee('guest', item, privacy, false);
        });
        expect(matrix.ids(global.body.items)).toEqual(everybodys);
        expect(global.body.items.some(({ _id }) => _id === matrix.owner.id)).toBe(
          privacy.profileVisibility === 'public' && viewer !== 'blocked' && viewer !== 'blocking',
        );
        if (viewer === 'guest') return;
        const following = await server.call(calls.getFeed, {
          ...asked,
          query: { limit: 100, tab: 'following' },
        });
        const followed = viewer === 'follower' ? matrix.listed(viewer, ['flight', 'drone', 'spot']) : [];
        expect(matrix.ids(following.body.items)).toEqual(followed);
      });

      it('hides from the feed what they find in it, sees what they hid, and is counted no other news', async () => {
        if (viewer === 'guest') return;
        const as = matrix.as(viewer);
        const listed = matrix.listed(viewer);
        for (const { id } of matrix.items) {
          const { status } = await server.call(calls.hideFeedItem, { params: { id }, ...as });
          expect([id, status]).toEqual([id, listed.includes(id) ? 204 : 404]);
        }
        await hideEverything(server, matrix, matrix.pilot(viewer).id);
        const hidden = await server.call(calls.listFeedHidden, { ...as, query: { limit: 100 } });
        expect(matrix.ids(hidden.body.items)).toEqual(listed);
        const feed = await server.call(calls.getFeed, { ...as, query: { limit: 100 } });
        expect(matrix.ids(feed.body.items)).toEqual([]);
        await server.db.deleteFrom('feed_hidden').execute();
      });

      it('counts as news of the feed exactly what the rule allows', async () => {
        const query = { limit: 100, tab: 'following' } as const;
        if (viewer !== 'guest') {
          const { items } = (await server.call(calls.getFeed, { ...matrix.as(viewer), query })).body;
          const news = await server.call(calls.countFeedNews, {
            ...matrix.as(viewer),
            query: { tab: 'following' },
          });
          expect(news.body.count).toBe(items.length);
        }
        const { items } = (await server.call(calls.getFeed, { ...matrix.as(viewer), query: { limit: 100 } }))
          .body;
        const own = viewer === 'guest' ? '' : matrix.pilot(viewer).id;
        const news = await server.call(calls.countFeedNews, matrix.as(viewer));
        expect(news.body.count).toBe(items.filter(({ owner }) => owner._id !== own).length);
      });

      it('finds on the map and near exactly what the rule allows', async () => {
        const map = await server.call(calls.getSpotMap, {
          ...matrix.as(viewer),
          query: { bbox: '-10,35,5,45' },
        });
        expect(matrix.ids(map.body.items)).toEqual(matrix.listed(viewer, ['spot']));
        const near = await server.call(calls.getSpotsNear, {
          ...matrix.as(viewer),
          query: { lat: 40.4, lng: -3.7 },
        });
        expect(matrix.ids(near.body.items)).toEqual(matrix.listed(viewer, ['spot']));
      });

      it('finds by name exactly what the rule allows, also by one letter and with a typo', async () => {
        for (const [kind, ...words] of [
          ['flight', 't', 'tarde en el bnado'],
          ['drone', 'a', 'apxe'],
          ['spot', 'la', 'cantrea'],
        ] as const)
          for (const q of words) {
            const query = { q, kinds: `${kind}s` };
            const { status, body } = await server.call(calls.search, { ...matrix.as(viewer), query });
            const found = matrix.ids([...body.flights, ...body.drones, ...body.spots]);
            expect([q, status, found]).toEqual([q, 200, matrix.listed(viewer, [kind])]);
          }
      });

      it('finds by each filter of the map exactly what the rule allows, counted alike in clusters', async () => {
        const ask = (query: object) =>
          server.call(calls.getSpotMap, { ...matrix.as(viewer), query: { bbox: '-10,35,5,45', ...query } });
        const listed = matrix.listed(viewer, ['spot']);
        const wanted = {
          mine: viewer === 'owner' ? listed : [],
          following: viewer === 'follower' ? listed : [],
          public: listed.filter((id) => matrix.listed('guest', ['spot']).includes(id)),
        };
        for (const filter of spotFilters) {
          const { status, body } = await ask({ filter });
          const refused = viewer === 'guest' && filter !== 'public';
          expect([filter, status]).toEqual([filter, refused ? 401 : 200]);
          if (refused) continue;
          expect([filter, matrix.ids(body.items)]).toEqual([filter, wanted[filter]]);
          const { clusters, items } = (await ask({ filter, limit: 1 })).body;
          const counted = clusters.reduce((sum, { count }) => sum + count, items.length);
          expect([filter, counted]).toEqual([filter, wanted[filter].length]);
        }
        const { clusters, items } = (await ask({ limit: 1 })).body;
        expect(clusters.reduce((sum, { count }) => sum + count, items.length)).toBe(listed.length);
      });

      it('finds on the dashboard exactly what the rule allows, counted alike', async () => {
        const params = { username: 'ana' };
        const { status, body } =
          viewer === 'guest'
            ? await server.call(calls.getPublicDashboard, { params })
            : await server.call(calls.getDashboard, { params, ...matrix.as(viewer) });
        if (viewer === 'blocked') {
          expect(status).toBe(404);
          return;
        }
        // Up to six of a kind are shown; there are fewer of each.
        expect(matrix.ids(body.flights)).toEqual(matrix.listed(viewer, ['flight']));
        expect(matrix.ids(body.drones)).toEqual(matrix.listed(viewer, ['drone']));
        expect(matrix.ids(body.spots)).toEqual(matrix.listed(viewer, ['spot']));
        expect(body.stats).toMatchObject({
          flights: matrix.listed(viewer, ['flight']).length,
          drones: matrix.listed(viewer, ['drone']).length,
        });
      });

      it('counts and lists of a pilot exactly what the rule allows', async () => {
        const options = { params: { id: matrix.owner.id }, ...matrix.as(viewer) };
        const isOpen = opens(viewer, privacy);
        const lists = await listsOfPilot(server, options);
        expect(lists.map(({ status }) => status)).toEqual(lists.map(() => (isOpen ? 200 : 404)));
        const series = await server.call(calls.getPilotSeries, options);
        const bests = await server.call(calls.getPilotBests, options);
        expect([series.status, bests.status]).toEqual(isOpen ? [200, 200] : [404, 404]);
        if (!isOpen) return;
        for (const { kind, body } of lists)
          expect([kind, matrix.ids(body.items)]).toEqual([kind, matrix.listed(viewer, [kind])]);
        const wanted = matrix.listed(viewer, ['flight']);
        expect(flightsIn(series.body)).toBe(wanted.length);
        const flown = wanted.length > 0 ? [{ spot: { _id: openSpot.id }, flights: wanted.length }] : [];
        expect(series.body.spots).toMatchObject(flown);
        expect(bests.body.flightsInDay?.value ?? 0).toBe(wanted.length);
        expect(wanted.includes(bests.body.longest?.flight._id ?? '')).toBe(wanted.length > 0);
      });

      it.each(['guest', 'follower'] as const)(
        'shows to owners alone their page as a %s sees it',
        async (as) => {
          const ask = { ...matrix.as(viewer), query: { as } };
          const page = await server.call(calls.getDashboard, { ...ask, params: { username: 'ana' } });
          const options = { ...ask, params: { id: matrix.owner.id } };
          const series = await server.call(calls.getPilotSeries, options);
          const bests = await server.call(calls.getPilotBests, options);
          const isOpen = opens(as, privacy);
          const answers = [page, series, bests].map(({ status }) => status);
          if (viewer !== 'owner') {
            const refused = viewer === 'guest' ? 401 : 403;
            expect(answers).toEqual([viewer === 'blocked' ? 404 : refused, refused, refused]);
            return;
          }
          expect(answers).toEqual([200, isOpen ? 200 : 404, isOpen ? 200 : 404]);
          const { user, flights, drones, spots } = page.body;
          expect(user.restricted).toBe(!isOpen);
          expect(matrix.ids([...flights, ...drones, ...spots])).toEqual(matrix.listed(as));
          if (isOpen) expect(flightsIn(series.body)).toBe(matrix.listed(as, ['flight']).length);
        },
      );

      it('shows upkeep and reminders of a drone to its owner alone', async () => {
        if (viewer === 'guest') return;
        const isOwner = viewer === 'owner';
        const as = matrix.as(viewer);
        for (const { id } of matrix.items.filter(({ kind }) => kind === 'drone')) {
          const log = await server.call(calls.listUpkeep, { params: { id }, ...as });
          expect(log.status).toBe(isOwner ? 200 : 404);
          const rule = { subject: { kind: 'drone', _id: id }, every: { days: 1 } };
          const made = await server.call(calls.createReminderRule, { ...as, body: rule });
          expect(made.status).toBe(isOwner ? 201 : 400);
          const rules = await server.call(calls.listReminderRules, { ...as, query: { subject: id } });
          expect(rules.body.total).toBe(isOwner ? 1 : 0);
        }
      });

      it('lists only own items as own', async () => {
        for (const [call, kind] of [
          [calls.listFlights, 'flight'],
          [calls.listDrones, 'drone'],
          [calls.listSpots, 'spot'],
        ] as const) {
          const { status, body } = await server.call(call, matrix.as(viewer));
          if (viewer === 'guest') expect(status).toBe(401);
          else
            expect(matrix.ids(body.items)).toEqual(viewer === 'owner' ? matrix.listed('owner', [kind]) : []);
        }
        const counts = await server.call(calls.countFlights, matrix.as(viewer));
        const year = await server.call(calls.getFlightYear, matrix.as(viewer));
        const csv = await server.call(calls.exportFlights, matrix.as(viewer));
        if (viewer === 'guest')
          expect([counts, year, csv].map(({ status }) => status)).toEqual([401, 401, 401]);
        else {
          const own = viewer === 'owner' ? matrix.listed('owner', ['flight']).length : 0;
          // Minus the header and the empty line at the end.
          const exported = csv.body.split('\r\n').length - 2;
          expect([counts.body.all, flightsIn(year.body), exported]).toEqual([own, own, own]);
        }
      });
    });
  },
);

async function listsOfPilot(
  server: TestServer,
  options: { params: { id: string }; token: string | undefined },
) {
  return [
    { kind: 'flight' as const, ...(await server.call(calls.listPilotFlights, options)) },
    { kind: 'drone' as const, ...(await server.call(calls.listPilotDrones, options)) },
    { kind: 'spot' as const, ...(await server.call(calls.listPilotSpots, options)) },
  ];
}

function flightsIn({ days }: Pick<PilotSeries, 'days'>): number {
  return days.reduce((sum, { flights }) => sum + flights, 0);
}

/** The statuses of `discuss` for a flight that the viewer sees, and for one that they do not see. */
function commentStatuses(viewer: (typeof viewers)[number]): [seen: number[], unseen: number[]] {
  const refused = [401, 401, 401, 401];
  if (viewer === 'guest')
    return [
      [200, 200, ...refused],
      [404, 404, ...refused],
    ];
  return [[200, 200, 200, 201, ...(viewer === 'owner' ? [200, 204] : [403, 403])], Array(6).fill(404)];
}
