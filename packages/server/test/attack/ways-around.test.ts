import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { URI } from 'otpauth';
import PostalMime from 'postal-mime';
import { newId } from '../../src/database/ids.ts';
import { hashPassword } from '../../src/identity/passwords.ts';
import { makeGroup, putMember } from '../support/test-groups.ts';
import { makeDrone, makeFlight } from '../support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const password = 'antes era esta';

/** Combinations of calls that could bypass a rule; numbers are those of the security review. */
describe('ways around', () => {
  let server: TestServer;
  let password_hash: string;
  let ana: TestPilot;
  let berto: TestPilot;
  let carla: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    password_hash = await hashPassword(password);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    [ana, berto, carla] = await Promise.all([
      makePilot(server.db, 'ana'),
      makePilot(server.db, 'berto'),
      makePilot(server.db, 'carla'),
    ]);
    await server.db.updateTable('users').set({ password_hash }).execute();
  });

  /** The tokens in the mails sent by `act`, by recipient. */
  async function tokensOf(act: () => Promise<unknown>): Promise<Record<string, string>> {
    const dir = join(server.config.dataDir, 'mail');
    rmSync(dir, { recursive: true, force: true });
    await act();
    await server.app.background.settled();
    const tokens: Record<string, string> = {};
    for (const file of readdirSync(dir)) {
      const { to, text = '' } = await PostalMime.parse(await readFile(join(dir, file)));
      tokens[to?.[0]?.address ?? ''] = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    }
    return tokens;
  }

  it("the undo of a thief's change of address: nobody registers with the address until it has expired (A2)", async () => {
    const tokens = await tokensOf(() =>
      server.call(calls.updateUser, {
        ...{ params: { id: ana.id }, token: ana.token },
        body: { email: 'ladron@estela.test', currentPassword: password },
      }),
    );
    const confirm = { body: { token: tokens['ladron@estela.test'] ?? '' } };
    expect((await server.call(calls.verifyEmail, confirm)).status).toBe(200);
    const again = {
      ...{ username: 'ocupa', email: ana.email.toUpperCase(), password: 'una clave de prueba' },
      ...{ name: 'Ocupa', lastName: 'Piloto', acceptTerms: true as const },
    };
    const taken = await server.call(calls.register, { body: again });
    expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([409, ['email']]);
    const undo = { body: { token: tokens[ana.email] ?? '' } };
    expect((await server.call(calls.undoEmail, undo)).status).toBe(200);
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(ana.email);
  });

  describe("the undo of a thief's change of address", () => {
    const [second, third] = ['ladron@estela.test', 'tercera@estela.test'];
    const change = (email: string) =>
      tokensOf(() =>
        server.call(calls.updateUser, {
          ...{ params: { id: ana.id }, token: ana.token },
          body: { email, currentPassword: password },
        }),
      );
    const open = (call: typeof calls.undoEmail | typeof calls.verifyEmail, token: string | undefined) =>
      server.call(call, { body: { token } });
    const logIn = (email: string) => server.call(calls.login, { body: { email, password } });

    /** Tokens of the links of both changes, of which the first is confirmed. */
    async function changeTwice() {
      const first = await change(second);
      expect((await open(calls.verifyEmail, first[second])).status).toBe(200);
      return { first, later: await change(third) };
    }

    it('is not invalidated by the undo of a second change, and the address stays taken until then (A2)', async () => {
      const { first, later } = await changeTwice();
      expect((await open(calls.undoEmail, later[second])).status).toBe(200);
      const again = {
        ...{ username: 'ocupa', email: ana.email, password: 'una clave de prueba' },
        ...{ name: 'Ocupa', lastName: 'Piloto', acceptTerms: true as const },
      };
      expect((await server.call(calls.register, { body: again })).status).toBe(409);
      const thief = (await logIn(second)).body.token;
      expect((await open(calls.undoEmail, first[ana.email])).status).toBe(200);
      expect((await server.call(calls.getProfile, { token: thief })).status).toBe(401);
      expect([(await logIn(second)).status, (await logIn(ana.email)).status]).toEqual([401, 200]);
    });

    it('invalidates every later link (A2)', async () => {
      const { first, later } = await changeTwice();
      expect((await open(calls.undoEmail, first[ana.email])).status).toBe(200);
      const refused = [
        await open(calls.undoEmail, later[second]),
        await open(calls.verifyEmail, later[third]),
      ];
      expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    });
  });

  it("a second factor without a code of the owner's app is never switched on (A6)", async () => {
    const begin = async () => {
      const answer = { token: ana.token, body: { currentPassword: password } };
      const totp = URI.parse((await server.call(calls.beginSecondFactor, answer)).body.uri);
      return 'period' in totp ? totp.generate() : '';
    };
    const confirm = (code: string) =>
      server.call(calls.confirmSecondFactor, { token: ana.token, body: { code } });
    const first = await begin();
    await sql`create function begin_again() returns trigger language plpgsql as $$ begin
        new.totp_secret := '\\x00'; return new; end $$`.execute(server.db);
    await sql`create trigger begin_again before update of totp_step on users for each row
      when (new.totp_step is not null) execute function begin_again()`.execute(server.db);
    try {
      expect((await confirm(first)).status).toBe(409);
    } finally {
      await sql`drop function begin_again cascade`.execute(server.db);
    }
    const { body } = await server.call(calls.getProfile, { token: ana.token });
    expect(body.secondFactor).toBe(false);
  });

  it('the address of a picture without a valid signature is refused, however it is composed (B13)', async () => {
    const odd = [
      '-'.repeat(36),
      'f'.repeat(36),
      `${'-'.repeat(36)}.00`,
      `${ana.id}.`,
      `${newId()}.${'0'.repeat(64)}`,
    ];
    for (const access of odd) {
      const url = `/api/media/${newId()}/960.webp?access=${access}`;
      expect([access, (await server.inject({ url })).statusCode]).toEqual([access, 404]);
    }
  });

  it('nobody is notified of what they may not read, even if it mentions them (B12)', async () => {
    const { _id: id } = await makeGroup(server, ana, { private: true });
    await putMember(server, id, carla);
    await putMember(server, id, berto);
    await makeBlock(server.db, berto, carla);
    const dario = await makePilot(server.db, 'dario');
    await putMember(server, id, dario);
    const params = { id };
    const topic = await server.call(calls.createTopic, {
      ...{ params, token: carla.token },
      body: { title: 'Secreto de Carla' },
    });
    const post = await server.call(calls.createPost, {
      ...{ params, token: carla.token },
      body: { title: 'Secreto de Carla', content: 'solo para quien puede' },
    });
    const body = { text: 'Mira esto, @berto' };
    const responses = [
      await server.call(calls.createComment, {
        ...{ params: { id, topicId: topic.body._id }, token: dario.token },
        body,
      }),
      await server.call(calls.createPostComment, {
        ...{ params: { id, postId: post.body._id }, token: dario.token },
        body,
      }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const notifications = await server.call(calls.listNotifications, { token: berto.token });
    expect(JSON.stringify(notifications.body.items)).not.toContain('Secreto');
    expect(notifications.body.unread).toBe(0);
    expect((await server.call(calls.listNotifications, { token: carla.token })).body.items).toHaveLength(2);
  });

  it('suggestions reveal nothing that a change of privacy is still hiding (C17)', async () => {
    await makeFlight(server, berto, { visibility: 'public', disciplines: ['freestyle'] });
    await makeDrone(server, berto, { visibility: 'public' });
    await makeFlight(server, ana, { disciplines: ['freestyle'] });
    await makeDrone(server, ana);
    const shared = async () => {
      const { body } = await server.call(calls.listSuggestedPilots, { token: ana.token });
      return body.items.find(({ _id }) => _id === berto.id)?.shared;
    };
    expect(await shared()).toMatchObject({ drones: 1, disciplines: ['freestyle'] });
    await sql`insert into privacy_changes (user_id, audience) values (${berto.id}, 'followers')`.execute(
      server.db,
    );
    expect(await shared()).toMatchObject({ drones: 0, disciplines: [] });
  });

  it('following again bypasses neither a removal, nor a block, nor a closed profile (B11)', async () => {
    const follow = (by: TestPilot) =>
      server.call(calls.followUser, { params: { id: ana.id }, token: by.token });
    const flight = await makeFlight(server, ana, { visibility: 'followers' });
    const sees = async (by: TestPilot) =>
      (await server.call(calls.getFlight, { params: { id: flight._id }, token: by.token })).status;
    await follow(berto);
    expect(await sees(berto)).toBe(200);
    await server.call(calls.removeFollower, {
      ...{ params: { id: ana.id, followerId: berto.id }, token: ana.token },
    });
    expect([(await follow(berto)).body.status, await sees(berto)]).toEqual(['requested', 404]);
    await server.call(calls.unfollowUser, { params: { id: ana.id }, token: berto.token });
    expect([(await follow(berto)).body.status, await sees(berto)]).toEqual(['requested', 404]);
    const mine = { params: { userId: berto.id }, token: ana.token };
    const decide = { params: { userId: berto.id }, token: berto.token };
    expect((await server.call(calls.approveFollowRequest, decide)).status).toBe(404);
    await makeFollow(server.db, carla, ana);
    await server.call(calls.blockUser, { params: { id: ana.id }, token: carla.token });
    await server.call(calls.unblockUser, { params: { id: ana.id }, token: carla.token });
    expect(await sees(carla)).toBe(404);
    await server.call(calls.declineFollowRequest, mine);
    await server.call(calls.blockUser, { params: { id: ana.id }, token: berto.token });
    await server.call(calls.unblockUser, { params: { id: ana.id }, token: berto.token });
    expect([(await follow(berto)).status, await sees(berto)]).toEqual([409, 404]);
  });
});
