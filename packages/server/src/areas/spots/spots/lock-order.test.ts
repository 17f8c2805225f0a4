import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;

describe('writers of spots in one cell', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  onServer('never wait for each other in a circle: a privacy, and a spot where that pilot flew', async () => {
    const ana = await makePilot(server.db, 'ana');
    const berto = await makePilot(server.db, 'berto');
    const spot = await makeSpot(server, ana, { visibility: 'public' });
    await makeSpot(server, berto, { visibility: 'public' });
    const flight = await makeFlight(server, berto, { spot: spot._id });
    const privacy = {
      profileVisibility: 'private' as const,
      allowFollowersToSeeFlights: true,
      allowFollowersToSeeDrones: true,
    };
    const hiding = await server.db.transaction().execute(async (trx) => {
      // As deleting the spot does before it comes to the cells.
      await sql`update flights set spot_id = null where id = ${flight._id}`.execute(trx);
      const options = { params: { id: berto.id }, token: berto.token, body: { privacy } };
      const answer = server.call(calls.updateUser, options);
      await untilWaiting(server.db, 1);
      await trx.deleteFrom('spots').where('id', '=', spot._id).execute();
      // Not awaited: it waits for this transaction.
      return { answer };
    });
    expect((await hiding.answer).status).toBe(200);
  });

  it('are tried again where the database ends one of them', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    const spot = await makeSpot(server, cleo, { visibility: 'public' });
    await sql`
      create function fail_once() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception using errcode = '40P01'; end if;
        return null;
      end $$`.execute(server.db);
    await sql`create sequence tries`.execute(server.db);
    await sql`create trigger fail_once after update or delete on spot_cells
      for each statement execute function fail_once()`.execute(server.db);
    try {
      const options = { params: { id: spot._id }, token: cleo.token };
      expect((await server.call(calls.deleteSpot, options)).status).toBe(204);
    } finally {
      await sql`drop trigger fail_once on spot_cells`.execute(server.db);
      await sql`drop function fail_once`.execute(server.db);
      await sql`drop sequence tries`.execute(server.db);
    }
  });
});
