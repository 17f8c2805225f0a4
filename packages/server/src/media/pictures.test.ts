import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type ObjectStore, startObjectStore } from '../../test/support/object-store.ts';
import { makeDrone, makeFlight } from '../../test/support/test-items.ts';
import {
  blank,
  fetchPicture,
  filesBelow,
  pictureForm as form,
  sendPicture,
  sweepPictures,
} from '../../test/support/test-pictures.ts';
import { makeFollow, makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { replaceMediaKey } from './repository.ts';

describe.each([
  ['in the data folder', async () => undefined],
  ['in an object storage', startObjectStore],
])('pictures %s', (_, startStore) => {
  let store: ObjectStore | undefined;
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    store = await startStore();
    server = await startTestServer(store?.env);
    ana = await makePilot(server.db);
    berto = await makePilot(server.db);
    await makeFollow(server.db, berto, ana);
  });
  afterAll(async () => {
    await server.close();
    await store?.close();
  });

  const upload = (path: string, payload: Buffer, token?: string, type?: string) =>
    sendPicture(server, path, payload, token, type);
  const posterOf = (id: string) => `/flights/${id}/poster`;
  const get = (url: string, token?: string) => fetchPicture(server, url, token);
  const storedFiles = () => store?.keys() ?? filesBelow(join(server.config.dataDir, 'media'));
  const sweep = () => sweepPictures(server);

  async function rows() {
    const { count } = await server.db
      .selectFrom('media')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  it('stores three widths, upright and without EXIF, and serves them for ever', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const original = await blank(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Make: 'Cámara secreta' }, IFD3: { GPSLatitude: '40/1 24/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload(posterOf(flight._id), form('picture', original), ana.token);
    expect(answer.statusCode).toBe(200);
    const { poster } = answer.json<{ poster: string }>();
    expect(poster).toMatch(/^\/api\/media\/[\da-f-]{36}\/960\.webp$/);
    for (const [width, height] of [
      [320, 640],
      [960, 1920],
      [1000, 2000],
    ] as const) {
      // The name of the file alone: an id may hold the same digits.
      const file = await get(poster.replace('/960.', width === 1000 ? '/1600.' : `/${width}.`));
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^inline; filename="estela-[\da-f-]{36}.webp"$/),
      });
      const { format, exif, orientation, ...size } = await sharp(file.rawPayload).metadata();
      expect([format, exif, orientation, size.width, size.height]).toEqual([
        'webp',
        undefined,
        undefined,
        width,
        height,
      ]);
    }
  });

  it('is served to viewers of the flight, at the address they got, for five minutes (B13), and to no one else', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'followers' });
    const sent = await upload(
      posterOf(flight._id),
      form('picture', await blank(40, 30).png().toBuffer()),
      ana.token,
    );
    const own = sent.json<{ poster: string }>().poster;
    const params = { id: flight._id };
    const { poster } = (await server.call(calls.getFlight, { params, token: berto.token })).body;
    const [plain = '', access = ''] = (poster ?? '').split('?access=');
    expect((await get(own)).statusCode).toBe(200);
    const seen = await get(poster ?? '');
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    const again = { 'if-none-match': seen.headers.etag ?? '' };
    const unchanged = await server.app.inject({ url: poster ?? '', headers: again });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers['cache-control']]).toEqual([
      304,
      '',
      'private, max-age=300',
    ]);
    expect((await server.app.inject({ url: plain, headers: again })).statusCode).toBe(404);
    expect((await get(plain, berto.token)).statusCode).toBe(200);

    expect((await get(plain)).statusCode).toBe(404);
    const forged = [
      access.replace(berto.id, ana.id),
      access.slice(0, -1) + (access.endsWith('0') ? '1' : '0'),
      'x',
      `${ana.id}.`,
      '',
    ];
    for (const text of forged) expect((await get(`${plain}?access=${text}`)).statusCode).toBe(404);
    await server.call(calls.unfollowUser, { params: { id: ana.id }, token: berto.token });
    expect((await get(poster ?? '')).statusCode).toBe(404);
    await makeFollow(server.db, berto, ana);
    await server.call(calls.updateFlight, { params, token: ana.token, body: { visibility: 'private' } });
    expect((await get(poster ?? '')).statusCode).toBe(404);
    expect((await get(own)).statusCode).toBe(200);
  });

  it('is shown at an address for less than a day: its signature outlives no session by more (14.2.1)', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'private' });
    const picture = form('picture', await blank(40, 30).png().toBuffer());
    const { poster } = (await upload(posterOf(id), picture, ana.token)).json<{ poster: string }>();
    const [plain = ''] = poster.split('?access=');
    const media = /[0-9a-f-]{36}/.exec(plain)?.[0] ?? '';
    const ago = async (periods: number) => {
      const { rows } = await sql<{ access: string }>`
        select media_signature(media_key, ${media}::uuid, ${ana.id}::uuid, ${periods}) as access from secrets
      `.execute(server.db);
      return (await get(`${plain}?access=${rows[0]?.access}`)).statusCode;
    };
    expect([await ago(0), await ago(1), await ago(2)]).toEqual([200, 200, 404]);
  });

  it('goes on at its address after the key was replaced, until a day later or until the key has leaked (11.2.2)', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'private' });
    const picture = form('picture', await blank(40, 30).png().toBuffer());
    await upload(posterOf(flight._id), picture, ana.token);
    const address = async () => {
      const { body } = await server.call(calls.getFlight, { params: { id: flight._id }, token: ana.token });
      return body.poster ?? '';
    };
    const answers = async (addresses: string[]) =>
      Promise.all(addresses.map(async (url) => (await get(url)).statusCode));
    const first = await address();
    await replaceMediaKey(server.db, randomBytes(32), false);
    await sql`update former_media_keys set ends_at = now() + interval '1 hour'`.execute(server.db);
    const second = await address();
    await replaceMediaKey(server.db, randomBytes(32), false);
    const third = await address();
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await answers([first, second, third])).toEqual([200, 200, 200]);
    await sql`update former_media_keys set ends_at = now() where ends_at < now() + interval '2 hours'`.execute(
      server.db,
    );
    expect(await answers([first, second, third])).toEqual([404, 200, 200]);
    await replaceMediaKey(server.db, randomBytes(32), true);
    expect(await answers([first, second, third, await address()])).toEqual([404, 404, 404, 200]);
  });

  it('removes row and files of a picture that was replaced or whose item is gone', async () => {
    const drone = await makeDrone(server, ana);
    const picture = form('picture', await blank(50, 50).webp().toBuffer());
    const before = [await rows(), storedFiles().length] as const;
    const sent = await upload(`/drones/${drone._id}/image`, picture, ana.token);
    const { image } = sent.json<{ image: string }>();
    await upload(`/drones/${drone._id}/image`, picture, ana.token);
    expect((await get(image)).statusCode).toBe(404);
    await sweep();
    expect([await rows(), storedFiles().length]).toEqual([before[0] + 1, before[1] + 3]);
    await server.call(calls.deleteDrone, { params: { id: drone._id }, token: ana.token });
    await sweep();
    expect([await rows(), storedFiles().length]).toEqual(before);
  });

  it('takes the one file of a form whatever its field is called', async () => {
    const { _id: id } = await makeFlight(server, ana);
    const png = await blank(60, 60).png().toBuffer();
    for (const field of ['picture', 'poster', 'image', 'file']) {
      expect([field, (await upload(posterOf(id), form(field, png), ana.token)).statusCode]).toEqual([
        field,
        200,
      ]);
    }
    await sweep();
  });

  it('rejects what is no picture, too large or missing, and keeps nothing of it', async () => {
    const { _id: id } = await makeFlight(server, ana);
    const before = [await rows(), storedFiles().length];
    const png = await blank(60, 60).png().toBuffer();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const cases: [string, Buffer, number][] = [
      ['text that claims to be a JPEG', form('picture', Buffer.from('GIF89a not really')), 415],
      ['a GIF', form('picture', await blank(9, 9).gif().toBuffer(), 'a.png', 'image/png'), 415],
      ['an SVG', form('picture', svg, 'a.svg', 'image/svg+xml'), 415],
      ['a cut PNG', form('picture', png.subarray(0, png.length / 2)), 415],
      [
        'a JPEG head on HTML',
        form('picture', Buffer.from('\xff\xd8\xff<html><script>1</script>', 'latin1')),
        415,
      ],
      ['more bytes than allowed', form('picture', Buffer.alloc(limits.image.bytes + 1, 0xff)), 413],
      ['more pixels than allowed', form('picture', await blank(9_000, 6_000).png().toBuffer()), 413],
      ['an empty file', form('picture', Buffer.alloc(0)), 400],
      ['a form that ends early', form('picture', png).subarray(0, 200), 400],
      ['no form at all', Buffer.from('nothing'), 400],
    ];
    for (const [what, payload, expected] of cases) {
      const { statusCode } = await upload(posterOf(id), payload, ana.token);
      expect([what, statusCode]).toEqual([what, expected]);
    }
    expect((await upload(posterOf(id), png, ana.token, 'image/png')).statusCode).toBe(415);
    expect((await upload(posterOf(id), Buffer.from('{}'), ana.token, 'application/json')).statusCode).toBe(
      415,
    );
    await sweep();
    expect([await rows(), storedFiles().length]).toEqual(before);
  });

  it('is set by the owner alone', async () => {
    const { _id: seen } = await makeFlight(server, ana);
    const { _id: hidden } = await makeFlight(server, ana, { visibility: 'private' });
    const picture = form('picture', await blank(9, 9).png().toBuffer());
    expect((await upload(posterOf(seen), picture)).statusCode).toBe(401);
    expect((await upload(posterOf(seen), picture, berto.token)).statusCode).toBe(403);
    expect((await upload(posterOf(hidden), picture, berto.token)).statusCode).toBe(404);
  });

  it('ends at the limit of the account', async () => {
    const { _id: id } = await makeFlight(server, berto);
    const full = Array.from({ length: limits.imagesPerPilot.pilot }, () => ({
      id: crypto.randomUUID(),
      owner_id: berto.id,
      width: 1,
      height: 1,
      bytes: 1,
    }));
    await server.db.insertInto('media').values(full).execute();
    const before = storedFiles().length;
    const sent = await upload(posterOf(id), form('picture', await blank(9, 9).png().toBuffer()), berto.token);
    expect([sent.statusCode, sent.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
    expect(storedFiles().length).toBe(before);
    expect(
      (await server.call(calls.getFlight, { params: { id }, token: berto.token })).body.poster,
    ).toBeNull();
  });

  it('serves nothing by names that are not ours', async () => {
    for (const path of [
      '../../etc/passwd',
      'x/320.webp',
      `${crypto.randomUUID()}/320.webp`,
      `${ana.id}/1.webp`,
    ]) {
      expect((await get(`/api/media/${path}`)).statusCode).toBe(404);
    }
  });
});
