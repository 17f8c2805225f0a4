import { calls } from '@estela/contracts';
import { makeGroup, putMember } from '../../../test/support/test-groups.ts';
import { makePilot, type TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { hashPassword } from '../../identity/passwords.ts';

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
