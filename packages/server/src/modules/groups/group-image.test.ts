import { calls, limits } from '@estela/contracts';
import { type GroupViewer, groupViewers, makeStaffedGroup } from '../../../test/support/test-groups.ts';
import {
  fetchPicture,
  filesBelow,
  sendPicture,
  smallPicture,
  sweepPictures,
} from '../../../test/support/test-pictures.ts';
import type { TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

describe.each([
  ['public', false],
  ['private', true],
] as const)('the picture of a %s group', (_, isPrivate) => {
  let server: TestServer;
  let picture: Buffer;
  let id: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
    picture = await smallPicture();
  });
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, isPrivate));
  });
  afterAll(() => server.close());

  const send = (token?: string) => sendPicture(server, `/groups/${id}/image`, picture, token);
  const group = (viewer: GroupViewer) =>
    server.call(calls.getGroup, { params: { id }, token: pilots[viewer].token });
  const rows = () => server.db.selectFrom('media').select(['id', 'owner_id']).execute();
  const files = () => filesBelow(server.config.dataDir).filter((path) => path.endsWith('.webp'));

  it('is set by owner and admins, shown to viewers of the group and to no one else', async () => {
    const expected: Record<GroupViewer, number> = {
      stranger: 403,
      pending: 403,
      invited: 403,
      banned: 404,
      member: 403,
      moderator: 403,
      admin: 200,
      owner: 200,
    };
    for (const viewer of groupViewers) {
      const { statusCode } = await send(pilots[viewer].token);
      expect([viewer, statusCode]).toEqual([viewer, expected[viewer]]);
    }
    expect((await send()).statusCode).toBe(401);
  });

  it('is there for everyone signed in except the banned, at an address for each viewer', async () => {
    expect((await group('member')).body.image).toBeNull();
    const sent = await send(pilots.admin.token);
    const [plain = ''] = sent.json<{ image: string }>().image.split('?');
    expect(plain).toMatch(/^\/api\/media\/[\da-f-]{36}\/960\.webp$/);
    for (const viewer of groupViewers.filter((one) => one !== 'banned')) {
      const { image } = (await group(viewer)).body;
      expect(image).toMatch(new RegExp(`${plain}\\?access=${pilots[viewer].id}\\.`));
      expect(await fetchPicture(server, image ?? '')).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' },
      });
      expect((await fetchPicture(server, plain, pilots[viewer].token)).statusCode).toBe(200);
    }
    expect((await fetchPicture(server, plain)).statusCode).toBe(404);
    expect((await fetchPicture(server, plain, pilots.banned.token)).statusCode).toBe(404);
    const list = await server.call(calls.listGroups, { token: pilots.stranger.token });
    expect(list.body.items.find(({ _id }) => _id === id)?.image).toBe((await group('stranger')).body.image);
  });

  it('is not there any more for a member who is banned later', async () => {
    await send(pilots.owner.token);
    const { image } = (await group('member')).body;
    await server.call(calls.updateGroupMember, {
      params: { id, userId: pilots.member.id },
      token: pilots.owner.token,
      body: { status: 'banned' },
    });
    expect((await fetchPicture(server, image ?? '')).statusCode).toBe(404);
  });

  it('is replaced by the next one, and goes with its group, row and files', async () => {
    await sweepPictures(server);
    const before = { rows: await rows(), files: files() };
    await send(pilots.owner.token);
    await send(pilots.admin.token);
    await sweepPictures(server);
    const added = (await rows()).filter((row) => !before.rows.some((old) => old.id === row.id));
    expect(added.map((row) => row.owner_id)).toEqual([pilots.admin.id]);
    expect(files()).toHaveLength(before.files.length + 3);
    await server.call(calls.deleteGroup, { params: { id }, token: pilots.owner.token });
    expect(await rows()).toEqual(before.rows);
    await sweepPictures(server);
    expect(files()).toEqual(before.files);
  });

  it('is deleted with the account of its uploader; the group stays', async () => {
    await send(pilots.admin.token);
    await server.db.deleteFrom('users').where('id', '=', pilots.admin.id).execute();
    expect((await group('owner')).body).toMatchObject({ _id: id, image: null });
  });

  it('counts for its uploader', async () => {
    const full = Array.from({ length: limits.imagesPerPilot.pilot }, () => ({
      id: crypto.randomUUID(),
      owner_id: pilots.admin.id,
      width: 1,
      height: 1,
      bytes: 1,
    }));
    await server.db.insertInto('media').values(full).execute();
    const refused = await send(pilots.admin.token);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
    expect((await send(pilots.owner.token)).statusCode).toBe(200);
  });

  it('stays when the group is changed', async () => {
    await send(pilots.owner.token);
    const changed = await server.call(calls.updateGroup, {
      params: { id },
      token: pilots.owner.token,
      body: { name: 'Otro nombre' },
    });
    expect(changed.body.image).toBe((await group('owner')).body.image);
  });
});
