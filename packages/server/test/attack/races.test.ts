import type { AddressInfo } from 'node:net';
import { type Call, calls } from '@estela/contracts';
import { sql } from 'kysely';
import { readEvents } from '../support/event-reader.ts';
import { makeGroup, putMember } from '../support/test-groups.ts';
import { makeDrone, makeFlight } from '../support/test-items.ts';
import { makePilot, type TestPilot } from '../support/test-pilots.ts';
import { type CallOptions, startTestServer, type TestServer } from '../support/test-server.ts';

/** Everything concurrently: what is counted, owned or used up must end as if done one by one. */
describe('concurrent calls', () => {
  let server: TestServer;
  let ana: TestPilot;
  let others: TestPilot[];

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
    others = await Promise.all(Array.from({ length: 6 }, () => makePilot(server.db)));
  });
  afterAll(() => server.close());

  /** Each of the others, this many times. */
  const allCall = <C extends Call>(call: C, times: number, options: CallOptions<C>) =>
    Promise.all(
      Array.from({ length: times }, () =>
        others.map(({ token }) => server.call(call, { ...options, token })),
      ).flat(),
    );
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const number = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    (await query.execute(server.db)).rows[0]?.n;

  it('leave as many likes as there are pilots who like, also with unlikes in between', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const params = { id };
    await allCall(calls.likeFlight, 3, { params });
    await Promise.all([
      allCall(calls.likeFlight, 2, { params }),
      allCall(calls.unlikeFlight, 2, { params }),
      allCall(calls.likeFlight, 1, { params }),
    ]);
    const rows = await number(sql`select count(*)::int as n from likes where item_id = ${id}`);
    const { body } = await server.call(calls.getFlight, { params });
    expect(body.likes).toBe(rows);
  });

  it('follow once each, with the right count', async () => {
    const params = { id: ana.id };
    await allCall(calls.followUser, 3, { params });
    await Promise.all([allCall(calls.unfollowUser, 1, { params }), allCall(calls.followUser, 1, { params })]);
    const rows = await number(sql`select count(*)::int as n from follows where followee_id = ${ana.id}`);
    const { body } = await server.call(calls.getUser, { params, token: ana.token });
    expect(body.followers).toBe(rows);
  });

  it('join a group once each, and leave it once each', async () => {
    const { _id: id } = await makeGroup(server, ana);
    const params = { id };
    await allCall(calls.joinGroup, 3, { params });
    const count = () => number(sql`select member_count as n from groups where id = ${id}`);
    expect(await count()).toBe(1 + others.length);
    await Promise.all([allCall(calls.leaveGroup, 2, { params }), allCall(calls.joinGroup, 1, { params })]);
    const rows = await number(
      sql`select count(*)::int as n from group_members where group_id = ${id} and status = 'member'`,
    );
    expect(await count()).toBe(rows);
  });

  it('give a group one owner, however many it is transferred to', async () => {
    const { _id: id } = await makeGroup(server, ana);
    for (const pilot of others) await putMember(server, id, pilot);
    const handed = await Promise.all(
      others.map((pilot) =>
        server.call(calls.updateGroupMember, {
          params: { id, userId: pilot.id },
          token: ana.token,
          body: { role: 'owner' },
        }),
      ),
    );
    expect(statuses(handed).filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ role: string; is_owner: boolean }>`
      select m.role, m.user_id = g.owner_id as is_owner from group_members m join groups g on g.id = m.group_id
      where g.id = ${id} and (m.role = 'owner' or m.user_id = g.owner_id)`.execute(server.db);
    expect(rows).toEqual([{ role: 'owner', is_owner: true }]);
  });

  it('register a name once', async () => {
    const body = {
      ...{ username: 'rapida', email: 'rapida@estela.test', password: 'una clave de prueba' },
      ...{ name: 'Rápida', lastName: 'Piloto', acceptTerms: true as const },
    };
    const made = await Promise.all(Array.from({ length: 4 }, () => server.call(calls.register, { body })));
    expect(statuses(made)).toEqual([201, 409, 409, 409]);
  });

  it('put one part into one drone', async () => {
    const part = { name: 'Motor', type: 'motor' as const };
    const { body } = await server.call(calls.createComponent, { token: ana.token, body: part });
    const drones = await Promise.all([1, 2, 3].map(() => makeDrone(server, ana)));
    const put = await Promise.all(
      drones.map(({ _id: drone }) =>
        server.call(calls.createInstallation, {
          params: { id: body._id },
          token: ana.token,
          body: { drone },
        }),
      ),
    );
    expect(statuses(put).filter((status) => status < 300)).toHaveLength(1);
  });

  it('open one stream with one ticket', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const { body } = await server.call(calls.createEventTicket, { token: ana.token });
    const url = `http://127.0.0.1:${port}/api/events?ticket=${body.ticket}`;
    const streams = await Promise.all(Array.from({ length: 8 }, () => readEvents(url)));
    expect(statuses(streams)).toEqual([200, ...Array(7).fill(401)]);
    await Promise.all(streams.map((stream) => stream.close()));
  });
});
