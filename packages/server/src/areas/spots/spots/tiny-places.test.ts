import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('places next to zero', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());

  const addSpot = () =>
    server.call(calls.createSpot, {
      token: berto.token,
      body: { name: 'Cantera', location: { lat: 40.4168, lng: -3.7038 } },
    });

  it('are stored to a centimetre', async () => {
    const { _id } = await makeSpot(server, ana, { location: { lat: 5e-324, lng: 1.23456789012e-200 } });
    const moved = { lat: 40.123456789, lng: -3.987654321 };
    const params = { id: _id };
    const { body } = await server.call(calls.getSpot, { token: ana.token, params });
    expect(body.location).toMatchObject({ lat: 0, lng: 0 });
    const changed = await server.call(calls.updateSpot, {
      token: ana.token,
      params,
      body: { location: moved },
    });
    expect(changed.body.location).toMatchObject({ lat: 40.1234568, lng: -3.9876543 });
  });

  it('that are there from before keep nobody from adding a spot once the migration has run', async () => {
    const indexes = sql`
      create index spots_own_place on spots using gist (point(lng, lat));
      create index spots_shown_place on spots using gist (point(shown_lng, shown_lat)) where audience >= 'followers'`;
    await sql`drop index spots_own_place; drop index spots_shown_place`.execute(server.db);
    await sql`
      insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility, audience, link_audience)
      select gen_random_uuid(), ${ana.id}, 'Cero', tiny, tiny, tiny, tiny, 'public', 'public', 'public'
      from (select n * 1e-200::float8 as tiny from generate_series(1, 2000) as n) as places`.execute(
      server.db,
    );
    await indexes.execute(server.db);
    expect((await addSpot()).status).toBe(400);

    const migration = await readFile(
      join(__dirname, '../../../../migrations/075-places-to-a-centimetre.sql'),
      'utf8',
    );
    await sql.raw(migration).execute(server.db);
    expect((await addSpot()).status).toBe(201);
    const { rows } = await sql`select indexname from pg_indexes where indexname like 'spots_%_place'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(2);
  });
});
