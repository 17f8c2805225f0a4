import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { countWaiting, untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('a like and a bookmark that are taken back while their flight is deleted', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('come back with the flight only where their pilot was told that it is gone', async () => {
    const ana = await makePilot(server.db, 'ana');
    const berto = await makePilot(server.db, 'berto');
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const as = { params: { id }, token: berto.token };
    await server.call(calls.likeFlight, as);
    await server.call(calls.bookmarkFlight, as);
    const [gone, ...taken] = await server.db.transaction().execute(async (trx) => {
      // Holds up the deletion once it has read what goes with the flight.
      await sql`insert into deleted_flights (id, owner_id, content) values (${id}, ${ana.id}, '{}')`.execute(
        trx,
      );
      const deletion = server.call(calls.deleteFlight, { params: { id }, token: ana.token });
      await untilWaiting(server.db, 1);
      const answers = [server.call(calls.unlikeFlight, as), server.call(calls.unbookmarkFlight, as)];
      let answered = 0;
      for (const answer of answers) void answer.finally(() => (answered += 1));
      while ((await countWaiting(server.db)) + answered < 3);
      await sql`delete from deleted_flights where id = ${id}`.execute(trx);
      return [deletion, ...answers];
    });
    expect((await gone)?.status).toBe(204);
    const [unlike, unbookmark] = await Promise.all(taken);
    await server.call(calls.restoreFlights, { token: ana.token, body: { ids: [id] } });
    const { body } = await server.call(calls.getFlight, as);
    expect([unlike?.status, unbookmark?.status]).toEqual([404, 404]);
    expect(body).toMatchObject({ likes: 1, likedByMe: true, bookmarkedByMe: true });
  });
});
