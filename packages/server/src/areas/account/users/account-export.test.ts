import { accountExport, calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import {
  makeBlock,
  makeFollow,
  makePilot,
  makeRequest,
  type TestPilot,
} from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { readAccount } from './read-account.ts';

describe('the export of an account', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());

  const exported = (pilot: TestPilot, viewer?: TestPilot) =>
    server.call(calls.exportUser, {
      params: { id: pilot.id },
      token: viewer?.token,
    });

  it('is empty but for the account where nothing was put in', async () => {
    const { status, body } = await exported(berto, berto);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(accountExport.shape).sort());
    const { exportedAt: _at, user, ...lists } = body;
    expect(user).toMatchObject({
      _id: berto.id,
      email: 'berto@estela.test',
      role: 'pilot',
    });
    expect(Object.values(lists).flat()).toEqual([]);
  });

  it('holds everything of the pilot, whatever its visibility', async () => {
    const drone = await makeDrone(server, ana, { serialNumber: 'SN-77' });
    const spot = await makeSpot(server, ana, {
      visibility: 'private',
      location: { lat: 40.4, lng: -3.7, precision: 'area' },
    });
    const track = [
      { lat: 40.4, lng: -3.7, altitude: 12, t: 0 },
      { lat: 40.401, lng: -3.7, t: 9 },
    ];
    const kept = {
      visibility: 'private',
      drone: drone._id,
      spot: spot._id,
    } as const;
    const flight = await makeFlight(server, ana, {
      ...{ ...kept, track, topSpeedMps: 31, sources: { topSpeedMps: 'edgetx' } },
      ...{ series: { t: [0, 9], height: [0, 12] }, logHash: 'a'.repeat(64) },
    });
    expect(flight.track).toHaveLength(2);
    await makeFlight(server, berto, { visibility: 'public' });
    const { token } = ana;
    const component = await server.call(calls.createComponent, {
      token,
      body: { name: 'Motor', type: 'motor' },
    });
    const installation = await server.call(calls.createInstallation, {
      params: { id: component.body._id },
      token,
      body: { drone: drone._id },
    });
    const item = await server.call(calls.createEquipmentItem, {
      token,
      body: { name: 'Gafas', type: 'goggles', condition: 'new', price: 62_900 },
    });
    const sale = await server.call(calls.changeEquipmentStatus, {
      params: { id: item.body._id },
      token,
      body: { status: 'sold', price: 30_000 },
    });
    const entry = await server.call(calls.createUpkeepEntry, {
      params: { id: drone._id },
      token,
      body: { kind: 'crash', at: '2026-05-01', text: 'Contra un pino', component: component.body._id },
    });
    const rule = await server.call(calls.createReminderRule, {
      token,
      body: { subject: { kind: 'drone', _id: drone._id }, every: { days: 30 } },
    });
    const { body } = await exported(ana, ana);
    expect(body.flights).toEqual([flight]);
    const last = {
      _id: flight._id,
      title: flight.title,
      recordedAt: flight.recordedAt,
    };
    expect(body.drones).toEqual([
      {
        ...drone,
        components: [component.body._id],
        parts: [
          {
            _id: component.body._id,
            name: 'Motor',
            type: 'motor',
            brand: '',
            weight: null,
            quantity: 1,
          },
        ],
        flown: { flights: 1, seconds: 0, last },
      },
    ]);
    expect(body.upkeep).toEqual([entry.body]);
    expect(body.reminderRules).toEqual([rule.body]);
    expect(body.installations).toEqual([installation.body]);
    expect(body.spots).toEqual([{ ...spot, flown: undefined }]);
    expect(body.components).toMatchObject([
      {
        _id: component.body._id,
        installations: [{ _id: installation.body._id }],
      },
    ]);
    expect(body.equipmentItems).toMatchObject([{ _id: item.body._id, price: 62_900, status: 'sold' }]);
    expect(body.equipmentStatusChanges).toEqual([{ ...sale.body, equipmentItem: item.body._id }]);
  });

  it('C17: goes out in slices, each flight once, in their order', async () => {
    const dora = await makePilot(server.db, 'dora');
    await sql`insert into flights (id, owner_id, title, description, video_url, recorded_at, visibility)
      select gen_random_uuid(), ${dora.id}, 'Vuelta ' || n, '', '', now(), 'private' from generate_series(1, 125) n`.execute(
      server.db,
    );
    const { body, headers } = await exported(dora, dora);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(headers['content-length']).toBeUndefined();
    const ids = body.flights.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(125);
    expect(ids).toEqual([...ids].sort());
  });

  it('C17: holds no more of what was done with gear at once than a slice', async () => {
    const eva = await makePilot(server.db, 'eva');
    const { _id: drone } = await makeDrone(server, eva);
    const component = await server.call(calls.createComponent, {
      token: eva.token,
      body: { name: 'Motor', type: 'motor' },
    });
    const item = await server.call(calls.createEquipmentItem, {
      token: eva.token,
      body: { name: 'Gafas', type: 'goggles', condition: 'new' },
    });
    const part = component.body._id;
    await sql`insert into upkeep_entries (id, drone_id, kind, at, text)
      select gen_random_uuid(), ${drone}, 'check', now(), 'Revisión ' || n from generate_series(1, 125) n`.execute(
      server.db,
    );
    await sql`insert into installations (component_id, drone_id, position, installed_at, removed_at)
      select ${part}::uuid, ${drone}::uuid, 0, now(), now() from generate_series(1, 125)`.execute(server.db);
    await sql`insert into equipment_status_changes (id, equipment_item_id, from_status, status, on_day)
      select gen_random_uuid(), ${item.body._id}::uuid, 'active', 'lost', '2026-01-01' from generate_series(1, 125)`.execute(
      server.db,
    );
    const sizes: Record<string, number[]> = { upkeep: [], installations: [], equipmentStatusChanges: [] };
    const viewer = { id: eva.id, role: 'pilot', verified: false, secondFactor: false } as const;
    for await (const piece of readAccount(server.db, viewer))
      for (const [name, rows] of Object.entries(piece)) sizes[name]?.push(rows.length);
    expect(sizes).toEqual({
      upkeep: [100, 25],
      installations: [100, 25],
      equipmentStatusChanges: [100, 25],
    });
  });

  it('names relations, groups, words and likes, and no ban', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    await makeFollow(server.db, cleo, berto);
    await makeFollow(server.db, ana, cleo);
    await makeBlock(server.db, cleo, berto);
    await makeRequest(server.db, cleo, ana);
    await makeRequest(server.db, berto, cleo);
    await server.db
      .insertInto('removed_followers')
      .values({ pilot_id: cleo.id, follower_id: berto.id })
      .execute();
    const group = await makeGroup(server, cleo);
    const banned = await makeGroup(server, ana, { name: 'Sin Cleo' });
    await putMember(server, banned._id, cleo, 'member', 'banned');
    const params = { id: group._id };
    const { token } = cleo;
    const topic = await server.call(calls.createTopic, {
      params,
      token,
      body: { title: 'Sábado' },
    });
    const post = await server.call(calls.createPost, {
      params,
      token,
      body: { title: 'Aviso', content: 'Llueve' },
    });
    await server.call(calls.createComment, {
      params: { ...params, topicId: topic.body._id },
      token,
      body: { text: 'Voy' },
    });
    const onPost = { params: { ...params, postId: post.body._id }, token, body: { text: 'Paraguas' } };
    await server.call(calls.createPostComment, onPost);
    const planned = { title: 'El Atazar', at: '2100-01-02T08:00:00.000Z', limit: 3, going: true };
    const day = await server.call(calls.createFlyDay, { params, token, body: planned });
    const liked = await makeFlight(server, ana, { visibility: 'public' });
    await server.call(calls.likeFlight, { params: { id: liked._id }, token });
    await server.call(calls.likePost, { params: { ...params, postId: post.body._id }, token });
    await server.call(calls.hideFeedItem, { params: { id: liked._id }, token });
    await server.call(calls.hideFeedPilot, { params: { id: ana.id }, token });
    await server.call(calls.bookmarkFlight, { params: { id: liked._id }, token });
    const said = { params: { id: liked._id }, token, body: { text: 'Bonito' } };
    await server.call(calls.createFlightComment, said);
    const { body } = await exported(cleo, cleo);
    const names = (pilots: { username: string }[]) => pilots.map(({ username }) => username);
    expect([names(body.following), names(body.followers), names(body.blocked)]).toEqual([
      ['berto'],
      ['ana'],
      ['berto'],
    ]);
    expect([names(body.followRequestsSent), names(body.followRequestsReceived)]).toEqual([
      ['ana'],
      ['berto'],
    ]);
    expect(names(body.removedFollowers)).toEqual(['berto']);
    expect(body.groups).toEqual([
      { _id: group._id, name: group.name, role: 'owner', status: 'member', level: 'all', answers: [] },
    ]);
    expect(body.topics).toMatchObject([{ _id: topic.body._id, group: group._id, title: 'Sábado' }]);
    expect(body.flyDays).toMatchObject([
      { _id: day.body._id, group: group._id, title: 'El Atazar', at: planned.at, limit: 3, spot: null },
    ]);
    expect(body.flyDayAnswers).toMatchObject([{ flyDay: day.body._id, list: 'going' }]);
    expect(body.posts).toMatchObject([{ group: group._id, title: 'Aviso', content: 'Llueve', pictures: [] }]);
    expect(body.comments).toMatchObject([{ topic: topic.body._id, parent: null, text: 'Voy' }]);
    expect(body.postComments).toMatchObject([{ post: post.body._id, parent: null, text: 'Paraguas' }]);
    expect(body.flightComments).toMatchObject([{ flight: liked._id, parent: null, text: 'Bonito' }]);
    expect(body.bookmarks).toEqual([{ kind: 'flight', _id: liked._id }]);
    expect(body.likes).toEqual([{ kind: 'flight', _id: liked._id }]);
    expect(body.likedPosts).toEqual([{ group: group._id, _id: post.body._id }]);
    expect(body.hiddenFromFeed).toEqual([
      { hides: 'item', _id: liked._id },
      { hides: 'pilot', _id: ana.id },
    ]);
  });

  it('is for its owner alone', async () => {
    expect((await exported(ana)).status).toBe(401);
    expect((await exported(ana, berto)).status).toBe(403);
    const unknown = {
      params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
      token: ana.token,
    };
    expect((await server.call(calls.exportUser, unknown)).status).toBe(404);
  });
});
