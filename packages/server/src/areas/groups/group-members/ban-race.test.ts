import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { type GroupViewer, makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import type { TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { countWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('a ban and what the banned one writes at that moment', () => {
  let server: TestServer;
  let id: string;
  let topicId: string;
  let postId: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, false));
    const options = { params: { id }, token: pilots.member.token };
    const [topic, post] = [
      await server.call(calls.createTopic, { ...options, body: { title: 'Sábado' } }),
      await server.call(calls.createPost, { ...options, body: { title: 'Aviso', content: 'Llueve' } }),
    ];
    topicId = topic.body._id;
    postId = post.body._id;
  });

  const writes = {
    'a comment in a topic': () =>
      server.call(calls.createComment, {
        params: { id, topicId },
        token: pilots.member.token,
        body: { text: 'Tarde' },
      }),
    'a comment on a post': () =>
      server.call(calls.createPostComment, {
        params: { id, postId },
        token: pilots.member.token,
        body: { text: 'Tarde' },
      }),
    'a topic': () =>
      server.call(calls.createTopic, {
        params: { id },
        token: pilots.member.token,
        body: { title: 'Tarde' },
      }),
    'a post': () =>
      server.call(calls.createPost, {
        params: { id },
        token: pilots.member.token,
        body: { title: 'Tarde', content: 'Tarde' },
      }),
    'a change of a topic': () =>
      server.call(calls.updateTopic, {
        params: { id, topicId },
        token: pilots.member.token,
        body: { title: 'Tarde' },
      }),
    'a change of a post': () =>
      server.call(calls.updatePost, {
        params: { id, postId },
        token: pilots.member.token,
        body: { title: 'Tarde' },
      }),
  };
  const ban = () =>
    server.call(calls.updateGroupMember, {
      params: { id, userId: pilots.member.id },
      token: pilots.owner.token,
      body: { status: 'banned' },
    });

  /** Until so many wait for a lock, or the call has its answer, which none should have before that. */
  async function untilWaiting(count: number, call: Promise<unknown>): Promise<'answered' | 'waits'> {
    let answered = false;
    void call.then(() => {
      answered = true;
    });
    while (!answered) if ((await countWaiting(server.db)) === count) return 'waits';
    return 'answered';
  }

  /** What is begun while the lock is held, which it may wait for. */
  const begun = <T>(hold: ReturnType<typeof sql>, begin: () => Promise<T[]>): Promise<T[]> =>
    server.db.transaction().execute(async (trx) => {
      await hold.execute(trx);
      return begin();
    });

  const late = async () =>
    (
      await sql`select from comments where text = 'Tarde' union all select from topics where title = 'Tarde'
        union all select from posts where title = 'Tarde'`.execute(server.db)
    ).rows.length;

  it.each(Object.entries(writes))('never leave %s of one who is banned', async (_name, write) => {
    const before = await late();
    // The ban has put the member out, and comes to the group's log.
    const answers = await begun(sql`lock table group_acts in share mode`, async () => {
      const banned = ban();
      expect(await untilWaiting(1, banned)).toBe('waits');
      const written = write();
      expect(await untilWaiting(2, written)).toBe('waits');
      return [banned, written];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404]);
    expect(await late()).toBe(before);
  });

  it.each([
    ['a comment in a topic', () => sql`select from topics where id = ${topicId} for update`],
    ['a comment on a post', () => sql`select from posts where id = ${postId} for update`],
  ] as const)('come in turn where %s was begun before the ban', async (name, hold) => {
    const answers = await begun(hold(), async () => {
      const written = writes[name]();
      expect(await untilWaiting(1, written)).toBe('waits');
      const banned = ban();
      expect(await untilWaiting(2, banned)).toBe('waits');
      return [written, banned];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 200]);
  });
});
