import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import {
  fetchPicture,
  sendPicture,
  smallPicture,
  sweepPictures,
} from '../../../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { foldCounters } from '../../../plugins/counters.ts';
import { trashKinds } from '../../../trash/kinds.ts';
import { forgetDeleted } from '../../../trash/trash.ts';

const { media: _poster, flights: _flight, ...withFlight } = trashKinds.flight.parts;
const nowhere = '01900000-0000-7000-8000-000000000000';

describe('many flights at once', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let carla: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    carla = await makePilot(server.db, 'carla');
  });
  afterAll(() => server.close());

  const change = async (body: object, { token } = ana) =>
    (await server.call(calls.changeFlights, { token, body })).body;
  const restore = async (ids: string[], { token } = ana) =>
    (await server.call(calls.restoreFlights, { token, body: { ids } })).body;
  const statusOf = async (id: string, { token } = ana) =>
    (await server.call(calls.getFlight, { params: { id }, token })).status;

  /** A flight with something in every table that goes with it. */
  async function aTalkedAboutFlight() {
    const gear = { name: 'Pack', type: 'battery', condition: 'new' } as const;
    const pack = (await server.call(calls.createEquipmentItem, { token: ana.token, body: gear })).body._id;
    const { _id: id } = await makeFlight(server, ana, {
      ...{ visibility: 'public', logHash: 'a'.repeat(64), equipmentItems: [pack] },
      packs: [{ equipmentItem: pack, restBefore: 4.2 }],
      drone: (await makeDrone(server, ana))._id,
      track: [
        { lat: 40.4, lng: -3.7, altitude: 12.5, t: 0 },
        { lat: 40.5, lng: -3.7, t: 1 },
      ],
      series: { t: [0, 1], height: [0, 12.25] },
    });
    await sql`insert into flight_airspace (flight_id, verdict) values (${id}, '{}') on conflict do nothing`.execute(
      server.db,
    );
    await sendPicture(server, `/flights/${id}/poster`, await smallPicture(), ana.token);
    const at = { params: { id } };
    for (const { token } of [berto, carla]) {
      await server.call(calls.likeFlight, { ...at, token });
      await server.call(calls.bookmarkFlight, { ...at, token });
    }
    const say = async (body: object, { token }: TestPilot) =>
      (await server.call(calls.createFlightComment, { ...at, token, body })).body._id;
    const parent = await say({ text: 'Vaya vuelo @carla' }, berto);
    await say({ text: 'Gracias', parent }, ana);
    await say({ text: 'Y tanto', parent }, carla);
    await server.call(calls.hideFeedItem, { params: { id }, token: carla.token });
    return id;
  }

  /** All rows that a flight may have something to do with; those of the queue of files are not. */
  async function everything() {
    const rows: Record<string, unknown> = {};
    for (const table of [
      'flights',
      'feed_items',
      'media',
      'pilot_stats',
      'events',
      ...Object.keys(withFlight),
    ])
      rows[table] = (
        await sql`select to_jsonb(it) as row from ${sql.table(table)} as it order by to_jsonb(it)::text`.execute(
          server.db,
        )
      ).rows;
    return rows;
  }

  it('are gone for everybody, and come back as they were, told to nobody again', async () => {
    const id = await aTalkedAboutFlight();
    await server.call(calls.readNotifications, { token: ana.token, body: {} });
    await server.call(calls.unlikeFlight, { params: { id }, token: carla.token });
    await server.call(calls.likeFlight, { params: { id }, token: carla.token });
    // Open pages, which are told of everything that happens.
    await sql`insert into event_watchers (user_id) select id from users on conflict do nothing`.execute(
      server.db,
    );
    const before = await everything();
    for (const table of Object.keys(withFlight)) expect([table, before[table]]).not.toEqual([table, []]);

    expect(await change({ action: 'delete', ids: [id] })).toEqual({ done: [id], failed: [] });
    expect(await Promise.all([ana, berto].map((pilot) => statusOf(id, pilot)))).toEqual([404, 404]);
    const gone = await everything();
    for (const table of ['feed_items', 'media', 'likes', 'comments', 'notifications'])
      expect([table, JSON.stringify(gone[table]).includes(id)]).toEqual([table, false]);

    // Those who had heard of it hear that this is gone.
    const news = gone.events as { row: { kind: string } }[];
    expect(new Set(news.map(({ row }) => row.kind))).toEqual(new Set(['notificationsChanged']));

    await sweepPictures(server);
    expect(await restore([id])).toEqual({ done: [id], failed: [] });
    const { events, ...back } = await everything();
    expect({ ...back, events: before.events }).toEqual(before);
    // Those who heard that it was gone hear that it is back, and of nothing in it.
    const told = (rows: unknown) =>
      (rows as { row: { kind: string; user_id: string } }[]).map(({ row }) => `${row.kind} ${row.user_id}`);
    expect(told(events).sort()).toEqual([...told(news), ...new Set(told(news))].sort());
    expect((await sql`select 1 from media_removals`.execute(server.db)).rows).toEqual([]);
    const { poster } = (await server.call(calls.getFlight, { params: { id }, token: ana.token })).body;
    expect((await fetchPicture(server, String(poster))).statusCode).toBe(200);
    expect(await restore([id])).toEqual({ done: [], failed: [{ id, code: 'NOT_FOUND' }] });
  });

  it('know every table that refers to a flight, its place in the feed or its comments', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('flights'::regclass, 'feed_items'::regclass, 'comments'::regclass)`.execute(
      server.db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(withFlight).sort());
  });

  it('come back without what is gone meanwhile, and hidden where they were hidden', async () => {
    const diego = await makePilot(server.db, 'diego');
    const drone = (await makeDrone(server, ana))._id;
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public', drone });
    const at = { params: { id } };
    for (const { token } of [berto, diego]) await server.call(calls.likeFlight, { ...at, token });
    const said = await server.call(calls.createFlightComment, {
      ...{ ...at, token: diego.token },
      body: { text: 'Hola' },
    });
    const answer = { text: 'Hola, Diego', parent: said.body._id };
    await server.call(calls.createFlightComment, { ...at, token: ana.token, body: answer });
    await sql`update flights set hidden = true, visibility = visibility where id = ${id}`.execute(server.db);

    await server.call(calls.deleteFlight, { ...at, token: ana.token });
    await server.call(calls.deleteDrone, { params: { id: drone }, token: ana.token });
    await sql`delete from users where id = ${diego.id}`.execute(server.db);
    expect((await restore([id])).done).toEqual([id]);
    const { body } = await server.call(calls.getFlight, { ...at, token: ana.token });
    expect(body).toMatchObject({ drone: null, likes: 1, comments: 0, hidden: true, visibility: 'public' });
    expect(await statusOf(id, berto)).toBe(404);
  });

  it('come back with the likes that they had, also where some were still counted beside the flight', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const at = { params: { id }, token: berto.token };
    await server.call(calls.likeFlight, at);
    // As where the row was held at that moment.
    await sql`update feed_items set likes = 0 where id = ${id}`.execute(server.db);
    await sql`insert into like_steps (item_id, step) values (${id}, 1)`.execute(server.db);
    expect((await server.call(calls.getFlight, at)).body.likes).toBe(1);
    await change({ action: 'delete', ids: [id] });
    // Of one who took a like back while the row was held for the deletion.
    await sql`insert into like_steps (item_id, step) values (${id}, -1)`.execute(server.db);
    expect((await restore([id])).done).toEqual([id]);
    expect((await server.call(calls.getFlight, at)).body.likes).toBe(1);
    await foldCounters(server.db);
    expect((await server.call(calls.getFlight, at)).body.likes).toBe(1);
  });

  it('change who sees them, and what is not one’s own is named and left alone', async () => {
    const own = (await makeFlight(server, ana, { visibility: 'private' }))._id;
    const open = (await makeFlight(server, berto, { visibility: 'public' }))._id;
    const kept = (await makeFlight(server, berto, { visibility: 'private' }))._id;
    const ids = [own, open, kept, nowhere];
    const failed = [
      { id: open, code: 'FORBIDDEN' },
      { id: kept, code: 'NOT_FOUND' },
      { id: nowhere, code: 'NOT_FOUND' },
    ];
    expect(await change({ action: 'visibility', visibility: 'public', ids })).toEqual({
      done: [own],
      failed,
    });
    expect(await statusOf(own, berto)).toBe(200);
    expect(await change({ action: 'delete', ids })).toEqual({ done: [own], failed });
    expect(await statusOf(open, berto)).toBe(200);
    expect((await restore([own], berto)).done).toEqual([]);
    const wrong = [{ ids: [] }, { action: 'delete', ids: [] }, { action: 'visibility', ids: [own] }];
    for (const body of wrong)
      expect((await server.call(calls.changeFlights, { token: ana.token, body: body as never })).status).toBe(
        400,
      );
    const guest = await server.call(calls.restoreFlights, { body: { ids: [own] } });
    expect(guest.status).toBe(401);
  });

  it('come back within ten minutes, and are then forgotten', async () => {
    const { _id: id } = await makeFlight(server, ana);
    await change({ action: 'delete', ids: [id] });
    await forgetDeleted(server.db, 'flight');
    await sql`update deleted_flights set deleted_at = deleted_at - interval '10 minutes' where id = ${id}`.execute(
      server.db,
    );
    expect((await restore([id])).done).toEqual([]);
    await forgetDeleted(server.db, 'flight');
    expect((await sql`select 1 from deleted_flights where id = ${id}`.execute(server.db)).rows).toEqual([]);
  });
});
