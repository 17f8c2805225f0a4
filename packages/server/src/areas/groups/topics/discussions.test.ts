import { type Comment, type CommentStream, calls, type Topic } from '@estela/contracts';
import { sql } from 'kysely';
import { type GroupViewer, groupViewers, makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import { makeBlock, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('discussions in a group', () => {
  let server: TestServer;
  let id: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, true));
  });

  async function open(author: GroupViewer = 'member', title = 'Quedada del sábado'): Promise<Topic> {
    const options = { params: { id }, token: pilots[author].token, body: { title } };
    const { status, body } = await server.call(calls.createTopic, options);
    expect(status).toBe(201);
    return body;
  }

  async function say(topic: Topic, author: GroupViewer, text: string, parent?: string): Promise<Comment> {
    const params = { id, topicId: topic._id };
    const body = { text, ...(parent && { parent }) };
    const answer = await server.call(calls.createComment, { params, token: pilots[author].token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  const topicOf = (topic: Topic, viewer: GroupViewer) => ({
    params: { id, topicId: topic._id },
    token: pilots[viewer].token,
  });
  const commentOf = (comment: Comment, viewer: GroupViewer) => ({
    params: { id, topicId: comment.topic, commentId: comment._id },
    token: pilots[viewer].token,
  });

  async function readThreads(topic: Topic, viewer: GroupViewer = 'member') {
    const { status, body } = await server.call(calls.listComments, topicOf(topic, viewer));
    expect(status).toBe(200);
    return body.items.map(({ text, deleted, replies }) => [
      deleted ? '—' : text,
      ...replies.map((one) => one.text),
    ]);
  }

  it('of a private group is for members alone: not even its number is shown', async () => {
    const topic = await open();
    const comment = await say(topic, 'member', 'Hola');
    const post = { title: 'Aviso', content: 'Mañana llueve' };
    for (const viewer of groupViewers) {
      const isMember = ['member', 'moderator', 'admin', 'owner'].includes(viewer);
      const { token } = pilots[viewer];
      const reads = [
        await server.call(calls.listTopics, { params: { id }, token }),
        await server.call(calls.getTopic, topicOf(topic, viewer)),
        await server.call(calls.listComments, topicOf(topic, viewer)),
        await server.call(calls.listPosts, { params: { id }, token }),
      ];
      expect([viewer, ...reads.map(({ status }) => status)]).toEqual([
        viewer,
        ...Array(4).fill(isMember ? 200 : 404),
      ]);
      // Who sees the group's card may not start something in it; what is in it does not exist for them.
      const refused = viewer === 'banned' ? 404 : 403;
      const start = isMember ? 201 : refused;
      const starts = [
        await server.call(calls.createTopic, { params: { id }, token, body: { title: 'x' } }),
        await server.call(calls.createPost, { params: { id }, token, body: post }),
      ];
      expect([viewer, ...starts.map(({ status }) => status)]).toEqual([viewer, start, start]);
      const answer = await server.call(calls.createComment, {
        ...topicOf(topic, viewer),
        body: { text: 'x' },
      });
      expect([viewer, answer.status]).toEqual([viewer, isMember ? 201 : 404]);
      const change = await server.call(calls.updateComment, {
        ...commentOf(comment, viewer),
        body: { text: 'Hola' },
      });
      const notTheirs = isMember ? 403 : 404;
      const mayChange = viewer === 'member' ? 200 : notTheirs;
      expect([viewer, change.status]).toEqual([viewer, mayChange]);
    }
  });

  it('of a public group is read by everyone signed in and written by members', async () => {
    ({ id, pilots } = await makeStaffedGroup(server, false));
    const topic = await open();
    for (const viewer of ['stranger', 'pending'] as const) {
      expect((await server.call(calls.getTopic, topicOf(topic, viewer))).status).toBe(200);
      const say = await server.call(calls.createComment, { ...topicOf(topic, viewer), body: { text: 'x' } });
      expect([say.status, say.error.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await server.call(calls.getTopic, topicOf(topic, 'banned'))).status).toBe(404);
    expect((await server.call(calls.listTopics, { params: { id } })).status).toBe(401);
  });

  it('is changed by its author, deleted by its author and moderators, pinned by moderators', async () => {
    const topic = await open();
    expect(topic).toMatchObject({
      title: 'Quedada del sábado',
      description: '',
      pinned: false,
      edited: false,
    });
    const edit = (viewer: GroupViewer, body: object) =>
      server.call(calls.updateTopic, { ...topicOf(topic, viewer), body });
    for (const viewer of ['moderator', 'admin', 'owner'] as const) {
      expect((await edit(viewer, { title: 'Mío' })).status).toBe(403);
    }
    expect((await edit('member', { title: topic.title })).body.edited).toBe(false);
    const edited = await edit('member', { description: 'A las diez' });
    expect(edited.body).toMatchObject({ title: topic.title, description: 'A las diez', edited: true });

    expect((await server.call(calls.pinTopic, topicOf(topic, 'member'))).status).toBe(403);
    for (const [call, pinned] of [
      [calls.pinTopic, true],
      [calls.pinTopic, true],
      [calls.unpinTopic, false],
    ] as const) {
      expect((await server.call(call, topicOf(topic, 'moderator'))).body).toMatchObject({
        pinned,
        edited: true,
      });
    }
    const other = await open('owner');
    expect((await server.call(calls.deleteTopic, topicOf(other, 'member'))).status).toBe(403);
    expect((await server.call(calls.deleteTopic, topicOf(other, 'moderator'))).status).toBe(204);
    expect((await server.call(calls.deleteTopic, topicOf(topic, 'member'))).status).toBe(204);
    expect((await server.call(calls.getTopic, topicOf(topic, 'member'))).status).toBe(404);
  });

  it('has pinned topics first, then by last activity, over pages', async () => {
    const topics: Topic[] = [];
    for (const title of ['a', 'b', 'c', 'd', 'e']) topics.push(await open('member', title));
    await server.call(calls.pinTopic, topicOf(topics[0]!, 'owner'));
    await server.call(calls.pinTopic, topicOf(topics[3]!, 'owner'));
    await say(topics[1]!, 'member', 'Subo');
    const titles: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 1, ...(cursor && { cursor }) };
      const { body } = await server.call(calls.listTopics, {
        params: { id },
        token: pilots.member.token,
        query,
      });
      titles.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor;
    } while (cursor);
    expect(titles).toEqual(['d', 'a', 'b', 'e', 'c']);
  });

  it('has threads one level deep, oldest first', async () => {
    const topic = await open();
    const first = await say(topic, 'member', 'Uno');
    await say(topic, 'admin', 'Dos');
    const reply = await say(topic, 'owner', 'A uno', first._id);
    expect(reply).toMatchObject({ parent: first._id, replies: [], replyCount: 0, deleted: false });
    const deeper = await say(topic, 'member', 'A la respuesta', reply._id);
    expect(deeper.parent).toBe(first._id);
    expect(await readThreads(topic)).toEqual([['Uno', 'A uno', 'A la respuesta'], ['Dos']]);
    const { body } = await server.call(calls.getTopic, topicOf(topic, 'member'));
    expect(body.postCount).toBe(4);
    expect(body.lastActivity).toBe(deeper.createdAt);
    const lost = await server.call(calls.createComment, {
      ...topicOf(await open(), 'member'),
      body: { text: 'x', parent: first._id },
    });
    expect([lost.status, Object.keys(lost.error.fields ?? {})]).toEqual([400, ['parent']]);
  });

  it('keeps the place of a comment with replies until the last reply is gone', async () => {
    const topic = await open();
    const first = await say(topic, 'member', 'Uno');
    const reply = await say(topic, 'owner', 'A uno', first._id);
    expect((await server.call(calls.deleteComment, commentOf(first, 'member'))).status).toBe(204);
    expect(await readThreads(topic)).toEqual([['—', 'A uno']]);
    expect((await server.call(calls.getTopic, topicOf(topic, 'member'))).body.postCount).toBe(1);
    const revive = await server.call(calls.updateComment, {
      ...commentOf(first, 'member'),
      body: { text: 'Vuelvo' },
    });
    expect(revive.status).toBe(404);
    expect((await server.call(calls.deleteComment, commentOf(reply, 'moderator'))).status).toBe(204);
    expect(await readThreads(topic)).toEqual([]);
    expect((await server.call(calls.getTopic, topicOf(topic, 'member'))).body.postCount).toBe(0);
  });

  it('marks a comment and a post as edited once their words changed', async () => {
    const topic = await open();
    const comment = await say(topic, 'member', 'Uno');
    const same = await server.call(calls.updateComment, {
      ...commentOf(comment, 'member'),
      body: { text: ' Uno ' },
    });
    expect(same.body).toMatchObject({ text: 'Uno', edited: false });
    const other = await server.call(calls.updateComment, {
      ...commentOf(comment, 'member'),
      body: { text: 'Dos' },
    });
    expect(other.body).toMatchObject({ text: 'Dos', edited: true });

    const { token } = pilots.member;
    const input = { title: 'Aviso', content: 'Mañana llueve' };
    const made = await server.call(calls.createPost, { params: { id }, token, body: input });
    expect(made.body).toMatchObject({ ...input, edited: false, author: { _id: pilots.member.id } });
    const params = { id, postId: made.body._id };
    const changed = await server.call(calls.updatePost, { params, token, body: { content: 'Ya no' } });
    expect(changed.body).toMatchObject({ title: 'Aviso', content: 'Ya no', edited: true });
    const foreign = await server.call(calls.updatePost, {
      params,
      token: pilots.owner.token,
      body: { content: 'x' },
    });
    expect(foreign.status).toBe(403);
    expect((await server.call(calls.deletePost, { params, token: pilots.moderator.token })).status).toBe(204);
  });

  it('is counted by the group, and goes with it', async () => {
    const topic = await open();
    await say(topic, 'member', 'Uno');
    await server.call(calls.createPost, {
      params: { id },
      token: pilots.admin.token,
      body: { title: 'a', content: 'b' },
    });
    const group = { params: { id }, token: pilots.owner.token };
    expect((await server.call(calls.getGroup, group)).body).toMatchObject({ topicCount: 1, postCount: 1 });
    expect((await server.call(calls.deleteGroup, group)).status).toBe(204);
    for (const table of ['topics', 'posts'] as const) {
      expect(await server.db.selectFrom(table).select('id').where('group_id', '=', id).execute()).toEqual([]);
    }
    expect(
      await server.db.selectFrom('comments').select('id').where('topic_id', '=', topic._id).execute(),
    ).toEqual([]);
  });

  it('agrees with the rows after many comments at once', async () => {
    const topic = await open();
    const writers = ['member', 'moderator', 'admin', 'owner'] as const;
    await Promise.all(Array.from({ length: 50 }, (_, i) => say(topic, writers[i % 4]!, `${i}`)));
    expect((await server.call(calls.getTopic, topicOf(topic, 'member'))).body.postCount).toBe(50);
  });

  it('is hidden between two pilots with a block, but not from moderators', async () => {
    const topic = await open('member');
    const heard = await open('owner', 'De la dueña');
    await say(heard, 'member', 'Estoy aquí');
    await makeBlock(server.db, pilots.member, pilots.admin);
    await server.db
      .updateTable('group_members')
      .set({ role: 'member' })
      .where('user_id', '=', pilots.admin.id)
      .execute();
    expect((await server.call(calls.getTopic, topicOf(topic, 'admin'))).status).toBe(404);
    const answer = await server.call(calls.createComment, {
      ...topicOf(topic, 'admin'),
      body: { text: 'x' },
    });
    expect(answer.status).toBe(404);
    expect(await readThreads(heard, 'admin')).toEqual([]);
    await server.db
      .updateTable('group_members')
      .set({ role: 'moderator' })
      .where('user_id', '=', pilots.admin.id)
      .execute();
    expect(await readThreads(heard, 'admin')).toEqual([['Estoy aquí']]);
  });

  it('is read newest or oldest first, thread by thread, and since a time, in pages without a repeat', async () => {
    const topic = await open();
    const old = await say(topic, 'member', 'Uno');
    await say(topic, 'admin', 'Dos');
    const since = (await say(topic, 'member', 'Tres')).createdAt;
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (let i = 0; i < 21; i += 1) await say(topic, 'admin', `r${i}`, old._id);
    await say(topic, 'admin', 'Cuatro');
    const read = async (query: Record<string, string>) => {
      const texts: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const asked: Record<string, string | number> = { limit: 2, ...query, ...(cursor && { cursor }) };
        const answer: { body: CommentStream } = await server.call(calls.listComments, {
          ...topicOf(topic, 'member'),
          query: asked,
        });
        texts.push(...answer.body.items.map(({ text }) => text));
        cursor = answer.body.nextCursor;
      }
      return texts;
    };
    expect(await read({ order: 'newest' })).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno']);
    expect(await read({ order: 'oldest' })).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
    expect(await read({ since })).toEqual(['Uno', 'Cuatro']);
    expect(await read({ parent: old._id })).toEqual(Array.from({ length: 21 }, (_, i) => `r${i}`));
    const first = (await server.call(calls.listComments, topicOf(topic, 'member'))).body.items[0];
    expect([first?.replyCount, first?.replies.length]).toEqual([21, 20]);
    await sql`insert into comments (id, topic_id, author_id, parent_id, text)
      select gen_random_uuid(), topic_id, author_id, id, 'más' from comments, generate_series(1, 1000) where id = ${old._id}`.execute(
      server.db,
    );
    const busy = (await server.call(calls.listComments, topicOf(topic, 'member'))).body.items[0];
    // Replies are read and counted up to a bound (C19).
    expect([busy?.replyCount, busy?.replies.length]).toEqual([1_000, 20]);
    const lost = { ...topicOf(await open(), 'member'), query: { parent: old._id } };
    expect((await server.call(calls.listComments, lost)).status).toBe(404);
  });

  it('counts for each member what others wrote since they read it, and nothing before they joined', async () => {
    const topic = await open('owner');
    await say(topic, 'owner', 'Antes');
    const unread = async (viewer: GroupViewer) => {
      const [list, one] = [
        await server.call(calls.listTopics, { params: { id }, token: pilots[viewer].token }),
        await server.call(calls.getTopic, topicOf(topic, viewer)),
      ];
      expect(list.body.items.find(({ _id }) => _id === topic._id)?.unread).toBe(one.body.unread);
      return one.body.unread;
    };
    await server.db
      .updateTable('group_members')
      .set({ created_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', pilots.admin.id)
      .execute();
    expect([await unread('member'), await unread('owner'), await unread('admin')]).toEqual([1, 0, 0]);
    expect((await server.call(calls.readTopic, topicOf(topic, 'member'))).status).toBe(204);
    expect(await unread('member')).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await say(topic, 'member', 'Mío');
    const gone = await say(topic, 'owner', 'Otro');
    await say(topic, 'owner', 'Respuesta', gone._id);
    expect(await unread('member')).toBe(2);
    await server.call(calls.deleteComment, commentOf(gone, 'owner'));
    expect(await unread('member')).toBe(1);
  });

  it('once locked is written by moderators alone, and stays to be read', async () => {
    const topic = await open();
    const comment = await say(topic, 'member', 'Uno');
    expect((await server.call(calls.lockTopic, topicOf(topic, 'member'))).status).toBe(403);
    expect((await server.call(calls.lockTopic, topicOf(topic, 'moderator'))).body.locked).toBe(true);
    const body = { text: 'x' };
    for (const answer of [
      await server.call(calls.createComment, { ...topicOf(topic, 'member'), body }),
      await server.call(calls.updateComment, { ...commentOf(comment, 'member'), body }),
      await server.call(calls.updateTopic, { ...topicOf(topic, 'member'), body: { title: 'Otro' } }),
    ])
      expect([answer.status, answer.error.message]).toEqual([
        403,
        'Este tema está bloqueado: solo escriben quienes moderan',
      ]);
    await say(topic, 'moderator', 'Cierro');
    expect(await readThreads(topic)).toEqual([['Uno'], ['Cierro']]);
    expect((await server.call(calls.getTopic, topicOf(topic, 'member'))).body.title).toBe(topic.title);
    expect((await server.call(calls.unlockTopic, topicOf(topic, 'admin'))).body.locked).toBe(false);
    await say(topic, 'member', 'Dos');
  });

  it('tells members whom a comment names, once, and nobody outside', async () => {
    const topic = await open('owner');
    const text = ['admin', 'stranger', 'owner']
      .map((one) => `@${pilots[one as GroupViewer].username}`)
      .join(' ');
    const comment = await say(topic, 'member', text);
    expect(comment.mentions.map(({ _id }) => _id).sort()).toEqual(
      [pilots.admin.id, pilots.stranger.id, pilots.owner.id].sort(),
    );
    const told = async (viewer: GroupViewer) =>
      (await server.call(calls.listNotifications, { token: pilots[viewer].token })).body.items
        .filter(({ target }) => target.kind === 'topic')
        .map(({ kind }) => kind);
    expect([await told('admin'), await told('stranger'), await told('owner')]).toEqual([
      ['mention'],
      [],
      ['comment'],
    ]);
    await server.call(calls.updateComment, { ...commentOf(comment, 'member'), body: { text: 'Nadie' } });
    expect(await told('admin')).toEqual([]);
  });
});
