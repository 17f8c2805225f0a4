import { type Call, calls, componentSorts, droneSorts, equipmentSorts, spotFilters } from '@estela/contracts';
import { fillDatabase } from '../test/support/big-database.ts';
import { indexesOf, plansOf, sequentialScans } from '../test/support/plans.ts';
import { putMember } from '../test/support/test-groups.ts';
import { makeDrone, makeFlight } from '../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../test/support/test-pilots.ts';
import { type CallOptions, startTestServer, type TestServer } from '../test/support/test-server.ts';
import { notifyRules } from './areas/gear/reminders/index.ts';
import { firstPublicPage, listPublicPages } from './areas/platform/public-pages/index.ts';

describe('query plans on a big database', () => {
  let server: TestServer;
  let ana: TestPilot;
  let adminToken: string;
  let flightId: string;
  let trackFlightId: string;
  let busyFlightId: string;
  let spotId: string;
  let componentId: string;
  let droneId: string;
  let equipmentId: string;
  let batteryId: string;
  let topicParams: { id: string; topicId: string };
  let postParams: { id: string; postId: string };
  let flyDayParams: { id: string; flyDayId: string };

  beforeAll(async () => {
    server = await startTestServer();
    // Its queries would be taken for those of a call.
    server.app.jobs.stop();
    ana = await makePilot(server.db, 'ana');
    await fillDatabase(server.db, ana);
    const admin = await makePilot(server.db, 'jefa');
    adminToken = admin.token;
    await promote(server.db, admin);
    const topic = await server.db
      .selectFrom('topics')
      .select(['id', 'group_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    topicParams = { id: topic.group_id, topicId: topic.id };
    await server.db.updateTable('groups').set({ private: false }).where('id', '=', topicParams.id).execute();
    postParams = await server.db
      .selectFrom('comments')
      .innerJoin('posts', 'posts.id', 'comments.post_id')
      .innerJoin('groups', 'groups.id', 'posts.group_id')
      .select(['posts.id as postId', 'posts.group_id as id'])
      .where('private', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    await putMember(server, postParams.id, ana, 'member');
    // After the other: both may be in one group.
    await putMember(server, topicParams.id, ana, 'admin');
    const day = await server.db
      .selectFrom('fly_days')
      .innerJoin('groups', 'groups.id', 'fly_days.group_id')
      .select(['fly_days.id as flyDayId', 'group_id as id'])
      .where('private', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    flyDayParams = day;
    flightId = (await makeFlight(server, ana, { visibility: 'public' }))._id;
    trackFlightId = (await makeFlight(server, ana, { track: [{ lat: 40.4, lng: -3.7, t: 0 }] }))._id;
    const busy = server.db.selectFrom('comments').select('flight_id').where('flight_id', 'is not', null);
    busyFlightId = (await busy.limit(1).executeTakeFirstOrThrow()).flight_id ?? '';
    const spot = server.db.selectFrom('spots').select('id').limit(1);
    spotId = (await spot.executeTakeFirstOrThrow()).id;
    droneId = (await makeDrone(server, ana))._id;
    const body = { name: 'Motor', type: 'motor' as const };
    componentId = (await server.call(calls.createComponent, { token: ana.token, body })).body._id;
    const item = server.db.selectFrom('equipment_items').select('id').where('owner_id', '=', ana.id).limit(1);
    equipmentId = (await item.executeTakeFirstOrThrow()).id;
    const battery = server.db
      .selectFrom('equipment_items')
      .select('id')
      .where('owner_id', '=', ana.id)
      .where('type', '=', 'battery');
    batteryId = (await battery.executeTakeFirstOrThrow()).id;
    const sticker = server.db.updateTable('battery_stickers').set({ code: '0123456789AB' });
    await sticker.where('equipment_item_id', '=', batteryId).execute();
  }, 300_000);
  afterAll(() => server.close());
  afterEach(() => jest.restoreAllMocks());

  /** Makes a call and returns every table that one of its queries read from end to end. */
  async function scannedBy<C extends Call>(call: C, options: CallOptions<C>): Promise<string[]> {
    const plans = await plansOf(server.db, async () => {
      const { status } = await server.call(call, { token: ana.token, ...options });
      expect([call.id, status]).toEqual([call.id, call.status]);
    });
    return plans.flatMap(({ sql, plan }) => sequentialScans(plan).map((table) => `${table}: ${sql}`));
  }

  const cursor = () => Buffer.from(`${Date.now() - 6 * 86_400_000}.${flightId}`).toString('base64url');
  const filters = ['all', 'today', 'week', 'month', 'favorites', 'public', 'followers', 'private', 'video'];
  const pilotReads = [
    calls.listPilotFlights,
    calls.listPilotDrones,
    calls.listPilotSpots,
    calls.getPilotSeries,
    calls.getPilotBests,
  ];
  const tabs = ['all', 'mine', 'joined', 'public', 'private'];

  const lists: [string, () => Promise<string[]>][] = [
    ...filters.map((filter): [string, () => Promise<string[]>] => [
      `flights, ${filter}`,
      () => scannedBy(calls.listFlights, { query: { filter } }),
    ]),
    ['counts of flights', () => scannedBy(calls.countFlights, { query: { tag: 't1' } })],
    ['flights as CSV', () => scannedBy(calls.exportFlights, { query: { filter: 'video', tag: 't1' } })],
    [
      'flights from CSV',
      () => scannedBy(calls.importFlights, { body: { csv: 'title,recordedAt\nA,2026-01-01\n' } }),
    ],
    [
      'a batch of flights',
      () =>
        scannedBy(calls.changeFlights, {
          body: { action: 'visibility', visibility: 'public', ids: [flightId, spotId] },
        }),
    ],
    [
      'flights deleted in a batch',
      () => scannedBy(calls.changeFlights, { body: { action: 'delete', ids: [flightId] } }),
    ],
    ['flights that come back', () => scannedBy(calls.restoreFlights, { body: { ids: [flightId] } })],
    ['a year of flights', () => scannedBy(calls.getFlightYear, {})],
    ['flights by words', () => scannedBy(calls.listFlights, { query: { q: 'vuelo' } })],
    ['snapshots of a drone', () => scannedBy(calls.listSnapshots, { params: { id: droneId } })],
    ['components as CSV', () => scannedBy(calls.exportComponents, {})],
    ['equipment as CSV', () => scannedBy(calls.exportEquipmentItems, {})],
    ...droneSorts.map((sort): [string, () => Promise<string[]>] => [
      `drones, ${sort}`,
      () => scannedBy(calls.listDrones, { query: { sort, q: 'dron' } }),
    ]),
    ['spots', () => scannedBy(calls.listSpots, { query: { q: 'spot', month: 5 } })],
    ['a spot', () => scannedBy(calls.getSpot, { params: { id: spotId } })],
    ['flights at a spot', () => scannedBy(calls.listSpotFlights, { params: { id: spotId } })],
    [
      'flights at a spot, deep',
      () => scannedBy(calls.listSpotFlights, { params: { id: spotId }, query: { cursor: cursor() } }),
    ],
    ['bookmarks', () => scannedBy(calls.listBookmarks, {})],
    ['bookmarked flights', () => scannedBy(calls.listBookmarks, { query: { kind: 'flight' } })],
    ['spots in a box', () => scannedBy(calls.getSpotMap, { query: { bbox: '-3.8,40.3,-3.6,40.5' } })],
    ['spots in a wide box', () => scannedBy(calls.getSpotMap, { query: { bbox: '-9,36,3,43' } })],
    ...spotFilters.map((filter): [string, () => Promise<string[]>] => [
      `spots in a wide box, ${filter}`,
      () => scannedBy(calls.getSpotMap, { query: { bbox: '-9,36,3,43', filter } }),
    ]),
    [
      'spots by words',
      () => scannedBy(calls.getSpotMap, { query: { bbox: '-180,-90,180,90', q: 'spot 1234' } }),
    ],
    [
      'own spots on a map',
      () =>
        scannedBy(calls.getSpotMap, {
          query: { bbox: '-180,-90,180,90', filter: 'mine', q: 'spot', month: 5, form: 'short' },
        }),
    ],
    ['spots near', () => scannedBy(calls.getSpotsNear, { query: { lat: 40.4, lng: -3.7 } })],
    [
      'airspace zones in a box',
      () => scannedBy(calls.getAirspaceZones, { query: { bbox: '-3.8,40.3,-3.6,40.5' } }),
    ],
    ['airspace at a point', () => scannedBy(calls.checkAirspace, { query: { lat: 40.4, lng: -3.7 } })],
    ['open sessions', () => scannedBy(calls.listSessions, {})],
    ['global feed', () => scannedBy(calls.getFeed, {})],
    ['global feed, deep', () => scannedBy(calls.getFeed, { query: { cursor: cursor() } })],
    ['following feed', () => scannedBy(calls.getFeed, { query: { tab: 'following' } })],
    [
      'following feed, deep',
      () => scannedBy(calls.getFeed, { query: { tab: 'following', cursor: cursor() } }),
    ],
    ['news of the global feed', () => scannedBy(calls.countFeedNews, { query: { since: cursor() } })],
    [
      'news of the following feed',
      () => scannedBy(calls.countFeedNews, { query: { tab: 'following', since: cursor() } }),
    ],
    ['what is hidden from the feed', () => scannedBy(calls.listFeedHidden, { query: { cursor: cursor() } })],
    ['dashboard', () => scannedBy(calls.getDashboard, { params: { username: 'masivo7' } })],
    ['public dashboard', () => scannedBy(calls.getPublicDashboard, { params: { username: 'masivo7' } })],
    ...pilotReads.map((call): [string, () => Promise<string[]>] => [
      `a pilot’s page: ${call.id}`,
      () => scannedBy(call, { params: { id: ana.id } }),
    ]),
    ['followers', () => scannedBy(calls.listFollowers, { params: { id: ana.id } })],
    ['following', () => scannedBy(calls.listFollowing, { params: { id: ana.id } })],
    [
      'followers by words',
      () => scannedBy(calls.listFollowers, { params: { id: ana.id }, query: { q: 'masivo 12' } }),
    ],
    [
      'following by words',
      () => scannedBy(calls.listFollowing, { params: { id: ana.id }, query: { q: 'masivo 12' } }),
    ],
    ['follow requests', () => scannedBy(calls.listFollowRequests, {})],
    ['follow requests, deep', () => scannedBy(calls.listFollowRequests, { query: { cursor: cursor() } })],
    ['blocked pilots', () => scannedBy(calls.listBlocked, {})],
    ['suggested pilots', () => scannedBy(calls.listSuggestedPilots, {})],
    ['a search', () => scannedBy(calls.search, { query: { q: 'texto 1234' } })],
    ['a search by two letters', () => scannedBy(calls.search, { query: { q: 'vu' } })],
    ['pilots by two letters', () => scannedBy(calls.listUsers, { query: { q: 'ma' } })],
    ['pilots by cursor', () => scannedBy(calls.listUsers, { query: { after: cursor() } })],
    ['groups by two letters', () => scannedBy(calls.listGroups, { query: { q: 'zq' } })],
    ['pilots by words', () => scannedBy(calls.listUsers, { query: { q: 'masivo 12' } })],
    ['groups by words', () => scannedBy(calls.listGroups, { query: { q: 'grupo 1234' } })],
    ['groups by tag', () => scannedBy(calls.listGroups, { query: { tag: 't77' } })],
    ...tabs.map((tab): [string, () => Promise<string[]>] => [
      `groups, ${tab}`,
      () => scannedBy(calls.listGroups, { query: { tab } }),
    ]),
    ...componentSorts.map((sort): [string, () => Promise<string[]>] => [
      `components, ${sort}`,
      () => scannedBy(calls.listComponents, { query: { type: 'motor', sort } }),
    ]),
    ['components on no drone', () => scannedBy(calls.listComponents, { query: { installed: 'false' } })],
    ['counts of components', () => scannedBy(calls.countComponents, { query: { q: 'motor' } })],
    ['a component’s history', () => scannedBy(calls.listInstallations, { params: { id: componentId } })],
    [
      'moving a component',
      () => scannedBy(calls.createInstallation, { params: { id: componentId }, body: { drone: droneId } }),
    ],
    ...equipmentSorts.map((sort): [string, () => Promise<string[]>] => [
      `equipment, ${sort}`,
      () => scannedBy(calls.listEquipmentItems, { query: { q: 'gafas', sort } }),
    ]),
    ['equipment by warranty', () => scannedBy(calls.listEquipmentItems, { query: { warranty: 'valid' } })],
    ['equipment statistics', () => scannedBy(calls.getEquipmentStatistics, {})],
    ['use of equipment', () => scannedBy(calls.getEquipmentUse, { params: { id: equipmentId } })],
    [
      'status of equipment',
      () => scannedBy(calls.listEquipmentStatusChanges, { params: { id: equipmentId } }),
    ],
    ['batteries by care', () => scannedBy(calls.listBatteries, {})],
    ['health of a battery', () => scannedBy(calls.getBatteryHealth, { params: { id: batteryId } })],
    ['the battery of a sticker', () => scannedBy(calls.getStickerItem, { params: { code: '0123456789AB' } })],
    ['upkeep', () => scannedBy(calls.listUpkeep, { params: { id: droneId } })],
    ['reminder rules', () => scannedBy(calls.listReminderRules, { query: { subject: droneId } })],
    ['reminders', () => scannedBy(calls.listReminders, {})],
    ['members', () => scannedBy(calls.listGroupMembers, { params: topicParams, query: { q: 'masivo' } })],
    ['the log of a group', () => scannedBy(calls.listGroupLog, { params: topicParams })],
    ['reports in a group', () => scannedBy(calls.listGroupReports, { params: topicParams })],
    ['topics', () => scannedBy(calls.listTopics, { params: topicParams })],
    ['topics, deep', () => scannedBy(calls.listTopics, { params: topicParams, query: { cursor: cursor() } })],
    ['comments', () => scannedBy(calls.listComments, { params: topicParams })],
    [
      'comments since a time',
      () => scannedBy(calls.listComments, { params: topicParams, query: { since: '2020-01-01T00:00:00Z' } }),
    ],
    ['a topic read', () => scannedBy(calls.readTopic, { params: topicParams })],
    ['fly-days', () => scannedBy(calls.listFlyDays, { params: topicParams })],
    [
      'past fly-days',
      () => scannedBy(calls.listFlyDays, { params: topicParams, query: { when: 'past', cursor: cursor() } }),
    ],
    ['fly-days of all groups', () => scannedBy(calls.listOwnFlyDays, {})],
    ['who comes to a fly-day', () => scannedBy(calls.listFlyDayGuests, { params: flyDayParams })],
    ['posts', () => scannedBy(calls.listPosts, { params: topicParams })],
    ['a post', () => scannedBy(calls.getPost, { params: postParams })],
    ['comments on a post', () => scannedBy(calls.listPostComments, { params: postParams })],
    [
      'comments on a post, deep',
      () => scannedBy(calls.listPostComments, { params: postParams, query: { cursor: cursor() } }),
    ],
    [
      'a comment on a post',
      () => scannedBy(calls.createPostComment, { params: postParams, body: { text: '@masivo7' } }),
    ],
    ['notifications', () => scannedBy(calls.listNotifications, {})],
    ['notifications, deep', () => scannedBy(calls.listNotifications, { query: { cursor: cursor() } })],
    ['logs', () => scannedBy(calls.findLogs, { query: { hashes: `${'0'.repeat(64)},${'1'.repeat(64)}` } })],
    ['comments on a flight', () => scannedBy(calls.listFlightComments, { params: { id: busyFlightId } })],
    [
      'comments on a flight, deep',
      () =>
        scannedBy(calls.listFlightComments, { params: { id: busyFlightId }, query: { cursor: cursor() } }),
    ],
    [
      'a comment on a flight',
      () =>
        scannedBy(calls.createFlightComment, { params: { id: busyFlightId }, body: { text: '@masivo7' } }),
    ],
    [
      'decisions on what is one’s own',
      () => scannedBy(calls.listModeration, { query: { cursor: cursor() } }),
    ],
    ['decisions on a flight', () => scannedBy(calls.listModeration, { query: { subject: flightId } })],
    ['reports', () => scannedBy(calls.listReports, { token: adminToken })],
    ['reports, deep', () => scannedBy(calls.listReports, { token: adminToken, query: { cursor: cursor() } })],
    ['appeals', () => scannedBy(calls.listAppeals, { token: adminToken, query: { status: 'decided' } })],
    [
      'decisions on a pilot',
      () => scannedBy(calls.getPilotRecord, { token: adminToken, params: { id: ana.id } }),
    ],
    ['a flight', () => scannedBy(calls.getFlight, { params: { id: flightId } })],
    ['the track of a flight', () => scannedBy(calls.getFlightTrack, { params: { id: trackFlightId } })],
    ['a like', () => scannedBy(calls.likeFlight, { params: { id: flightId } })],
    ['a deletion', () => scannedBy(calls.deleteFlight, { params: { id: flightId } })],
  ];

  it.each(lists)('reads no big table from end to end: %s', async (_, scan) => {
    expect(await scan()).toEqual([]);
  });

  it('looks for spots of followed pilots pilot by pilot, and for words on a wide map by the words', async () => {
    const indexesFor = async (query: Record<string, string>) => {
      const plans = await plansOf(server.db, () =>
        server.call(calls.getSpotMap, { token: ana.token, query }),
      );
      const [finding] = plans.filter(({ sql }) => sql.includes('as found'));
      return finding ? indexesOf(finding.plan) : [];
    };
    const bbox = '-9,36,3,43';
    const ofFollowed = await indexesFor({ bbox, filter: 'following' });
    expect(ofFollowed).toContain('spots_owner');
    expect(ofFollowed).not.toContain('spots_shown_place');
    const byWords = await indexesFor({ bbox, q: 'inexistente' });
    expect(byWords).toContain('spots_words');
    expect(byWords).not.toContain('spots_shown_place');
    expect(await indexesFor({ bbox: '-3.8,40.3,-3.6,40.5', q: 'spot' })).toContain('spots_shown_place');
  });

  it('reads the spots near a point in the order of the index, and short names by how they begin (C19)', async () => {
    const query = { lat: 40.4, lng: -3.7, radius: 200_000 };
    const near = await plansOf(server.db, () => server.call(calls.getSpotsNear, { token: ana.token, query }));
    const [bounding] = near.filter(({ sql }) => sql.includes('<->'));
    expect(JSON.stringify(bounding?.plan)).toMatch(/"Index Name":"spots_shown_place"[^{}]*"Order By"/);
    const short = await plansOf(server.db, () =>
      server.call(calls.listUsers, { token: ana.token, query: { q: 'ma' } }),
    );
    expect(short.flatMap(({ plan }) => indexesOf(plan))).toEqual(
      expect.arrayContaining(['users_username', 'users_name']),
    );
  });

  it('searches each kind by its own index of trigrams, and what begins so by the order of names', async () => {
    const search = (q: string) =>
      plansOf(server.db, () => server.call(calls.search, { token: ana.token, query: { q } }));
    const used = async (q: string) => (await search(q)).flatMap(({ plan }) => indexesOf(plan));
    const kinds = ['flights', 'spots', 'drones'];
    const byTrigrams = [...kinds.map((kind) => `${kind}_search`), 'users_search', 'groups_search_words'];
    const byOrder = [...kinds.map((kind) => `${kind}_name`), 'users_name', 'users_username', 'groups_name'];
    const ofTalk = ['topics_search', 'posts_search'];
    expect(await used('inexistente')).toEqual(expect.arrayContaining([...byTrigrams, ...ofTalk, ...byOrder]));
    const byLetter = await used('v');
    expect(byLetter).toEqual(expect.arrayContaining(byOrder));
    for (const index of byTrigrams) expect(byLetter).not.toContain(index);
  });

  it('searches flights of a pilot by what they have for each audience', async () => {
    const plans = await plansOf(server.db, () =>
      server.call(calls.search, { token: ana.token, query: { q: 'masivo12', kinds: 'flights' } }),
    );
    const [finding] = plans.filter(({ sql }) => sql.includes("kind = 'flight'"));
    expect(finding && sequentialScans(finding.plan)).toEqual([]);
    expect(finding && indexesOf(finding.plan)).toEqual(
      expect.arrayContaining(['feed_items_owner_kind', 'flights_pkey']),
    );
  });

  it('lists public pages for search engines by their time, never all there are', async () => {
    const plans = await plansOf(server.db, async () => {
      await firstPublicPage(server.db);
      const day = new Date(Date.now() - 86_400_000);
      for await (const part of listPublicPages(server.db, day, new Date()))
        expect(part.length).toBeGreaterThan(0);
    });
    expect(plans.length).toBeGreaterThan(1);
    for (const { plan } of plans) {
      expect(sequentialScans(plan)).toEqual([]);
      // Both are in the order of time; the planner may take the wider one.
      expect(indexesOf(plan)).toContainEqual(expect.stringMatching(/^feed_items_(?:public|shared)$/));
    }
  });

  it('counts for reminders the flights of each subject, never all of a pilot', async () => {
    const plans = await plansOf(server.db, () => notifyRules(server.db, new AbortController().signal));
    const counting = plans.filter(({ sql }) => sql.includes('duration_seconds'));
    expect(counting.length).toBeGreaterThan(1);
    for (const { plan } of counting) {
      expect(sequentialScans(plan)).not.toContain('flights');
      const indexes = indexesOf(plan);
      expect(indexes).toEqual(
        expect.arrayContaining([
          'flights_drone',
          'flight_equipment_item',
          'flight_packs_item',
          'flights_pkey',
        ]),
      );
      expect(indexes.filter((name) => name.startsWith('flights_recorded'))).toEqual([]);
    }
  });
});
