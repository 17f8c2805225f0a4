import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Call, calls } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import { faultOf } from '../fuzz/answer-check.ts';
import { type Fixture, fingerprint, makeFixture, secret } from '../fuzz/fixture.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { bodyFor, isAboutPrivateThing, pathToVictim } from './victims-ids.ts';

const all = Object.values(calls) as Call[];

/** What a stranger may do with a private group: see its card, ask to join, and withdraw that. */
const forStrangers = new Set<string>([calls.getGroup.id, calls.joinGroup.id, calls.leaveGroup.id]);

/** Would end the attacker's session, which the rest needs. */
const endsSessions = new Set<string>([
  calls.logout.id,
  calls.endOtherSessions.id,
  calls.deleteUser.id,
  calls.changePassword.id,
]);

/** Fields that no call reads, as sent by a client that wants to escalate its rights. */
const injected = {
  ...{ _id: '00000000-0000-7000-8000-00000000a77a', id: '00000000-0000-7000-8000-00000000a77a' },
  ...{ role: 'admin', isAdmin: true, admin: true, verified: true, suspended: false, hidden: false },
  ...{ likes: 999, like_count: 999, followers: 999, views: 999, memberCount: 999, member_count: 999 },
  ...{ createdAt: '2001-01-01T00:00:00Z', created_at: '2001-01-01T00:00:00Z', audience: 'public' },
  ...{
    password_hash: 'x',
    passwordHash: 'x',
    token: 'x',
    emailConfirmed: true,
    __v: 3,
    $set: { role: 'admin' },
  },
};

/** Path traversals: with separators of both kinds, encoded once and twice, truncated, and with a drive. */
const climbs = [
  ...['../../../../etc/passwd', '..%2f..%2f..%2f..%2fetc%2fpasswd', '..%252f..%252f..%252fetc%252fpasswd'],
  ...[
    '....//....//....//etc/passwd',
    '..;/..;/etc/passwd',
    '..%5c..%5c..%5cetc%5cpasswd',
    '..\\..\\etc\\passwd',
  ],
  ...['%2e%2e/%2e%2e/%2e%2e/etc/passwd', '%2e%2e%2f%2e%2e%2fplanted.txt', '..%c0%af..%c0%afplanted.txt'],
  ...[
    '..%ef%bc%8f..%ef%bc%8fplanted.txt',
    '/etc/passwd',
    '//etc/passwd',
    '%2fetc%2fpasswd',
    '../planted.txt',
  ],
  ...[
    '..%2fplanted.txt',
    '..%00/planted.txt',
    'planted.txt%00.webp',
    '.%2e/.%2e/planted.txt',
    '~/planted.txt',
  ],
  ...['file:///etc/passwd', 'C:%5cplanted.txt', '..%u2215planted.txt', '%uff0e%uff0e/planted.txt'],
];

describe("other people's things", () => {
  let server: TestServer;
  let fixture: Fixture;

  beforeAll(async () => {
    server = await startTestServer();
    fixture = await makeFixture(server);
  });
  afterAll(() => server.close());

  async function send(call: Call, token: string | undefined, body: object | undefined, path: string) {
    const options = {
      method: call.method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        'accept-language': 'es',
      },
      ...(body && { payload: JSON.stringify(body) }),
    };
    const answer = await server.inject(options);
    const fault = faultOf({ call, options: options as never }, answer);
    return { answer, fault: fault && `${call.id}: ${fault} (${answer.statusCode})` };
  }

  it('stay hidden and unchanged on every call with their ids, for guests and pilots of every kind', async () => {
    const before = await fingerprint(server.db, fixture);
    // The administrator may legitimately decide on much of it; those after are in another pilot's group.
    const viewers = fixture.attackers.slice(0, fixture.attackers.indexOf(fixture.admin));
    let requests = 0;
    const faults: string[] = [];
    for (const call of all.filter(({ id, path }) => path.includes(':') && !endsSessions.has(id))) {
      for (const [i, token] of viewers.entries()) {
        const path = pathToVictim(call, fixture);
        const { answer, fault } = await send(call, token, bodyFor(call, fixture, i), path);
        requests += 1;
        if (fault) faults.push(fault);
        const isTouched = answer.statusCode < 300 && isAboutPrivateThing(call) && !forStrangers.has(call.id);
        if (isTouched) faults.push(`${call.id}: ${answer.statusCode} for attacker ${i}`);
      }
    }
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThan(500);
    expect(await fingerprint(server.db, fixture)).toEqual(before);
  }, 120_000);

  it('are refused with the same text as what does not exist', async () => {
    const viewers = fixture.attackers.slice(0, fixture.attackers.indexOf(fixture.admin));
    const differing: string[] = [];
    // A follower of the victim may see one of these.
    await server.db.deleteFrom('follows').where('followee_id', '=', fixture.victim.id).execute();
    // Every signed-in pilot may know that a private group exists.
    const isUnknown = (call: Call) => isAboutPrivateThing(call) && !call.path.startsWith('/groups');
    for (const call of all.filter(isUnknown)) {
      for (const [i, token] of viewers.entries()) {
        const body = bodyFor(call, fixture, i);
        const nowhere = call.path.replace(/:\w+/g, () => newId());
        const theirs = await send(call, token, body, pathToVictim(call, fixture));
        const nothing = await send(call, token, body, nowhere);
        if (
          theirs.answer.statusCode !== nothing.answer.statusCode ||
          theirs.answer.body !== nothing.answer.body
        )
          differing.push(`${call.id} for attacker ${i}: ${theirs.answer.body}, not ${nothing.answer.body}`);
      }
    }
    expect(differing).toEqual([]);
  }, 120_000);

  it('and rights cannot be gained by fields that no call knows', async () => {
    const [token] = fixture.attackers;
    const before = await fingerprint(server.db, fixture);
    const me = (await server.call(calls.getProfile, { token })).body._id;
    const [, own] = fixture.items;
    let accepted = 0;
    for (const call of all.filter(({ id, body }) => body && !endsSessions.has(id))) {
      const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
        name === 'id'
          ? ((own as Record<string, string[]>)[call.path.split('/')[1] ?? '']?.[0] ?? me)
          : newId(),
      );
      for (const owner of [
        {},
        { owner: fixture.victim.id, user: fixture.victim.id, user_id: fixture.victim.id },
      ]) {
        const body = { ...bodyFor(call, fixture, 7), ...injected, ...owner };
        const { answer } = await send(call, token, body, path);
        if (answer.statusCode < 300) accepted += 1;
        expect([call.id, answer.statusCode >= 500]).toEqual([call.id, false]);
      }
    }
    expect(accepted).toBeGreaterThan(10);
    expect(await fingerprint(server.db, fixture)).toEqual(before);
    const { body: still } = await server.call(calls.getProfile, { token });
    expect(still).toMatchObject({ _id: me, role: 'pilot', verified: false });
    expect(await stolen()).toEqual([]);
  });

  /** Rows that contain an injected value. */
  async function stolen(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('id', 'likes', 'member_count', 'created_at')
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    `.execute(server.db);
    const found: string[] = [];
    for (const { name } of rows) {
      const [table = '', column = ''] = name.split('.');
      const { rows: taken } = await sql<{ there: boolean }>`
        select exists (select from ${sql.table(table)} where ${sql.ref(column)}::text in (${injected.id}, '999')
          or ${sql.ref(column)}::text like '2001-01-01%') as there`.execute(server.db);
      if (taken[0]?.there) found.push(name);
    }
    return found;
  }

  it('and files outside the served folder cannot be reached by path traversal', async () => {
    mkdirSync(join(server.config.dataDir, 'media'), { recursive: true });
    writeFileSync(join(server.config.dataDir, 'planted.txt'), secret);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const id = newId();
    const places = ['/api/media/', `/api/media/${id}/`, '/map/', '/map/world/', '/api/flights/', '/api/'];
    for (const place of places) {
      for (const climb of climbs) {
        const { status, text } = await getRaw(port, `${place}${climb}`);
        expect([place + climb, status, text.includes('root:') || text.includes(secret)]).toEqual([
          place + climb,
          expect.any(Number),
          false,
        ]);
        expect([place + climb, status >= 300 && status < 500]).toEqual([place + climb, true]);
      }
    }
  });
});

/** Sends the path as it is: fetch would normalise it. */
function getRaw(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
