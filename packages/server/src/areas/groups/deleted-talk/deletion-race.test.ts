import { type Call, calls, type GroupTalkKind } from '@estela/contracts';
import { sql } from 'kysely';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import type { TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { countWaiting, untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('what is taken back while something in a group is deleted', () => {
  let server: TestServer;
  let id: string;
  let owner: TestPilot;
  let member: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    const group = await makeStaffedGroup(server, false);
    id = group.id;
    ({ owner, member } = group.pilots);
  });
  afterAll(() => server.close());

  /** The owner deletes, the member takes back what is already written down beside the deletion. */
  async function both(kind: GroupTalkKind, params: Record<string, string>, [removal, taking]: [Call, Call]) {
    const target = params.topicId ?? params.postId ?? '';
    const answers = await server.db.transaction().execute(async (trx) => {
      // Holds up the deletion once it has read what goes with it.
      await sql`insert into deleted_talk (id, kind, group_id, deleted_by, content)
        values (${target}, ${kind}, ${id}, ${owner.id}, '{}')`.execute(trx);
      const deletion = server.call(removal, { params, token: owner.token });
      await untilWaiting(server.db, 1);
      let isAnswered = false;
      const taken = server.call(taking, { params, token: member.token }).finally(() => {
        isAnswered = true;
      });
      while ((await countWaiting(server.db)) < 2 && !isAnswered);
      await sql`delete from deleted_talk where id = ${target}`.execute(trx);
      return [deletion, taken];
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    const back = { params: { id }, token: owner.token, body: { kind, target } };
    expect((await server.call(calls.restoreGroupTalk, back)).status).toBe(204);
    return statuses;
  }

  it('is a like of a post that its pilot hears is gone', async () => {
    const body = { title: 'Aviso', content: 'Llueve' };
    const post = await server.call(calls.createPost, { params: { id }, token: owner.token, body });
    const params = { id, postId: post.body._id };
    await server.call(calls.likePost, { params, token: member.token });
    expect(await both('post', params, [calls.deletePost, calls.unlikePost])).toEqual([204, 404]);
    const back = await server.call(calls.getPost, { params, token: member.token });
    expect(back.body).toMatchObject({ likes: 1, likedByMe: true });
  });

  it('is the silence of a topic that its pilot hears is gone', async () => {
    const body = { title: 'Sábado' };
    const topic = await server.call(calls.createTopic, { params: { id }, token: owner.token, body });
    const params = { id, topicId: topic.body._id };
    await server.call(calls.muteTopic, { params, token: member.token });
    expect(await both('topic', params, [calls.deleteTopic, calls.unmuteTopic])).toEqual([204, 404]);
    const back = await server.call(calls.getTopic, { params, token: member.token });
    expect(back.body.muted).toBe(true);
  });
});
