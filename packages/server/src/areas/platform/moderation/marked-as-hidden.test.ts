import { calls, type ReportKind } from '@estela/contracts';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

let server: TestServer;
let admin: TestPilot;

beforeAll(async () => {
  server = await startTestServer();
  admin = await makePilot(server.db, 'jefa');
  await promote(server.db, admin);
});
afterAll(() => server.close());

/** `meanwhile` comes between the report and the decision. */
async function hide(
  kind: ReportKind,
  target: string,
  { token }: TestPilot,
  meanwhile?: () => Promise<unknown>,
): Promise<void> {
  const report = { token, body: { kind, target, reason: 'danger' as const } };
  const { _id: id } = (await server.call(calls.createReport, report)).body;
  await meanwhile?.();
  const decision = { status: 'resolved' as const, act: 'hide' as const };
  const decided = await server.call(calls.updateReport, {
    params: { id },
    token: admin.token,
    body: decision,
  });
  expect(decided.status).toBe(200);
}

it('marks what is hidden for who wrote it, where they read it, and for nobody before', async () => {
  const { id, pilots } = await makeStaffedGroup(server, false);
  const { member, owner } = pilots;
  const { _id: flight } = await makeFlight(server, await makePilot(server.db), { visibility: 'public' });
  const { token } = member;
  const text = { text: 'Tonto' };
  const topicId = (await server.call(calls.createTopic, { params: { id }, token, body: { title: 'Tema' } }))
    .body._id;
  const post = { title: 'Aviso', content: 'Llueve' };
  const postId = (await server.call(calls.createPost, { params: { id }, token, body: post })).body._id;
  const inTopic = { params: { id, topicId }, token };
  const onPost = { params: { id, postId }, token };
  const onFlight = { params: { id: flight }, token };
  const said = (await server.call(calls.createComment, { ...inTopic, body: text })).body._id;
  const answer = { ...text, parent: said };
  const reply = (await server.call(calls.createComment, { ...inTopic, body: answer })).body._id;
  const ofPost = (await server.call(calls.createPostComment, { ...onPost, body: text })).body._id;
  const ofFlight = (await server.call(calls.createFlightComment, { ...onFlight, body: text })).body._id;
  const marks = async () => {
    const [comment] = (await server.call(calls.listComments, inTopic)).body.items;
    return [
      (await server.call(calls.getGroup, { params: { id }, token: owner.token })).body.hidden,
      (await server.call(calls.getTopic, inTopic)).body.hidden,
      (await server.call(calls.getPost, onPost)).body.hidden,
      comment?.hidden,
      comment?.replies[0]?.hidden,
      (await server.call(calls.listPostComments, onPost)).body.items[0]?.hidden,
      (await server.call(calls.listFlightComments, onFlight)).body.items[0]?.hidden,
    ];
  };
  expect(await marks()).toEqual(Array(7).fill(undefined));
  for (const one of [said, reply, ofPost, ofFlight]) await hide('comment', one, owner);
  await hide('topic', topicId, owner);
  await hide('post', postId, owner);
  expect(await marks()).toEqual([undefined, ...Array(6).fill(true)]);
  await hide('group', id, member);
  const own = await server.call(calls.getGroup, { params: { id }, token: owner.token });
  expect(own.body.hidden).toBe(true);
});

it('hides what its author has just deleted and could bring back', async () => {
  const { id, pilots } = await makeStaffedGroup(server, false);
  const { member, owner } = pilots;
  const { token } = member;
  const { _id: flight } = await makeFlight(server, member, { visibility: 'public' });
  const topicId = (await server.call(calls.createTopic, { params: { id }, token, body: { title: 'Tema' } }))
    .body._id;
  const reports = [
    ['flight', flight, calls.deleteFlight, { id: flight }],
    ['topic', topicId, calls.deleteTopic, { id, topicId }],
  ] as const;
  for (const [kind, target, remove, params] of reports)
    await hide(kind, target, owner, () => server.call(remove, { params, token }));
  const acts = await server.call(calls.listModeration, { token });
  expect(acts.body.items.map(({ subject }) => subject.kind)).toEqual(['topic', 'flight']);
  const talk = { kind: 'topic' as const, target: topicId };
  const back = await server.call(calls.restoreGroupTalk, { params: { id }, token, body: talk });
  expect(back.status).toBe(404);
  const restored = await server.call(calls.restoreFlights, { token, body: { ids: [flight] } });
  expect(restored.body.done).toEqual([flight]);
  const seen = (by?: string) => server.call(calls.getFlight, { params: { id: flight }, token: by });
  expect([(await seen()).status, (await seen(token)).body.hidden]).toEqual([404, true]);
});

it('hides a comment whose flight, topic or post has just been deleted and could come back', async () => {
  const { id, pilots } = await makeStaffedGroup(server, false);
  const { member, owner } = pilots;
  const asOwner = { params: { id }, token: owner.token };
  const { _id: flight } = await makeFlight(server, owner, { visibility: 'public' });
  const topicId = (await server.call(calls.createTopic, { ...asOwner, body: { title: 'Tema' } })).body._id;
  const post = { title: 'Aviso', content: 'Llueve' };
  const postId = (await server.call(calls.createPost, { ...asOwner, body: post })).body._id;
  const places = [
    [{ id: flight }, calls.createFlightComment, calls.deleteFlight, calls.listFlightComments],
    [{ id, topicId }, calls.createComment, calls.deleteTopic, calls.listComments],
    [{ id, postId }, calls.createPostComment, calls.deletePost, calls.listPostComments],
  ] as const;
  for (const [params, say, remove] of places) {
    await server.call(say, { params, token: owner.token, body: { text: 'Bien' } });
    const said = await server.call(say, { params, token: member.token, body: { text: 'Tonto' } });
    await hide('comment', said.body._id, owner, () => server.call(remove, { params, token: owner.token }));
  }
  const acts = await server.call(calls.listModeration, { token: member.token });
  expect(acts.body.items.map(({ subject }) => subject.kind)).toEqual(['comment', 'comment', 'comment']);

  await server.call(calls.restoreFlights, { token: owner.token, body: { ids: [flight] } });
  for (const talk of [
    { kind: 'topic', target: topicId },
    { kind: 'post', target: postId },
  ])
    await server.call(calls.restoreGroupTalk, { ...asOwner, body: talk });
  for (const [params, , , list] of places) {
    const read = async ({ token }: TestPilot) =>
      (await server.call(list, { params, token })).body.items.map(({ text, hidden }) => ({ text, hidden }));
    expect(await read(owner)).toEqual([{ text: 'Bien', hidden: undefined }]);
    expect(await read(member)).toContainEqual({ text: 'Tonto', hidden: true });
  }
  const { body } = await server.call(calls.getFlight, { params: { id: flight } });
  expect(body.comments).toBe(1);
});
