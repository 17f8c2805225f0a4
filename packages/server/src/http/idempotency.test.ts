import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup, putMember } from '../../test/support/test-groups.ts';
import { makeDrone, makeSpot } from '../../test/support/test-items.ts';
import { filesBelow, pictureForm, sendPicture, smallPicture } from '../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

const drone = {
  name: 'Cinco pulgadas',
  type: 'freestyle' as const,
  brand: 'iFlight',
  model: 'Nazgul',
  serialNumber: 'N-1',
  weight: 650,
  frameSize: 225,
};

describe('an Idempotency-Key', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
  });
  afterAll(() => server.close());

  const create = (key: string, body: object | string = drone, pilot = ana) =>
    server.call(calls.createDrone, { body, token: pilot.token, headers: { 'idempotency-key': key } });
  const countOf = async (pilot: TestPilot) =>
    (await server.db.selectFrom('drones').select('id').where('owner_id', '=', pilot.id).execute()).length;

  it('returns the first response again instead of doing it twice', async () => {
    const first = await create('one');
    const second = await create('one');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await countOf(ana)).toBe(1);
  });

  it('does it once when the same request arrives many times at once', async () => {
    const pilot = await makePilot(server.db);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('race', drone, pilot)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await countOf(pilot)).toBe(1);
  });

  it('returns the first response for other data too', async () => {
    const first = await create('two');
    const second = await create('two', { ...drone, name: 'Otro' });
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  it('does one of many different ones at once, and returns its response to all', async () => {
    const pilot = await makePilot(server.db);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => create('differing', { ...drone, name: `Dron ${i}` }, pilot)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => `${body._id} ${body.name}`)).size).toBe(1);
    expect(await countOf(pilot)).toBe(1);
  });

  it('belongs to one address: the same call below another item is another call', async () => {
    const headers = { 'idempotency-key': 'address' };
    const groups = [await makeGroup(server, ana), await makeGroup(server, ana)];
    const write = { title: 'Aviso', content: 'Escrito' };
    for (const { _id } of groups) {
      const params = { id: _id };
      const post = await server.call(calls.createPost, { params, token: ana.token, headers, body: write });
      expect([post.status, post.body.group]).toEqual([201, _id]);
    }
  });

  it('is deleted with the account, as are its responses', async () => {
    const pilot = await makePilot(server.db);
    await create('mine', drone, pilot);
    await server.db.deleteFrom('users').where('id', '=', pilot.id).execute();
    const left = server.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', pilot.id);
    expect(await left.execute()).toEqual([]);
  });

  it('goes with what is read of a request, however deep the rest of it is', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const first = await create('deep', `${JSON.stringify(drone).slice(0, -1)},"more":${deep}}`);
    expect(first.status).toBe(201);
    expect((await create('deep')).body).toEqual(first.body);
    const headers = { 'idempotency-key': 'deep' };
    const params = { id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const leave = await server.call(calls.leaveGroup, { params, token: ana.token, headers, body: deep });
    expect(leave.status).toBe(404);
  });

  it('belongs to one pilot', async () => {
    const bruno = await makePilot(server.db);
    const own = await create('shared');
    const other = await create('shared', drone, bruno);
    expect(other.body._id).not.toBe(own.body._id);
  });

  it('stores no failure: the next try may succeed', async () => {
    expect(
      (await create('three', { ...drone, components: ['01890a5d-ac96-774b-bcce-b302099a8057'] })).status,
    ).toBe(400);
    expect((await create('three')).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const first = await create('old');
    await server.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 86_401_000) })
      .where('key', '=', 'old')
      .execute();
    const second = await create('old');
    expect(second.body._id).not.toBe(first.body._id);
  });

  it.each([calls.createReminderLink, calls.createEventTicket])(
    'leaves no secret of a response in any table ($id)',
    async (call) => {
      const headers = { 'idempotency-key': 'secret' };
      const { status, body } = await server.call(call, { token: ana.token, headers });
      expect(status).toBe(201);
      const token = 'url' in body ? /([\w-]{43})\.ics$/.exec(body.url)?.[1] : body.ticket;
      if (!token) throw new Error('no secret in the response');
      const tables = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db);
      expect(tables.rows.map(({ name }) => name)).toContain('idempotency_keys');
      for (const { name } of tables.rows) {
        const { rows } = await sql`
          select 1 from ${sql.table(name)} as row where strpos(row::text, ${token}) > 0`.execute(server.db);
        expect([name, rows.length]).toEqual([name, 0]);
      }
    },
  );

  it('has nobody told that they are a member, or gone, when that is not so any more (B14)', async () => {
    const { _id: id } = await makeGroup(server, ana);
    const pilot = await makePilot(server.db);
    const again = { params: { id }, token: pilot.token, headers: { 'idempotency-key': 'again' } };
    const join = () => server.call(calls.joinGroup, { ...again, body: {} });
    expect((await join()).body.status).toBe('member');
    expect((await server.call(calls.leaveGroup, again)).status).toBe(204);
    expect((await join()).body.status).toBe('member');
    expect((await server.call(calls.leaveGroup, again)).status).toBe(204);
    expect((await server.call(calls.getGroup, again)).body.membership).toBeNull();
    await putMember(server, id, pilot, 'member', 'banned');
    expect((await join()).status).toBe(404);
    const stored = server.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', pilot.id);
    expect(await stored.execute()).toEqual([]);
  });

  describe('of an upload', () => {
    const files = () => filesBelow(join(server.config.dataDir, 'media'));
    const pictures = async () => (await server.db.selectFrom('media').select('id').execute()).length;
    const send = async (path: string, key: string, picture?: Buffer) => {
      const headers = { 'idempotency-key': key };
      const form = picture ?? (await smallPicture());
      const answer = await sendPicture(server, path, form, ana.token, undefined, headers);
      return { status: answer.statusCode, body: answer.json() };
    };

    it('stores one picture, and returns the first response again', async () => {
      const path = `/spots/${(await makeSpot(server, ana))._id}/photos`;
      const first = await send(path, 'photo');
      const stored = [await pictures(), files()];
      expect([first.status, first.body.photos.length]).toEqual([201, 1]);
      expect(await send(path, 'photo')).toEqual(first);
      expect([await pictures(), files()]).toEqual(stored);
      expect((await send(path, 'another')).body.photos).toHaveLength(2);
    });

    it('stores one of many at once, and leaves no file of the others', async () => {
      const path = `/spots/${(await makeSpot(server, ana))._id}/photos`;
      const before = [await pictures(), files().length] as [number, number];
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(path, 'photos')));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 201, body: { photos: [{}] } });
      expect([(await pictures()) - before[0], files().length - before[1]]).toEqual([1, 3]);
      const expected = await sql`select media_id from media_removals`.execute(server.db);
      expect(expected.rows).toEqual([]);
    });

    it('stores no failure, nor a response to whoever may not', async () => {
      const { _id } = await makeDrone(server, ana);
      const path = `/drones/${_id}/image`;
      expect((await send(path, 'image', pictureForm('picture', Buffer.from('no picture')))).status).toBe(415);
      const bruno = await makePilot(server.db);
      const headers = { 'idempotency-key': 'image' };
      const form = await smallPicture();
      const refused = await sendPicture(server, path, form, bruno.token, undefined, headers);
      expect(refused.statusCode).toBe(404);
      expect((await send(path, 'image')).body.image).toMatch('/api/media/');
    });
  });

  it('is rejected when it is no plain text', async () => {
    expect((await create('x'.repeat(201))).status).toBe(400);
  });
});
