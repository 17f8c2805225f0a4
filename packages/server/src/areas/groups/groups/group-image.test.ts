import { calls, limits, type Post } from '@estela/contracts';
import { type GroupViewer, groupViewers, makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import {
  fetchPicture,
  filesBelow,
  sendPicture,
  smallPicture,
  sweepPictures,
} from '../../../../test/support/test-pictures.ts';
import type { TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

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
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
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

describe('pictures of a post in a private group', () => {
  let server: TestServer;
  let picture: Buffer;
  let id: string;
  let postId: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
    picture = await smallPicture();
  });
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, true));
    const body = { title: 'Aviso', content: 'Llueve' };
    const made = await server.call(calls.createPost, { params: { id }, token: pilots.member.token, body });
    expect(made.body.pictures).toEqual([]);
    postId = made.body._id;
  });
  afterAll(() => server.close());

  const send = (viewer: GroupViewer) =>
    sendPicture(server, `/groups/${id}/posts/${postId}/pictures`, picture, pilots[viewer].token);
  const sent = async () => (await send('member')).json<Post>();
  const change = (viewer: GroupViewer, pictures: Post['pictures']) =>
    server.call(calls.updatePost, {
      params: { id, postId },
      token: pilots[viewer].token,
      body: { pictures: pictures.map(({ _id, alt }) => ({ _id, alt })) },
    });

  it('are added by its author alone, and seen by members at addresses of their own', async () => {
    const statuses = groupViewers.map(async (viewer) => [viewer, (await send(viewer)).statusCode]);
    const outside = { stranger: 404, pending: 404, invited: 404, banned: 404 };
    const inside = { member: 201, moderator: 403, admin: 403, owner: 403 };
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({ ...outside, ...inside });
    const { body } = await server.call(calls.listPosts, { params: { id }, token: pilots.owner.token });
    const [{ url = '' } = {}] = body.items[0]?.pictures ?? [];
    expect(url).toContain(`?access=${pilots.owner.id}.`);
    expect((await fetchPicture(server, url)).statusCode).toBe(200);
    const [plain = ''] = url.split('?');
    for (const viewer of groupViewers)
      expect([viewer, (await fetchPicture(server, plain, pilots[viewer].token)).statusCode]).toEqual([
        viewer,
        viewer in inside ? 200 : 404,
      ]);
    expect((await fetchPicture(server, plain)).statusCode).toBe(404);
  });

  it('are kept from those who came after the group was opened, as their post is', async () => {
    const [plain = ''] = (await sent()).pictures[0]?.url.split('?') ?? [];
    const open = (body: object) =>
      server.call(calls.updateGroup, { params: { id }, token: pilots.owner.token, body });
    const seen = async () => (await fetchPicture(server, plain, pilots.stranger.token)).statusCode;
    await open({ private: false });
    expect(await seen()).toBe(404);
    await open({ showHistory: true });
    expect(await seen()).toBe(200);
  });

  it('get their order and words from the author, and those left out go with their files', async () => {
    await sweepPictures(server);
    const before = filesBelow(server.config.dataDir).filter((path) => path.endsWith('.webp')).length;
    await sent();
    await sent();
    const [first, second, third] = (await sent()).pictures;
    const wanted = [{ ...third!, alt: ' La pista ' }, first!];
    expect((await change('owner', wanted)).status).toBe(403);
    const { body } = await change('member', wanted);
    expect(body.pictures).toEqual([{ ...third!, alt: 'La pista' }, first]);
    expect(body.edited).toBe(false);
    await sweepPictures(server);
    expect(filesBelow(server.config.dataDir).filter((path) => path.endsWith('.webp'))).toHaveLength(
      before + 6,
    );
    const again = await change('member', [second!, first!]);
    expect(again.body.pictures).toEqual([first]);
    const report = { kind: 'post', target: postId, reason: 'other' } as const;
    await change('member', [{ ...first!, alt: 'Un cartel' }]);
    await server.call(calls.createReport, { token: pilots.owner.token, body: report });
    const { items } = (
      await server.call(calls.listGroupReports, { params: { id }, token: pilots.moderator.token })
    ).body;
    expect(items[0]?.content).toBe('Llueve\nUn cartel');
  });

  it('are ten at most, and no more than the author may keep', async () => {
    const rows = Array.from({ length: limits.picturesPerPost.max - 1 }, (_, position) => ({
      media_id: crypto.randomUUID(),
      post_id: postId,
      position,
    }));
    const media = (ids: string[]) =>
      server.db
        .insertInto('media')
        .values(ids.map((one) => ({ id: one, owner_id: pilots.member.id, width: 1, height: 1, bytes: 1 })))
        .execute();
    await media(rows.map(({ media_id }) => media_id));
    await server.db.insertInto('post_photos').values(rows).execute();
    const both = await Promise.all([send('member'), send('member')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    await server.db.deleteFrom('post_photos').where('post_id', '=', postId).execute();
    await media(Array.from({ length: limits.imagesPerPilot.pilot }, () => crypto.randomUUID()));
    expect((await send('member')).statusCode).toBe(409);
  });
});
