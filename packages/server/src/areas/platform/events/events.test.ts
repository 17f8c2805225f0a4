import type { AddressInfo } from 'node:net';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import pg from 'pg';
import { readEvents } from '../../../../test/support/event-reader.ts';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';

/** Servers on one database, each with a pool of its own. Embedded there can be one only. */
const serverCount = globalThis.testDatabase.kind === 'server' ? 2 : 1;

/** What is told besides, a moment after what a test is about. */
const news = ['notification', 'feed'];

describe('GET /events', () => {
  let servers: TestServer[];
  let ana: TestPilot;
  let berto: TestPilot;
  let open: { close: () => Promise<void> }[];

  beforeEach(async () => {
    open = [];
    servers = [];
    for (let i = 0; i < serverCount; i += 1) {
      const server = await startTestServer();
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      servers.push(server);
    }
    ana = await makePilot(first().db);
    berto = await makePilot(first().db);
  });
  afterEach(async () => {
    for (const reader of open) await reader.close();
    for (const server of servers) await server.close();
  });

  const first = () => servers[0] as TestServer;
  /** Another process than the first, where the database allows one. */
  const other = () => servers.at(-1) as TestServer;
  const urlOf = (server: TestServer) =>
    `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/events`;

  async function ticketOf(pilot: TestPilot) {
    const { status, body } = await first().call(calls.createEventTicket, { token: pilot.token });
    expect(status).toBe(201);
    return body.ticket;
  }

  async function connect(
    pilot: TestPilot,
    server = first(),
    headers: Record<string, string> = {},
    more = '',
  ) {
    const reader = await readEvents(`${urlOf(server)}?ticket=${await ticketOf(pilot)}${more}`, headers);
    open.push(reader);
    if (reader.status === 200 && !headers['last-event-id'] && !more) await reader.next('ready');
    return reader;
  }

  const like = (server: TestServer, pilot: TestPilot, id: string) =>
    server.call(calls.likeFlight, { params: { id }, token: pilot.token });

  it('sends a like and the number of likes to the owner, also from another server, and to no one else', async () => {
    const flight = await makeFlight(first(), ana, { visibility: 'public' });
    const own = await connect(ana);
    const others = await connect(berto, other());
    expect(own.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await like(other(), berto, flight._id)).status).toBe(200);
    expect((await own.next('like')).data).toEqual({ item: flight._id, kind: 'flight', likes: 1 });
    await other().call(calls.unlikeFlight, { params: { id: flight._id }, token: berto.token });
    expect((await own.next('notificationsChanged')).data).toEqual({});
    expect((await own.next('like')).data).toMatchObject({ likes: 0 });
    expect(own.events.filter(({ event }) => event === 'notification')).toEqual([
      {
        id: expect.any(String),
        event: 'notification',
        data: { _id: expect.any(String), kind: 'like', actor: berto.id },
      },
    ]);
    expect(others.events.map(({ event }) => event).filter((event) => !news.includes(event))).toEqual([
      'ready',
    ]);
  });

  it('tells the pages of a pilot, and no other, that notifications were read', async () => {
    await other().call(calls.followUser, { params: { id: ana.id }, token: berto.token });
    const [one, two, bertos] = [await connect(ana), await connect(ana, other()), await connect(berto)];
    await first().call(calls.readNotifications, { token: ana.token, body: {} });
    for (const reader of [one, two]) expect((await reader.next('notificationsChanged')).data).toEqual({});
    // Nothing is left to read.
    await first().call(calls.readNotifications, { token: ana.token, body: {} });
    await first().call(calls.followUser, { params: { id: berto.id }, token: ana.token });
    await bertos.next('notification');
    const changes = [one, two, bertos].map(
      ({ events }) => events.filter(({ event }) => event === 'notificationsChanged').length,
    );
    expect(changes).toEqual([1, 1, 0]);
  });

  it('sends a comment to the author of the topic and those who commented in it', async () => {
    const group = await makeGroup(first(), ana);
    await putMember(first(), group._id, berto);
    const { body: topic } = await first().call(calls.createTopic, {
      params: { id: group._id },
      token: ana.token,
      body: { title: 'Hélices', description: '' },
    });
    const anas = await connect(ana);
    const bertos = await connect(berto, other());
    const say = (pilot: TestPilot, text: string) =>
      other().call(calls.createComment, {
        params: { id: group._id, topicId: topic._id },
        token: pilot.token,
        body: { text },
      });
    const { body: said } = await say(berto, 'Tripala');
    const place = { group: group._id, topic: topic._id };
    expect((await anas.next('comment')).data).toEqual({ ...place, comment: said._id });
    const { body: answer } = await say(ana, 'Bipala');
    expect((await bertos.next('comment')).data).toEqual({ ...place, comment: answer._id });
    const params = { id: group._id, topicId: topic._id, commentId: said._id };
    await other().call(calls.deleteComment, { params, token: berto.token });
    expect((await anas.next('comment')).data).toEqual({ ...place, comment: said._id });
  });

  it('sends a comment on a post to its author and those who commented, and to no other reader', async () => {
    const group = await makeGroup(first(), ana);
    const cleo = await makePilot(first().db, 'cleo');
    for (const pilot of [berto, cleo]) await putMember(first(), group._id, pilot);
    const { body: post } = await first().call(calls.createPost, {
      params: { id: group._id },
      token: ana.token,
      body: { title: 'Hélices', content: 'Guía' },
    });
    const [anas, bertos, cleos] = [await connect(ana), await connect(berto, other()), await connect(cleo)];
    const params = { id: group._id, postId: post._id };
    const say = (pilot: TestPilot, text: string) =>
      other().call(calls.createPostComment, { params, token: pilot.token, body: { text } });
    const { body: said } = await say(berto, 'Tripala');
    const place = { group: group._id, post: post._id };
    expect((await anas.next('comment')).data).toEqual({ ...place, comment: said._id });
    const { body: answer } = await say(ana, 'Bipala');
    expect((await bertos.next('comment')).data).toEqual({ ...place, comment: answer._id });
    const own = { params: { ...params, commentId: said._id }, token: berto.token };
    await other().call(calls.deletePostComment, own);
    expect((await anas.next('comment')).data).toEqual({ ...place, comment: said._id });
    await first().call(calls.followUser, { params: { id: cleo.id }, token: ana.token });
    await cleos.next('notification');
    expect(cleos.events.filter(({ event }) => event === 'comment')).toEqual([]);
  });

  it('tells every page of something new for a feed, from another server too, once for many, and of nothing private', async () => {
    const anas = await connect(ana);
    const bertos = await connect(berto, other());
    await makeFlight(other(), ana, { visibility: 'private' });
    await makeFlight(other(), ana, { visibility: 'unlisted' });
    await makeFlight(other(), ana, { visibility: 'public' });
    for (const reader of [anas, bertos]) expect((await reader.next('feed')).data).toEqual({});
    for (let i = 0; i < 5; i += 1) await makeFlight(other(), ana, { visibility: 'followers' });
    await bertos.next('feed');
    expect(bertos.events.filter(({ event }) => event === 'feed').length).toBeLessThan(4);
  });

  it('tells open feeds of a flight that goes and of its coming back, and who had heard of it as well', async () => {
    const { _id: id } = await makeFlight(first(), ana, { visibility: 'public' });
    await like(first(), berto, id);
    const [anas, cleos] = [await connect(ana), await connect(await makePilot(first().db), other())];
    await other().call(calls.deleteFlight, { params: { id }, token: ana.token });
    expect((await anas.next('notificationsChanged')).data).toEqual({});
    expect((await cleos.next('feed')).data).toEqual({});
    await other().call(calls.restoreFlights, { token: ana.token, body: { ids: [id] } });
    expect((await anas.next('notificationsChanged')).data).toEqual({});
    expect((await cleos.next('feed')).data).toEqual({});
    expect(anas.events.map(({ event }) => event)).not.toContain('notification');
  });

  it('sends a comment on a flight to its owner and those who commented, while they see it, and no one else', async () => {
    const flight = await makeFlight(first(), ana, { visibility: 'public' });
    const cleo = await makePilot(first().db);
    const [anas, bertos, cleos] = [await connect(ana), await connect(berto, other()), await connect(cleo)];
    const params = { id: flight._id };
    const say = async (pilot: TestPilot, text: string) =>
      (await other().call(calls.createFlightComment, { params, token: pilot.token, body: { text } })).body
        ._id;
    const said = await say(berto, 'Bonito');
    expect((await anas.next('comment')).data).toEqual({ flight: flight._id, comment: said });
    const answer = await say(ana, 'Gracias');
    expect((await bertos.next('comment')).data).toEqual({ flight: flight._id, comment: answer });
    const removal = { params: { ...params, commentId: said }, token: berto.token };
    await other().call(calls.deleteFlightComment, removal);
    expect((await anas.next('comment')).data).toEqual({ flight: flight._id, comment: said });
    expect(cleos.events.map(({ event }) => event)).not.toContain('comment');
  });

  it('continues after the last event of a reader, with what it missed and nothing twice', async () => {
    const make = () => makeFlight(first(), ana, { visibility: 'public' });
    const flights = [await make(), await make(), await make()];
    const reader = await connect(ana);
    await like(first(), berto, flights[0]?._id ?? '');
    const { id } = await reader.next('like');
    await reader.close();
    await like(first(), berto, flights[1]?._id ?? '');
    await like(first(), berto, flights[2]?._id ?? '');
    const ways = [
      await connect(ana, other(), { 'last-event-id': id }),
      await connect(ana, other(), {}, `&lastEventId=${id}`),
    ];
    for (const again of ways) {
      expect((await again.next('like')).data.item).toBe(flights[1]?._id);
      expect((await again.next('like')).data.item).toBe(flights[2]?._id);
    }
  });

  it('opens by a ticket once and within a minute, or by a session', async () => {
    const ticket = await ticketOf(ana);
    const reader = await readEvents(`${urlOf(first())}?ticket=${ticket}`);
    open.push(reader);
    expect(reader.status).toBe(200);
    expect((await fetch(`${urlOf(first())}?ticket=${ticket}`)).status).toBe(401);
    const late = await ticketOf(ana);
    await first()
      .db.updateTable('event_tickets')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .execute();
    for (const query of [`?ticket=${late}`, '?ticket=', '?ticket=a&ticket=b', '']) {
      expect((await fetch(urlOf(first()) + query)).status).toBe(401);
    }
    const bySession = await readEvents(urlOf(first()), { authorization: `Bearer ${ana.token}` });
    open.push(bySession);
    expect(bySession.status).toBe(200);
  });

  it('opens no stream for a HEAD request', async () => {
    const headers = { authorization: `Bearer ${ana.token}` };
    expect((await fetch(urlOf(first()), { method: 'HEAD', headers })).status).toBe(404);
    expect(first().app.live.size).toBe(0);
  });

  it('ends with the session and with the server, and beats meanwhile', async () => {
    const reader = await connect(ana);
    await first().app.live.beat();
    expect(first().app.live.size).toBe(1);
    await first().call(calls.logout, { token: ana.token });
    await first().app.live.beat();
    await reader.over;
    expect(reader.events.at(-1)?.event).toBe('bye');
    const bertos = await connect(berto, other());
    await other().app.close();
    await bertos.over;
    expect(bertos.events.at(-1)?.event).toBe('bye');
  });

  it('ends at the logout, not at the next beat, on every server, and leaves other devices alone (B13)', async () => {
    const device = { ...ana, token: newToken() };
    const session = { user_id: ana.id, token_hash: tokenHash(device.token) };
    await first().db.insertInto('sessions').values(session).execute();
    const [own, elsewhere] = [await connect(device), await connect(device, other())];
    const stays = await connect(ana);
    const beats = servers.map(({ app }) => jest.spyOn(app.live, 'beat'));
    await first().call(calls.logout, { token: device.token });
    await Promise.all([own.over, elsewhere.over]);
    for (const beat of beats) expect(beat).not.toHaveBeenCalled();
    for (const reader of [own, elsewhere]) expect(reader.events.at(-1)?.event).toBe('bye');
    const flight = await makeFlight(first(), ana, { visibility: 'public' });
    await like(first(), berto, flight._id);
    expect((await stays.next('like')).data).toMatchObject({ item: flight._id });
  });

  it('ends at the deletion of the account, not at the next beat, on every server (B13)', async () => {
    const password = 'la clave de ana';
    const kept = { password_hash: await hashPassword(password) };
    await first().db.updateTable('users').set(kept).where('id', '=', ana.id).execute();
    const readers = [await connect(ana), await connect(ana, other())];
    const beats = servers.map(({ app }) => jest.spyOn(app.live, 'beat'));
    const gone = { token: ana.token, params: { id: ana.id }, body: { password } };
    expect((await first().call(calls.deleteUser, gone)).status).toBe(204);
    await Promise.all(readers.map((reader) => reader.over));
    for (const beat of beats) expect(beat).not.toHaveBeenCalled();
    for (const reader of readers) expect(reader.events.at(-1)?.event).toBe('bye');
  });

  it('opens no stream for a session that ended while it was asked for (B13)', async () => {
    const ended = jest.spyOn(first().app.live, 'open');
    ended.mockImplementationOnce(async (...asked) => {
      await first().call(calls.logout, { token: ana.token });
      return first().app.live.open(...asked);
    });
    const reader = await readEvents(`${urlOf(first())}?ticket=${await ticketOf(ana)}`);
    open.push(reader);
    await reader.over;
    expect(reader.events.map(({ event }) => event)).toEqual(['bye']);
    ended.mockRestore();
  });

  it('takes nonsense as a place in the stream for none', async () => {
    const reader = await connect(ana, first(), { 'last-event-id': '99999999999999999999-x' });
    await reader.next('ready');
    expect(reader.status).toBe(200);
  });

  const onServer = serverCount > 1 ? it : it.skip;
  onServer(
    'C20: has nobody who registers or posts send a message, which would wait for the commits of others',
    async () => {
      await connect(ana);
      const client = new pg.Client(globalThis.testDatabase.poolConfig);
      await client.connect();
      const heard: (string | undefined)[] = [];
      const end = new Promise<void>((resolve) => {
        client.on('notification', ({ payload }) =>
          payload === 'end' ? resolve() : void heard.push(payload),
        );
      });
      await client.query('listen estela_events');
      const cleo = await makePilot(first().db);
      await makeFlight(first(), cleo, { visibility: 'public' });
      // Messages come in the order of the commits.
      await sql`notify estela_events, 'end'`.execute(other().db);
      await end;
      await client.end();
      expect(heard).toEqual([]);
    },
  );

  onServer('gives nothing twice and leaves nothing out while an older transaction is open', async () => {
    const early = await makeFlight(first(), ana, { visibility: 'public' });
    const late = await makeFlight(first(), ana, { visibility: 'public' });
    const reader = await connect(ana);
    const places: string[] = [];
    await first()
      .db.transaction()
      .execute(async (transaction) => {
        // Written first, committed last: its id and its transaction are older than those of what was sent.
        await sql`insert into events (user_id, kind, data) values (${ana.id}, 'comment', '{}')`.execute(
          transaction,
        );
        for (const { _id } of [early, late]) {
          await like(other(), berto, _id);
          places.push((await reader.next('like')).id);
        }
        await reader.close();
        const again = await connect(ana, other(), { 'last-event-id': places[0] ?? '' });
        expect((await again.next('like')).data.item).toBe(late._id);
        await again.close();
      });
    const after = await connect(ana, other(), { 'last-event-id': places[1] ?? '' });
    const comment = await after.next('comment');
    await like(first(), await makePilot(first().db), early._id);
    expect((await after.next('like')).data).toMatchObject({ item: early._id, likes: 2 });
    const told = after.events.map(({ event }) => event).filter((event) => !news.includes(event));
    expect(told).toEqual(['ready', 'comment', 'like']);
    const atEnd = await connect(ana, first(), { 'last-event-id': comment.id });
    expect((await atEnd.next('like')).data.likes).toBe(2);
  });

  onServer('hears again after the database has dropped its connection', async () => {
    const flight = await makeFlight(first(), ana, { visibility: 'public' });
    const reader = await connect(ana);
    const { db } = first();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'estela events' and datname = current_database()`.execute(db);
    await like(other(), berto, flight._id);
    expect((await reader.next('like')).data.likes).toBe(1);
  });
});
