import { calls, type PostComment } from '@estela/contracts';
import { type GroupViewer, makeStaffedGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('comments on a post', () => {
  let server: TestServer;
  let id: string;
  let postId: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, true));
    const body = { title: 'Aviso', content: 'Mañana llueve' };
    const written = { params: { id }, token: pilots.member.token, body };
    postId = (await server.call(calls.createPost, written)).body._id;
  });

  const as = (viewer: GroupViewer) => ({ params: { id, postId }, token: pilots[viewer].token });
  const one = ({ _id }: PostComment, viewer: GroupViewer) => ({
    params: { id, postId, commentId: _id },
    token: pilots[viewer].token,
  });

  async function createComment(author: GroupViewer, text: string, parent?: string): Promise<PostComment> {
    const body = { text, ...(parent && { parent }) };
    const answer = await server.call(calls.createPostComment, { ...as(author), body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  const read = async (viewer: GroupViewer, query = {}) =>
    (await server.call(calls.listPostComments, { ...as(viewer), query })).body.items.map(
      ({ text, replies }) => [text, ...replies.map((reply) => reply.text)],
    );
  const counted = async () => (await server.call(calls.getPost, as('member'))).body.comments;

  it('stand newest first with their replies one level deep, and are counted', async () => {
    const first = await createComment('admin', 'Uno');
    await createComment('member', 'Dos');
    const reply = await createComment('owner', 'A uno', first._id);
    expect(reply).toMatchObject({ post: postId, parent: first._id, replies: [], replyCount: 0 });
    expect((await createComment('member', 'A la respuesta', reply._id)).parent).toBe(first._id);
    expect(await read('moderator')).toEqual([['Dos'], ['Uno', 'A uno', 'A la respuesta']]);
    expect(await read('moderator', { order: 'oldest', limit: 1 })).toEqual([
      ['Uno', 'A uno', 'A la respuesta'],
    ]);
    expect(await read('moderator', { order: 'oldest', parent: first._id })).toEqual([
      ['A uno'],
      ['A la respuesta'],
    ]);
    expect(await counted()).toBe(4);
    // An answered one leaves its place, which goes with the last reply; nobody finds it in a topic.
    await server.call(calls.deletePostComment, one(first, 'admin'));
    expect([await read('member'), await counted()]).toEqual([[['Dos'], ['', 'A uno', 'A la respuesta']], 3]);
    // Each can be read alone, the empty place too, by who is led to it.
    const alone = await server.call(calls.getPostComment, one(reply, 'member'));
    expect(alone.body).toMatchObject({ text: 'A uno', parent: first._id, replies: [] });
    const place = await server.call(calls.getPostComment, one(first, 'member'));
    expect(place.body).toMatchObject({ deleted: true, author: null, replyCount: 2 });
    const topic = await server.call(calls.createTopic, {
      params: { id },
      token: pilots.member.token,
      body: { title: 'Sábado' },
    });
    const elsewhere = { id, topicId: topic.body._id, commentId: reply._id };
    const { token } = pilots.owner;
    expect((await server.call(calls.deleteComment, { params: elsewhere, token })).status).toBe(404);
    expect((await server.call(calls.getComment, { params: elsewhere, token })).status).toBe(404);
    const lost = { params: elsewhere, token, body: { text: 'x', parent: reply._id } };
    expect((await server.call(calls.createComment, lost)).status).toBe(400);
  });

  it('leave no empty place for whoever sees none of the replies, nor once their authors have left', async () => {
    const [cleo, dora] = [await makePilot(server.db), await makePilot(server.db)];
    for (const pilot of [cleo, dora]) await putMember(server, id, pilot);
    const said = await createComment('admin', 'Uno');
    const body = { text: 'A uno', parent: said._id };
    await server.call(calls.createPostComment, { params: { id, postId }, token: cleo.token, body });
    await server.call(calls.deletePostComment, one(said, 'admin'));
    await makeBlock(server.db, dora, cleo);
    const seen = async (token: string) =>
      (await server.call(calls.listPostComments, { params: { id, postId }, token })).body.items.length;
    expect([await seen(pilots.owner.token), await seen(dora.token)]).toEqual([1, 0]);
    await server.db.deleteFrom('users').where('id', '=', cleo.id).execute();
    expect(await seen(pilots.owner.token)).toBe(0);
  });

  it('are changed by who wrote them and removed by moderators too, as the log says', async () => {
    const said = await createComment('admin', 'Uno');
    const change = async (viewer: GroupViewer) =>
      (await server.call(calls.updatePostComment, { ...one(said, viewer), body: { text: 'Otro' } })).status;
    expect([await change('owner'), await change('stranger'), await change('admin')]).toEqual([403, 404, 200]);
    expect((await server.call(calls.deletePostComment, one(said, 'member'))).status).toBe(403);
    expect((await server.call(calls.deletePostComment, one(said, 'moderator'))).status).toBe(204);
    expect((await server.call(calls.deletePostComment, one(said, 'moderator'))).status).toBe(404);
    const log = await server.call(calls.listGroupLog, { params: { id }, token: pilots.member.token });
    expect(log.body.items).toMatchObject([{ act: 'removeComment', title: 'Aviso' }]);
  });

  it('tell whose post it is, whom they answer and whom they name, each once, as far as they want to hear', async () => {
    const told = async (viewer: GroupViewer) =>
      (await server.call(calls.listNotifications, { token: pilots[viewer].token })).body.items
        .filter(({ target }) => target.kind === 'post')
        .map(({ kind, target }) => [kind, target.title, target.comment]);
    const first = await createComment(
      'admin',
      `Vale, @${pilots.member.username} y @${pilots.stranger.username}`,
    );
    const named = await createComment('owner', `@${pilots.moderator.username}`, first._id);
    expect(await told('member')).toEqual([
      ['comment', 'Aviso', named._id],
      ['comment', 'Aviso', first._id],
    ]);
    expect(await told('admin')).toEqual([['reply', 'Aviso', named._id]]);
    expect([await told('moderator'), await told('stranger')]).toEqual([
      [['mention', 'Aviso', named._id]],
      [],
    ]);
    await server.call(calls.updatePostComment, { ...one(named, 'owner'), body: { text: 'Nadie' } });
    expect(await told('moderator')).toEqual([]);
    await server.call(calls.deletePostComment, one(named, 'owner'));
    expect(await told('admin')).toEqual([]);
    const level = { params: { id }, token: pilots.member.token, body: { level: 'mentions' } as const };
    await server.call(calls.setGroupNotificationLevel, level);
    await createComment('admin', 'Otra vez');
    expect(await told('member')).toHaveLength(1);
    await server.call(calls.deletePost, as('member'));
    expect(await told('member')).toEqual([]);
  });

  it('are hidden between two pilots with a block, but not from moderators', async () => {
    await createComment('member', 'De su autor');
    await createComment('owner', 'De la dueña');
    await makeBlock(server.db, pilots.member, pilots.admin);
    expect(await read('admin')).toEqual([['De la dueña'], ['De su autor']]);
    await server.db
      .updateTable('group_members')
      .set({ role: 'member' })
      .where('user_id', '=', pilots.admin.id)
      .execute();
    // The post is by whom the block parts them from.
    expect((await server.call(calls.listPostComments, as('admin'))).status).toBe(404);
    expect((await server.call(calls.createPostComment, { ...as('admin'), body: { text: 'x' } })).status).toBe(
      404,
    );
  });

  it('agree with their number after many at once, and go with the post', async () => {
    const writers = ['member', 'moderator', 'admin', 'owner'] as const;
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => createComment(writers[at % 4] ?? 'member', `${at}`)),
    );
    expect(await counted()).toBe(30);
    await server.call(calls.deletePost, as('member'));
    const left = server.db.selectFrom('comments').select('id').where('post_id', '=', postId);
    expect(await left.execute()).toEqual([]);
    expect((await server.call(calls.listPostComments, as('owner'))).status).toBe(404);
  });
});
