import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { addHits, keyHash } from '../../src/http/window-repository.ts';
import { makeGroup } from '../support/test-groups.ts';
import { makeFlight } from '../support/test-items.ts';
import { formType, sendPicture, smallPicture } from '../support/test-pictures.ts';
import { makePilot, type TestPilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** What one account may take of the room that all share, and of the attention of strangers. */
describe('one account', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
    berto = await makePilot(server.db);
  });
  afterAll(() => server.close());

  it('holds half of the places for uploads at most, however slowly it sends', async () => {
    const poster = async (pilot: TestPilot) => `/flights/${(await makeFlight(server, pilot))._id}/poster`;
    const [own, others] = [await poster(ana), await poster(berto)];
    const form = await smallPicture();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const headers = {
      ...{ 'content-type': formType, 'content-length': form.length },
      authorization: `Bearer ${ana.token}`,
    };
    const slow = Array.from({ length: 16 }, () => {
      const sent = request({ host: '127.0.0.1', port, path: `/api${own}`, method: 'POST', headers });
      sent.write(form.subarray(0, 60));
      return { sent, answer: once(sent, 'response') as Promise<[IncomingMessage]> };
    });
    // The last of them may not have arrived yet.
    let late = await sendPicture(server, own, form, ana.token);
    while (late.statusCode === 200) late = await sendPicture(server, own, form, ana.token);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
    expect((await sendPicture(server, others, form, berto.token)).statusCode).toBe(200);
    for (const { sent } of slow) sent.end(form.subarray(60));
    const answers = await Promise.all(slow.map(({ answer }) => answer));
    expect(answers.map(([{ statusCode }]) => statusCode)).toEqual(Array(16).fill(200));
    expect((await sendPicture(server, own, form, ana.token)).statusCode).toBe(200);
  }, 60_000);

  it('owns 200 groups at most', async () => {
    await sql`insert into groups (id, owner_id, name, description, private)
      select gen_random_uuid(), ${ana.id}, 'Grupo ' || n, '', false
      from generate_series(1, ${limits.groupsPerPilot.max}::int) as n`.execute(server.db);
    const body = { name: 'Uno más', description: 'Otro', private: false, tags: [] };
    const refused = await server.call(calls.createGroup, { token: ana.token, body });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Has llegado al límite de 200 grupos propios. Elimina alguno para crear más',
    ]);
    expect((await server.call(calls.createGroup, { token: berto.token, body })).status).toBe(201);
  });

  it('invites 200 strangers a day at most; whoever asked to join is let in all the same', async () => {
    const { _id: id } = await makeGroup(server, berto, { private: true });
    const [asking, stranger] = [await makePilot(server.db), await makePilot(server.db)];
    await server.call(calls.joinGroup, { params: { id }, token: asking.token, body: {} });
    await addHits(
      server.db,
      new Map([[`invitations ${keyHash(berto.id)}`, limits.invitationsADay.max]]),
      86_400_000,
    );
    const invite = ({ username }: TestPilot) =>
      server.call(calls.inviteGroupMember, { params: { id }, token: berto.token, body: { username } });
    const refused = await invite(stranger);
    expect([refused.status, refused.error.message]).toEqual([
      429,
      'Has enviado muchas invitaciones en un día. Podrás enviar más mañana',
    ]);
    expect((await invite(asking)).body.status).toBe('member');
  });
});
