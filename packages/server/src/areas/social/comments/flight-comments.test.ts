import { calls, type Flight, type FlightComment } from '@estela/contracts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('comments on a flight', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let cleo: TestPilot;
  let flight: Flight;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    cleo = await makePilot(server.db, 'cleo');
    flight = await makeFlight(server, ana, { title: 'Al atardecer', visibility: 'public' });
  });

  const on = (pilot?: TestPilot) => ({ params: { id: flight._id }, ...(pilot && { token: pilot.token }) });
  const at = (comment: FlightComment, pilot: TestPilot) => ({
    params: { id: flight._id, commentId: comment._id },
    token: pilot.token,
  });

  async function createComment(pilot: TestPilot, text: string, parent?: string): Promise<FlightComment> {
    const body = { text, ...(parent && { parent }) };
    const answer = await server.call(calls.createFlightComment, { ...on(pilot), body });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  async function read(query: Record<string, string | number> = {}, pilot?: TestPilot) {
    const { status, body } = await server.call(calls.listFlightComments, { ...on(pilot), query });
    expect(status).toBe(200);
    return body;
  }
  const texts = async (query: Record<string, string | number> = {}, pilot?: TestPilot) =>
    (await read(query, pilot)).items.map(({ text, deleted }) => (deleted ? '—' : text));
  const count = async () => (await server.call(calls.getFlight, on())).body.comments;
  const told = async (pilot: TestPilot) =>
    (await server.call(calls.listNotifications, { token: pilot.token })).body.items.map(
      ({ kind, actor, target }) => [kind, actor?.username, target.kind, target.title].join(' '),
    );

  it('are read newest or oldest first, in pages without a repeat, replies apart', async () => {
    for (const text of ['uno', 'dos', 'tres']) await createComment(berto, text);
    const [first] = (await read({ order: 'oldest' })).items;
    const reply = await createComment(cleo, 'respuesta', first?._id);
    expect((await createComment(ana, 'más', reply._id)).parent).toBe(first?._id);
    expect(await texts()).toEqual(['tres', 'dos', 'uno']);
    expect(await texts({ order: 'oldest' })).toEqual(['uno', 'dos', 'tres']);
    expect((await read()).items.map(({ replyCount }) => replyCount)).toEqual([0, 0, 2]);
    expect(await texts({ parent: first?._id ?? '', order: 'oldest' })).toEqual(['respuesta', 'más']);
    for (const order of ['newest', 'oldest']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof read>> = await read({
          order,
          limit: 2,
          ...(cursor && { cursor }),
        });
        seen.push(...page.items.map(({ text }) => text));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(order === 'oldest' ? ['uno', 'dos', 'tres'] : ['tres', 'dos', 'uno']);
    }
    expect(await count()).toBe(5);
  });

  it('are changed by their author alone, and deleted by the author or the owner of the flight', async () => {
    const comment = await createComment(berto, 'Bonito');
    const body = { text: 'Precioso' };
    for (const pilot of [ana, cleo])
      expect((await server.call(calls.updateFlightComment, { ...at(comment, pilot), body })).status).toBe(
        403,
      );
    const same = await server.call(calls.updateFlightComment, {
      ...at(comment, berto),
      body: { text: 'Bonito' },
    });
    expect(same.body).toMatchObject({ edited: false });
    const changed = await server.call(calls.updateFlightComment, { ...at(comment, berto), body });
    expect(changed.body).toMatchObject({ text: 'Precioso', edited: true, author: { username: 'berto' } });
    expect((await server.call(calls.deleteFlightComment, at(comment, cleo))).status).toBe(403);
    expect((await server.call(calls.deleteFlightComment, at(comment, ana))).status).toBe(204);
    expect((await server.call(calls.deleteFlightComment, at(comment, ana))).status).toBe(404);
    const own = await createComment(berto, 'Otra vez');
    expect((await server.call(calls.deleteFlightComment, at(own, berto))).status).toBe(204);
    expect([await texts(), await count()]).toEqual([[], 0]);
  });

  it('leave an empty place where others had replied, without words or author, until the last reply goes', async () => {
    const comment = await createComment(berto, 'Con @cleo');
    const reply = await createComment(cleo, 'Vuelo bonito', comment._id);
    await server.call(calls.deleteFlightComment, at(comment, berto));
    expect((await read()).items).toMatchObject([
      { _id: comment._id, deleted: true, text: '', author: null, mentions: [], replyCount: 1 },
    ]);
    expect(await count()).toBe(1);
    const body = { text: 'x' };
    expect((await server.call(calls.updateFlightComment, { ...at(comment, berto), body })).status).toBe(404);
    expect(await told(ana)).toEqual(['comment cleo flight Al atardecer']);
    expect(await told(cleo)).toEqual([]);
    await server.call(calls.deleteFlightComment, at(reply, ana));
    expect([await texts(), await count()]).toEqual([[], 0]);
  });

  it('leave no empty place for whoever sees none of the replies, nor once their authors have left', async () => {
    const comment = await createComment(berto, 'Bonito');
    await createComment(cleo, 'Mucho', comment._id);
    await server.call(calls.deleteFlightComment, at(comment, berto));
    await makeBlock(server.db, ana, cleo);
    expect([await texts(), await texts({}, ana), await texts({}, berto)]).toEqual([['—'], [], ['—']]);
    await server.db.deleteFrom('users').where('id', '=', cleo.id).execute();
    expect([await texts(), await texts({}, berto)]).toEqual([[], []]);
  });

  it('are refused by field, and by the wrong flight', async () => {
    const { _id: parent } = await createComment(berto, 'Hola');
    for (const [body, field] of [
      [{}, 'text'],
      [{ text: '  ' }, 'text'],
      [{ text: 'x'.repeat(5_001) }, 'text'],
      [{ text: 'x', parent: crypto.randomUUID() }, 'parent'],
    ] as const) {
      const { status, error } = await server.call(calls.createFlightComment, { ...on(berto), body });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await server.call(calls.createFlightComment, { ...on(), body: { text: 'x' } })).status).toBe(401);
    const other = await makeFlight(server, ana, { visibility: 'public' });
    const elsewhere = { params: { id: other._id, commentId: parent }, token: berto.token };
    expect((await server.call(calls.deleteFlightComment, elsewhere)).status).toBe(404);
    const replies = { params: { id: other._id }, query: { parent } };
    expect((await server.call(calls.listFlightComments, replies)).status).toBe(404);
  });

  it('are written no more once the owner has switched them off, and stay', async () => {
    const comment = await createComment(berto, 'Antes');
    const body = { commentsOff: true };
    expect((await server.call(calls.updateFlight, { ...on(ana), body })).body).toMatchObject(body);
    for (const pilot of [ana, berto]) {
      const { status, error } = await server.call(calls.createFlightComment, {
        ...on(pilot),
        body: { text: 'x' },
      });
      expect([status, error.message]).toEqual([403, 'Los comentarios de este vuelo están desactivados']);
    }
    const change = { ...at(comment, berto), body: { text: 'Después' } };
    expect((await server.call(calls.updateFlightComment, change)).status).toBe(403);
    expect(await texts()).toEqual(['Antes']);
    expect((await server.call(calls.deleteFlightComment, at(comment, berto))).status).toBe(204);
  });

  it('of blocked pairs are hidden from each other, from nobody else', async () => {
    const comment = await createComment(berto, 'de Berto');
    await createComment(cleo, 'de Cleo');
    await createComment(cleo, 'respuesta de Cleo', comment._id);
    await makeBlock(server.db, cleo, berto);
    expect(await texts({}, berto)).toEqual(['de Berto']);
    expect((await read({}, berto)).items[0]?.replyCount).toBe(0);
    expect(await texts({}, cleo)).toEqual(['de Cleo']);
    expect(await texts({}, ana)).toEqual(['de Cleo', 'de Berto']);
    const reply = { ...on(cleo), body: { text: 'x', parent: comment._id } };
    expect((await server.call(calls.createFlightComment, reply)).status).toBe(400);
  });

  it('are counted as many as one sees', async () => {
    const blocked = await createComment(berto, 'de Berto');
    await createComment(cleo, 'a Berto', blocked._id);
    const kept = await createComment(cleo, 'de Cleo');
    const taken = await createComment(berto, 'a Cleo', kept._id);
    await createComment(berto, 'más');
    await server.call(calls.deleteFlightComment, at(taken, berto));
    const dora = await makePilot(server.db, 'dora');
    await makeBlock(server.db, dora, berto);
    const counts = async (pilot?: TestPilot) => {
      const { body: one } = await server.call(calls.getFlight, on(pilot));
      const { body: feed } = await server.call(calls.getFeed, {
        query: {},
        ...(pilot && { token: pilot.token }),
      });
      return [one.comments, ...feed.items.flatMap((item) => (item.kind === 'flight' ? [item.comments] : []))];
    };
    expect(await counts()).toEqual([4, 4]);
    expect(await counts(cleo)).toEqual([4, 4]);
    expect(await counts(dora)).toEqual([1, 1]);
    expect(await counts(berto)).toEqual([4, 4]);
    await makeBlock(server.db, berto, cleo);
    expect(await counts(berto)).toEqual([2, 2]);
  });

  it('tell one person once: who is answered, who is named, whose flight it is', async () => {
    const comment = await createComment(berto, 'Hola @CLEO., @ana y @nadie_asi, ¿@berto? cleo@estela.test');
    expect(comment.mentions.map(({ name, username }) => [name, username]).sort()).toEqual([
      ['ana', 'ana'],
      ['cleo', 'cleo'],
    ]);
    await createComment(ana, '@berto gracias', comment._id);
    await createComment(berto, 'Otra', comment._id);
    expect(await told(ana)).toEqual([
      'comment berto flight Al atardecer',
      'mention berto flight Al atardecer',
    ]);
    expect(await told(berto)).toEqual(['reply ana flight Al atardecer']);
    expect(await told(cleo)).toEqual(['mention berto flight Al atardecer']);
    const body = { text: 'Hola a nadie' };
    const changed = await server.call(calls.updateFlightComment, { ...at(comment, berto), body });
    expect(changed.body.mentions).toEqual([]);
    expect(await told(cleo)).toEqual([]);
    expect(await told(ana)).toEqual(Array(2).fill('comment berto flight Al atardecer'));
    const again = { ...at(comment, berto), body: { text: 'Hola @cleo' } };
    for (let i = 0; i < 2; i += 1) await server.call(calls.updateFlightComment, again);
    expect(await told(cleo)).toEqual(['mention berto flight Al atardecer']);
  });

  it('tell nobody who may not see the flight, nor who has blocked the author, nor once that is so', async () => {
    await makeFollow(server.db, berto, ana);
    await makeFollow(server.db, cleo, ana);
    await server.call(calls.updateFlight, { ...on(ana), body: { visibility: 'followers' } });
    const dani = await makePilot(server.db, 'dani');
    await makeBlock(server.db, cleo, berto);
    const comment = await createComment(berto, '@dani @cleo mirad');
    expect(comment.mentions.map(({ username }) => username)).toEqual(['dani']);
    expect([await told(dani), await told(cleo)]).toEqual([[], []]);
    await createComment(ana, 'Gracias', comment._id);
    expect(await told(berto)).toEqual(['reply ana flight Al atardecer']);
    await server.call(calls.unfollowUser, { params: { id: ana.id }, token: berto.token });
    expect(await told(berto)).toEqual([]);
  });

  it('count and keep their places while many write, reply, change and delete at once', async () => {
    const root = await createComment(berto, 'raíz');
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => createComment(cleo, `r${i}`, root._id)),
    );
    const statuses = await Promise.all([
      ...replies.map((one) => server.call(calls.deleteFlightComment, at(one, i(one) ? ana : cleo))),
      server.call(calls.deleteFlightComment, at(root, berto)),
      server.call(calls.deleteFlightComment, at(root, ana)),
      ...['a', 'b', 'c'].map((text) =>
        server.call(calls.createFlightComment, { ...on(ana), body: { text } }),
      ),
      server.call(calls.updateFlightComment, { ...at(root, berto), body: { text: '@cleo' } }),
      server.call(calls.createFlightComment, { ...on(cleo), body: { text: 'tarde', parent: root._id } }),
    ]);
    for (const { status } of statuses) expect([200, 201, 204, 400, 404, 409]).toContain(status);
    const rows = await server.db.selectFrom('comments').select(['deleted', 'parent_id']).execute();
    expect(await count()).toBe(rows.filter(({ deleted }) => !deleted).length);
    const empty = rows.filter(({ deleted }) => deleted);
    expect(empty.length).toBeLessThanOrEqual(rows.filter(({ parent_id }) => parent_id === root._id).length);
    function i(one: FlightComment) {
      return replies.indexOf(one) % 2;
    }
  });
});
