import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';
import { hashPassword } from '../../../identity/passwords.ts';

const password = 'cedo mi grupo';
const day = 86_400_000;

describe('the groups of a deleted account', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function makeOwner(): Promise<TestPilot> {
    const pilot = await makePilot(server.db);
    const password_hash = await hashPassword(password);
    await server.db.updateTable('users').set({ password_hash }).where('id', '=', pilot.id).execute();
    return pilot;
  }

  const suspend = (pilot: TestPilot, until: Date | null) =>
    server.db.insertInto('suspensions').values({ user_id: pilot.id, reason: 'spam', until }).execute();

  const remove = ({ id, token }: TestPilot) =>
    server.call(calls.deleteUser, { params: { id }, body: { password }, token });

  const give = (id: string, from: TestPilot, to: TestPilot) =>
    server.call(calls.updateGroupMember, {
      params: { id, userId: to.id },
      token: from.token,
      body: { role: 'owner' },
    });

  /** Founded by one who gave it away, is an admin of it, and was suspended. */
  async function makeGroupOfSuspended(owner: TestPilot) {
    const [founder, member] = [await makePilot(server.db), await makePilot(server.db)];
    const { _id: id } = await makeGroup(server, founder);
    await putMember(server, id, owner);
    await putMember(server, id, member);
    await give(id, founder, owner);
    await suspend(founder, null);
    return { id, member };
  }

  async function heirOf(owner: TestPilot, id: string, reader: TestPilot): Promise<string> {
    expect((await remove(owner)).status).toBe(204);
    const { body } = await server.call(calls.getGroup, { params: { id }, token: reader.token });
    return body.owner.username;
  }

  it('go to one who is suspended only where nobody else is left', async () => {
    const owner = await makeOwner();
    const [admin, moderator, member] = [
      await makePilot(server.db),
      await makePilot(server.db),
      await makePilot(server.db),
    ];
    const { _id: shared } = await makeGroup(server, owner);
    const { _id: theirs } = await makeGroup(server, owner, { private: true });
    await putMember(server, shared, admin, 'admin');
    await putMember(server, shared, moderator, 'moderator');
    await putMember(server, shared, member);
    await putMember(server, theirs, admin, 'admin');
    await suspend(admin, null);
    await suspend(moderator, new Date(Date.now() + day));
    expect(await heirOf(owner, shared, member)).toBe(member.username);
    const { owner_id } = await server.db
      .selectFrom('groups')
      .select('owner_id')
      .where('id', '=', theirs)
      .executeTakeFirstOrThrow();
    expect(owner_id).toBe(admin.id);
  });

  it('go the same way by whatever deletes the account', async () => {
    const owner = await makeOwner();
    const { id, member } = await makeGroupOfSuspended(owner);
    await server.db.deleteFrom('users').where('id', '=', owner.id).execute();
    const { body } = await server.call(calls.getGroup, { params: { id }, token: member.token });
    expect(body.owner.username).toBe(member.username);
  });

  // The embedded database runs one transaction at a time.
  const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;
  onServer('go the same way where the account is given one while it is deleted', async () => {
    const [giver, heir] = [await makePilot(server.db), await makeOwner()];
    const { id, member } = await makeGroupOfSuspended(giver);
    await putMember(server, id, heir);
    // It is given, and comes to the group's log.
    const answers = await server.db.transaction().execute(async (trx) => {
      await sql`lock table group_acts in share mode`.execute(trx);
      const given = give(id, giver, heir);
      await untilWaiting(server.db, 1);
      const deleted = remove(heir);
      await untilWaiting(server.db, 2);
      return [given, deleted];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 204]);
    const { body } = await server.call(calls.getGroup, { params: { id }, token: member.token });
    expect(body.owner.username).toBe(giver.username);
  });

  it('go to one whose suspension is over as to anybody', async () => {
    const owner = await makeOwner();
    const [admin, member] = [await makePilot(server.db), await makePilot(server.db)];
    const { _id } = await makeGroup(server, owner);
    await putMember(server, _id, admin, 'admin');
    await putMember(server, _id, member);
    await suspend(admin, new Date(Date.now() - day));
    expect(await heirOf(owner, _id, member)).toBe(admin.username);
  });
});
