import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../../src/database/ids.ts';
import { readEvents } from '../support/event-reader.ts';
import { smallPicture } from '../support/test-pictures.ts';
import { makeFollow, makePilot, type TestPilot } from '../support/test-pilots.ts';
import type { Question } from './ask.ts';
import type { Cluster } from './cluster.ts';

const password = 'una clave de prueba';
const flight = {
  title: 'Tarde en el bando',
  description: 'Tres baterías al atardecer.',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};
const form = { 'content-type': 'multipart/form-data; boundary=----estela' };

/** State that three servers must share. */
export function sharedState(startedCluster: () => Cluster): void {
  let cluster: Cluster;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    cluster = startedCluster();
    ana = await makePilot(cluster.db, 'ana');
    berto = await makePilot(cluster.db, 'berto');
  });

  /** Sends the same request this many times at once, to each server in turn. */
  const askAll = (times: number, question: Question | ((time: number) => Question)) =>
    Promise.all(
      Array.from({ length: times }, (_, i) =>
        cluster.at(i, typeof question === 'function' ? question(i) : question),
      ),
    );
  const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();
  const register = (username: string, from: string) => ({
    method: 'POST' as const,
    path: '/auth/register',
    body: {
      ...{ username, email: `${username}@estela.test`, password, acceptTerms: true },
      ...{ name: 'Carla', lastName: 'Piloto' },
    },
    from,
  });
  const logIn = (email: string, tried: string, from: string) => ({
    method: 'POST' as const,
    path: '/auth/login',
    body: { email, password: tried },
    from,
  });
  const newFlight = async (visibility: string): Promise<string> => {
    const body = { ...flight, visibility };
    return (await cluster.at(0, { method: 'POST', path: '/flights', token: ana.token, body })).body._id;
  };

  it('limit the calls of one address together, and nobody else', async () => {
    const limit = 600;
    const from = '10.1.0.1';
    let passed = 0;
    for (let round = 0; round < 30; round += 1) {
      const responses = await askAll(30, { path: '/nothing', from });
      passed += responses.filter(({ status }) => status === 404).length;
    }
    // Each of the three may let a twentieth more through before it learns of the others' calls.
    expect(passed).toBeGreaterThanOrEqual(limit);
    expect(passed).toBeLessThanOrEqual(limit * (1 + 3 / 20));
    expect(statuses(await askAll(3, { path: '/nothing', from: '10.1.0.2' }))).toEqual([404, 404, 404]);
  });

  it('lock an account after ten failures, wherever they were', async () => {
    await cluster.at(0, register('carla', '10.2.0.1'));
    const tries = await askAll(12, logIn('carla', 'no es esta', '10.2.0.1'));
    expect(statuses(tries)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(statuses(await askAll(3, logIn('carla', password, '10.2.0.1')))).toEqual([429, 429, 429]);
    expect((await cluster.at(2, logIn('carla', password, '10.2.0.2'))).status).toBe(200);
  });

  it('send five reset mails an hour, however many are requested at once', async () => {
    const question = { method: 'POST' as const, path: '/auth/request-password-reset' };
    const responses = await askAll(18, { ...question, body: { email: ana.email }, from: '10.3.0.1' });
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
    await Promise.all(cluster.servers.map((server) => server.settled()));
    const folder = join(cluster.dataDir, 'mail');
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(mails.filter((mail) => mail.includes(`To: ${ana.email}`))).toHaveLength(5);
  });

  it('accept a session that another began, and end it together with its streams of events', async () => {
    const from = '10.4.0.1';
    const { body } = await cluster.at(0, register('diego', from));
    const profile = { path: '/users/profile', token: body.token, from };
    expect(statuses(await askAll(3, profile))).toEqual([200, 200, 200]);
    const stream = await readEvents(`${cluster.servers[2].address}/api/events`, {
      authorization: `Bearer ${body.token}`,
    });
    await stream.next('ready');
    const response = await cluster.at(1, { method: 'POST', path: '/auth/logout', token: body.token, from });
    expect(response.status).toBe(204);
    expect(statuses(await askAll(3, profile))).toEqual([401, 401, 401]);
    await stream.over;
  });

  it('notify the listeners of another, and open a stream once for a ticket of any', async () => {
    const id = await newFlight('public');
    const { body } = await cluster.at(1, { method: 'POST', path: '/events/ticket', token: ana.token });
    const urls = cluster.servers.map(({ address }) => `${address}/api/events?ticket=${body.ticket}`);
    const readers = await Promise.all(urls.map((url) => readEvents(url)));
    expect(statuses(readers)).toEqual([200, 401, 401]);
    const reader = readers.find(({ status }) => status === 200);
    await reader?.next('ready');
    for (let server = 0; server < 3; server += 1) {
      const method = server % 2 ? 'DELETE' : 'PUT';
      const path = `/flights/${id}/like`;
      expect((await cluster.at(server, { method, path, token: berto.token })).status).toBe(200);
      expect((await reader?.next('like'))?.data.likes).toBe(server % 2 ? 0 : 1);
    }
    await reader?.close();
  });

  it('serve a picture uploaded to another, and sign addresses that all accept', async () => {
    const id = await newFlight('followers');
    await makeFollow(cluster.db, berto, ana);
    const path = `/flights/${id}/poster`;
    const body = await smallPicture();
    const stored = await cluster.at(0, { method: 'POST', path, token: ana.token, body, headers: form });
    expect(stored.status).toBe(200);
    const shown = await cluster.at(1, { path: `/flights/${id}`, token: berto.token });
    const poster = String(shown.body.poster).replace('/api', '');
    expect(poster).toContain('access=');
    expect(statuses(await askAll(3, { path: poster }))).toEqual([200, 200, 200]);
    expect(statuses(await askAll(3, { path: poster.replace(/\?.*/, '') }))).toEqual([404, 404, 404]);
  });

  it('count the same followers after many concurrent follows and unfollows', async () => {
    const path = `/users/${ana.id}/follow`;
    const fans = await Promise.all(Array.from({ length: 9 }, () => makePilot(cluster.db)));
    const follow = (method: 'PUT' | 'DELETE') =>
      askAll(27, (time) => ({ method, path, token: fans[time % 9]?.token }));
    expect(new Set(statuses(await follow('PUT')))).toEqual(new Set([200]));
    const gone = fans.slice(0, 4).map(({ token }) => ({ method: 'DELETE' as const, path, token }));
    await askAll(4, (time) => gone[time] as Question);
    const responses = await askAll(3, { path: `/users/${ana.id}`, token: berto.token });
    // Berto follows already.
    expect(responses.map(({ body }) => body.followers)).toEqual([6, 6, 6]);
  });

  it('create one flight for one Idempotency-Key, and send everybody the same response', async () => {
    const question: Question = {
      method: 'POST',
      path: '/flights',
      token: berto.token,
      body: flight,
      headers: { 'idempotency-key': newId() },
    };
    const responses = await askAll(6, question);
    expect(new Set(statuses(responses))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
    expect((await cluster.at(0, { path: '/flights', token: berto.token })).body.total).toBe(1);
  });

  it('deliver events also with a pooler that forwards none, later, and log that', async () => {
    const other = await cluster.startOther({ DATABASE_DIRECT_URL: undefined });
    expect(other.log).toContain('set DATABASE_DIRECT_URL');
    const id = await newFlight('public');
    const stream = await readEvents(`${other.address}/api/events`, { authorization: `Bearer ${ana.token}` });
    await stream.next('ready');
    await cluster.at(0, { method: 'PUT', path: `/flights/${id}/like`, token: berto.token });
    expect((await stream.next('like')).data).toMatchObject({ item: id, likes: 1 });
    await newFlight('public');
    await stream.next('feed');
    await stream.close();
    await other.kill();
  });

  it('log no warning and no error for any of it', () => {
    const lines = cluster.servers.flatMap(({ log }) => log.split('\n').filter(Boolean));
    expect(lines.filter((line) => !line.startsWith('{"level":30,'))).toEqual([]);
  });
}
