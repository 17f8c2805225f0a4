import { calls, type Post } from '@estela/contracts';
import { type GroupTalkKind, groupTalkKinds } from '@estela/contracts/values';
import { sql } from 'kysely';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import {
  fetchPicture,
  sendPicture,
  smallPicture,
  sweepPictures,
} from '../../../../test/support/test-pictures.ts';
import type { TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { forgetDeleted } from '../../../trash/trash.ts';

describe('what is deleted in a group', () => {
  let server: TestServer;
  let id: string;
  let pilots: Awaited<ReturnType<typeof makeStaffedGroup>>['pilots'];
  /** A topic with a comment and its reply, and a post that is liked and talked about. */
  let image: string;
  let made: Record<GroupTalkKind | 'reply' | 'onPost', string>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, true));
    const as = (pilot: TestPilot) => ({ params: { id }, token: pilot.token });
    const topic = await server.call(calls.createTopic, { ...as(pilots.member), body: { title: 'Sábado' } });
    const params = { id, topicId: topic.body._id };
    const say = async (pilot: TestPilot, text: string, parent?: string) => {
      const body = { text, ...(parent && { parent }) };
      return (await server.call(calls.createComment, { params, token: pilot.token, body })).body._id;
    };
    const comment = await say(pilots.admin, `Voy, @${pilots.owner.username}`);
    const reply = await say(pilots.member, 'Bien', comment);
    const written = { title: 'Aviso', content: 'Llueve' };
    const post = await server.call(calls.createPost, { ...as(pilots.member), body: written });
    const postId = post.body._id;
    const picture = await sendPicture(
      server,
      `/groups/${id}/posts/${postId}/pictures`,
      await smallPicture(),
      pilots.member.token,
    );
    image = picture.json<Post>().pictures[0]?.url ?? '';
    await server.call(calls.likePost, { params: { id, postId }, token: pilots.owner.token });
    const onPost = { params: { id, postId }, token: pilots.admin.token };
    const text = `Gracias, @${pilots.owner.username}`;
    const said = (await server.call(calls.createPostComment, { ...onPost, body: { text } })).body._id;
    const body = { text: 'De nada', parent: said };
    await server.call(calls.createPostComment, { ...onPost, token: pilots.member.token, body });
    made = { topic: params.topicId, comment, reply, post: postId, onPost: said };
  });

  const remove = (kind: GroupTalkKind, target: string, { token }: TestPilot) => {
    if (kind === 'topic') return server.call(calls.deleteTopic, { params: { id, topicId: target }, token });
    if (kind === 'post') return server.call(calls.deletePost, { params: { id, postId: target }, token });
    const params = { id, topicId: made.topic, commentId: target };
    return server.call(calls.deleteComment, { params, token });
  };
  const restore = async (kind: GroupTalkKind, target: string, { token }: TestPilot) =>
    (await server.call(calls.restoreGroupTalk, { params: { id }, token, body: { kind, target } })).status;

  /** All that a member reads of it, the log too, and what the others were told. */
  async function seen() {
    const asked = { params: { id }, token: pilots.moderator.token };
    const inTopic = { ...asked, params: { id, topicId: made.topic } };
    const onPost = { ...asked, params: { id, postId: made.post } };
    const told = [pilots.member, pilots.admin, pilots.owner].map(async ({ token }) => {
      const { items } = (await server.call(calls.listNotifications, { token })).body;
      return items.map(({ kind, actor, read }) => [kind, actor?._id, read]);
    });
    return {
      group: (await server.call(calls.getGroup, asked)).body,
      topics: (await server.call(calls.listTopics, asked)).body.items,
      comments: (await server.call(calls.listComments, inTopic)).body.items,
      onPost: (await server.call(calls.listPostComments, onPost)).body.items,
      posts: (await server.call(calls.listPosts, { ...asked, token: pilots.owner.token })).body.items,
      log: (await server.call(calls.listGroupLog, asked)).body.items,
      told: await Promise.all(told),
    };
  }

  it.each(groupTalkKinds)('comes back as it was, a %s with all that hung on it', async (kind) => {
    const before = await seen();
    expect((await remove(kind, made[kind], pilots.moderator)).status).toBe(204);
    const after = await seen();
    expect(after).not.toEqual(before);
    expect(after.log).toHaveLength(1);
    await sweepPictures(server);
    expect((await fetchPicture(server, image)).statusCode).toBe(kind === 'post' ? 404 : 200);
    expect(await restore(kind, made[kind], pilots.moderator)).toBe(204);
    expect(await seen()).toEqual(before);
    await sweepPictures(server);
    expect((await fetchPicture(server, image)).statusCode).toBe(200);
    expect(await restore(kind, made[kind], pilots.moderator)).toBe(404);
  });

  it('comes back as it was, a comment on a post in its place above its replies', async () => {
    const before = await seen();
    const params = { id, postId: made.post, commentId: made.onPost };
    const { token } = pilots.moderator;
    expect((await server.call(calls.deletePostComment, { params, token })).status).toBe(204);
    const after = await seen();
    expect(after.onPost).toMatchObject([{ deleted: true, text: '', replies: [{ text: 'De nada' }] }]);
    expect([after.posts[0]?.comments, after.log[0]?.act]).toEqual([1, 'removeComment']);
    expect(await restore('comment', made.onPost, pilots.moderator)).toBe(204);
    expect(await seen()).toEqual(before);
  });

  it('goes from open pages of members, and comes back to them, live', async () => {
    const looking = [pilots.owner.id, pilots.member.id, pilots.stranger.id];
    await sql`insert into event_watchers (user_id) select unnest(${looking}::uuid[])`.execute(server.db);
    const told = async () => {
      const { rows } = await sql<{ user_id: string; data: unknown }>`
        delete from events where kind = 'group' returning user_id, data`.execute(server.db);
      expect(rows.every(({ data }) => JSON.stringify(data) === JSON.stringify({ group: id }))).toBe(true);
      return rows.map(({ user_id }) => user_id).sort();
    };
    for (const kind of ['topic', 'post'] as const) {
      await remove(kind, made[kind], pilots.moderator);
      expect([kind, await told()]).toEqual([kind, [pilots.owner.id, pilots.member.id].sort()]);
      await restore(kind, made[kind], pilots.moderator);
      expect([kind, await told()]).toEqual([kind, [pilots.owner.id, pilots.member.id].sort()]);
    }
  });

  it('comes back with the empty place that it was the last reply to', async () => {
    await remove('comment', made.comment, pilots.admin);
    const before = await seen();
    await remove('comment', made.reply, pilots.member);
    expect((await seen()).comments).toEqual([]);
    expect(await restore('comment', made.reply, pilots.member)).toBe(204);
    expect(await seen()).toEqual(before);
    expect(await restore('comment', made.comment, pilots.admin)).toBe(204);
  });

  it('is brought back by nobody but who deleted it, in the group, within ten minutes', async () => {
    await remove('post', made.post, pilots.moderator);
    for (const viewer of ['member', 'owner'] as const)
      expect(await restore('post', made.post, pilots[viewer])).toBe(404);
    expect(await restore('post', made.post, pilots.stranger)).toBe(403);
    expect(await restore('post', made.post, pilots.banned)).toBe(404);
    expect(await restore('topic', made.post, pilots.moderator)).toBe(404);
    await forgetDeleted(server.db, 'topic');
    await sql`update deleted_talk set deleted_at = deleted_at - interval '10 minutes'`.execute(server.db);
    expect(await restore('post', made.post, pilots.moderator)).toBe(404);
    await forgetDeleted(server.db, 'topic');
    expect((await sql`select 1 from deleted_talk`.execute(server.db)).rows).toEqual([]);
  });

  it('stays gone where its topic is gone, and where an administrator had hidden it', async () => {
    await remove('comment', made.reply, pilots.member);
    await remove('topic', made.topic, pilots.member);
    expect(await restore('comment', made.reply, pilots.member)).toBe(404);
    await server.db.updateTable('posts').set({ hidden: true }).where('id', '=', made.post).execute();
    await remove('post', made.post, pilots.member);
    expect(await restore('post', made.post, pilots.member)).toBe(404);
  });

  it('is kept with everything that refers to it', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('topics'::regclass, 'posts'::regclass, 'comments'::regclass)
      order by name`.execute(server.db);
    const referring = [
      'comment_mentions',
      'comments',
      'notifications',
      'post_likes',
      'post_photos',
      'topic_mutes',
      'topic_reads',
    ];
    expect(rows.map(({ name }) => name)).toEqual(referring);
  });
});
