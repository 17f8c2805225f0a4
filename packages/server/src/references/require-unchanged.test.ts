import { type Call, calls } from '@estela/contracts';
import { makeStaffedGroup } from '../../test/support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

/** A thing to change: its call, its place in the address, what to send, and what it is now. */
interface Thing {
  call: Call;
  params: Record<string, string>;
  body: object;
  token: string;
  made: { updatedAt: string };
}

describe('a change that depends on what its sender has seen', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let things: Record<string, Thing>;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    things = await makeThings();
  });
  afterAll(() => server.close());

  async function make(call: Call, params: Record<string, string>, body: object, token: string) {
    const answer = await server.call(call, { params, body, token });
    expect(answer.status).toBe(201);
    return answer.body as { _id: string; updatedAt: string };
  }

  async function makeThings(): Promise<Record<string, Thing>> {
    const { token } = ana;
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const drone = await makeDrone(server, ana);
    const spot = await makeSpot(server, ana);
    const own = {
      component: { name: 'Motor', type: 'motor' },
      item: { name: 'Lipo', type: 'battery', condition: 'new' },
    };
    const component = await make(calls.createComponent, {}, own.component, token);
    const item = await make(calls.createEquipmentItem, {}, own.item, token);
    const crash = { kind: 'crash', at: '2026-05-01T18:30:00.000Z', text: 'Un pino' };
    const entry = await make(calls.createUpkeepEntry, { id: drone._id }, crash, token);
    const oil = { subject: { kind: 'drone', _id: drone._id }, text: 'Limpiar', every: { flights: 10 } };
    const rule = await make(calls.createReminderRule, {}, oil, token);
    const { id, pilots } = await makeStaffedGroup(server, false);
    const group = (await server.call(calls.getGroup, { params: { id }, token: pilots.owner.token })).body;
    const member = pilots.member.token;
    const topic = await make(calls.createTopic, { id }, { title: 'Quedada' }, member);
    const post = await make(calls.createPost, { id }, { title: 'Aviso', content: 'Lluvia' }, member);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const day = await make(calls.createFlyDay, { id }, { title: 'Sábado', at }, member);
    const onTopic = { id, topicId: topic._id };
    const comment = await make(calls.createComment, onTopic, { text: 'Voy' }, member);
    const profile = (await server.call(calls.getProfile, { token })).body;
    const [title, name, text] = [{ title: 'Otro' }, { name: 'Otro' }, { text: 'Otro' }];
    return {
      flight: { call: calls.updateFlight, params: { id: flight._id }, body: title, token, made: flight },
      drone: { call: calls.updateDrone, params: { id: drone._id }, body: name, token, made: drone },
      spot: { call: calls.updateSpot, params: { id: spot._id }, body: name, token, made: spot },
      component: {
        call: calls.updateComponent,
        params: { id: component._id },
        body: name,
        token,
        made: component,
      },
      equipment: { call: calls.updateEquipmentItem, params: { id: item._id }, body: name, token, made: item },
      upkeep: {
        call: calls.updateUpkeepEntry,
        params: { id: drone._id, entryId: entry._id },
        body: text,
        token,
        made: entry,
      },
      reminder: { call: calls.updateReminderRule, params: { id: rule._id }, body: text, token, made: rule },
      group: { call: calls.updateGroup, params: { id }, body: name, token: pilots.owner.token, made: group },
      topic: { call: calls.updateTopic, params: onTopic, body: title, token: member, made: topic },
      post: {
        call: calls.updatePost,
        params: { id, postId: post._id },
        body: title,
        token: member,
        made: post,
      },
      flyDay: {
        call: calls.updateFlyDay,
        params: { id, flyDayId: day._id },
        body: title,
        token: member,
        made: day,
      },
      comment: {
        call: calls.updateComment,
        params: { ...onTopic, commentId: comment._id },
        body: text,
        token: member,
        made: comment,
      },
      profile: { call: calls.updateUser, params: { id: ana.id }, body: name, token, made: profile },
    };
  }

  const names = [
    ...['flight', 'drone', 'spot', 'component', 'equipment', 'upkeep', 'reminder', 'group', 'topic', 'post'],
    ...['flyDay', 'comment', 'profile'],
  ];

  it.each(names)('is refused where somebody changed the %s since, and changes nothing', async (name) => {
    const { call, params, body, token, made } = things[name] as Thing;
    const send = (seen?: string) =>
      server.call(call, { params, body, token, ...(seen && { headers: { 'if-match': seen } }) });
    const first = await send(`"${made.updatedAt}"`);
    expect(first.status).toBe(200);
    const { updatedAt } = first.body as { updatedAt: string };

    const second = await send(`"${made.updatedAt}"`);
    expect([second.status, second.error.code]).toEqual([409, 'CONFLICT']);
    expect(Object.keys(second.error.fields ?? {})).toEqual(['updatedAt']);
    expect((await send('"nothing"')).status).toBe(409);

    // What the last answer says is what it was changed to last.
    expect((await send(`"${updatedAt}"`)).status).toBe(200);
    expect((await send('*')).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it('covers every call that its contract calls conditional', () => {
    const conditional = Object.values<Call>(calls).filter(({ isConditional }) => isConditional);
    const covered = names.map((name) => things[name]?.call.id);
    // Comments have one set of handlers, whatever they are on.
    const others = ['updateFlightComment', 'updatePostComment'];
    expect(conditional.map(({ id }) => id).sort()).toEqual([...covered, ...others].sort());
  });

  it.each(['flight', 'drone', 'spot', 'component', 'equipment'])(
    'says nothing of a %s that is another pilot’s',
    async (name) => {
      const { call, params, body } = things[name] as Thing;
      const options = { params, body, token: berto.token };
      const plain = await server.call(call, options);
      const asked = await server.call(call, {
        ...options,
        headers: { 'if-match': '"2020-01-01T00:00:00.000Z"' },
      });
      expect([403, 404]).toContain(plain.status);
      expect(asked.status).toBe(plain.status);
    },
  );

  it('lets one of two through that change it at once', async () => {
    const drone = await makeDrone(server, ana);
    const change = (name: string) =>
      server.call(calls.updateDrone, {
        params: { id: drone._id },
        token: ana.token,
        body: { name },
        headers: { 'if-match': `"${drone.updatedAt}"` },
      });
    const answers = await Promise.all([change('Uno'), change('Dos')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
