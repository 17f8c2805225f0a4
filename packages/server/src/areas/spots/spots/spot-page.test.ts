import { calls, limits } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import {
  blank,
  fetchPicture,
  pictureForm,
  sendPicture,
  smallPicture,
} from '../../../../test/support/test-pictures.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('the page of a spot', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    await makeFollow(server.db, berto, ana);
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('spots').execute());

  async function addPhoto(id: string, pilot = ana) {
    return sendPicture(server, `/spots/${id}/photos`, await smallPicture(), pilot.token);
  }

  async function photosOf(id: string) {
    const { body } = await server.call(calls.getSpot, { params: { id }, token: ana.token });
    return body.photos;
  }

  it('keeps access notes, hazards and the best months, in order and each once', async () => {
    const notes = { accessNotes: 'Por la pista de atrás', hazards: 'Cables' };
    const spot = await makeSpot(server, ana, { ...notes, bestMonths: [11, 3, 3] });
    expect(spot).toMatchObject({ ...notes, bestMonths: [3, 11] });
    const options = { params: { id: spot._id }, token: ana.token };
    const changed = await server.call(calls.updateSpot, { ...options, body: { bestMonths: [] } });
    expect(changed.body).toMatchObject({ ...notes, bestMonths: [] });
    const wrong = await server.call(calls.updateSpot, { ...options, body: { bestMonths: [0, 13] } });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([
      400,
      ['bestMonths.0', 'bestMonths.1'],
    ]);
  });

  it('finds own spots by words, by who sees them and by a good month', async () => {
    await makeSpot(server, ana, { name: 'Cantera', visibility: 'private', bestMonths: [5] });
    await makeSpot(server, ana, { name: 'Playa', description: 'Arena', bestMonths: [6] });
    await makeSpot(server, berto, { name: 'Cantera de Berto', bestMonths: [5] });
    for (const [query, names] of [
      [{ q: 'cántera' }, ['Cantera']],
      [{ q: 'arena' }, ['Playa']],
      [{ visibility: 'private' }, ['Cantera']],
      [{ month: 6 }, ['Playa']],
      [{ month: 6, q: 'cantera' }, []],
    ] as const) {
      const { body } = await server.call(calls.listSpots, { token: ana.token, query });
      expect([query, body.total, body.items.map(({ name }) => name)]).toEqual([query, names.length, names]);
    }
  });

  it('shows photos in the order and with the words that their owner gives', async () => {
    const { _id } = await makeSpot(server, ana);
    for (let i = 0; i < 3; i += 1) expect((await addPhoto(_id)).statusCode).toBe(201);
    const [first, second, third] = (await photosOf(_id)).map((photo) => photo._id);
    const options = { params: { id: _id }, token: ana.token };
    const photos = [
      { _id: third ?? '', alt: 'El bando' },
      { _id: first ?? '', alt: '' },
      { _id: berto.id, alt: 'De otro' },
    ];
    const { body } = await server.call(calls.updateSpot, { ...options, body: { photos } });
    expect(body.photos.map((photo) => [photo._id, photo.alt])).toEqual([
      [third, 'El bando'],
      [first, ''],
      [second, ''],
    ]);
    const params = { id: _id, photoId: first ?? '' };
    expect((await server.call(calls.deleteSpotPhoto, { ...options, params })).status).toBe(204);
    expect((await server.call(calls.deleteSpotPhoto, { ...options, params })).status).toBe(404);
    expect((await photosOf(_id)).map((photo) => photo._id)).toEqual([third, second]);
    const { count } = await server.db
      .selectFrom('media')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  it('takes as many photos as a spot can keep, and tells no place by their EXIF', async () => {
    const { _id } = await makeSpot(server, ana, { visibility: 'public' });
    const GPSLatitude = '40/1 24/1 44/1';
    const tagged = blank(40, 30)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude } });
    const form = pictureForm('picture', await tagged.toBuffer());
    expect((await sendPicture(server, `/spots/${_id}/photos`, form, ana.token)).statusCode).toBe(201);
    const [photo] = await photosOf(_id);
    const file = await fetchPicture(server, photo?.url ?? '');
    expect([file.statusCode, file.rawPayload.includes('Exif')]).toEqual([200, false]);
    const media = Array.from({ length: limits.photosPerSpot.max - 1 }, (_, n) => ({
      id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      owner_id: ana.id,
      width: 1,
      height: 1,
      bytes: 1,
    }));
    await server.db.insertInto('media').values(media).execute();
    await server.db
      .insertInto('spot_photos')
      .values(media.map(({ id }, position) => ({ media_id: id, spot_id: _id, position: position + 1 })))
      .execute();
    const more = await addPhoto(_id);
    expect([more.statusCode, more.json().code]).toEqual([409, 'CONFLICT']);
    expect(await photosOf(_id)).toHaveLength(limits.photosPerSpot.max);
  });

  it('lists the flights there page by page, newest recording first, and counts who flew', async () => {
    const { _id: spot } = await makeSpot(server, ana, { visibility: 'public' });
    const at = (day: number) => ({
      recordedAt: `2026-03-0${day}T10:00:00.000Z`,
      visibility: 'public' as const,
    });
    for (const day of [2, 1, 3]) await makeFlight(server, berto, { ...at(day), spot, title: `B${day}` });
    await makeFlight(server, ana, { ...at(4), spot, title: 'A4' });
    await makeFlight(server, ana, { ...at(5), spot, title: 'Secreto', visibility: 'private' });
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const { body } = await server.call(calls.listSpotFlights, { params: { id: spot }, query });
      titles.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual(['A4', 'B3', 'B2', 'B1']);
    const { body } = await server.call(calls.getSpot, { params: { id: spot } });
    expect(body.flown).toMatchObject({
      flights: 4,
      lastFlownAt: '2026-03-04T10:00:00.000Z',
      pilotCount: 2,
      pilots: [
        { username: 'berto', flights: 3 },
        { username: 'ana', flights: 1 },
      ],
    });
    const own = await server.call(calls.getSpot, { params: { id: spot }, token: ana.token });
    expect(own.body.flown).toMatchObject({ flights: 5, lastFlownAt: '2026-03-05T10:00:00.000Z' });
  });

  it('tells nobody the exact place of a spot kept as an area, by flights or bookmarks neither', async () => {
    const location = { lat: 40.41234, lng: -3.70567, precision: 'area' as const };
    const { _id: spot } = await makeSpot(server, ana, { visibility: 'public', location });
    const track = [{ lat: 40.41234, lng: -3.70567, t: 0 }];
    await makeFlight(server, ana, { visibility: 'public', spot, track });
    const options = { params: { id: spot }, token: berto.token };
    await server.call(calls.bookmarkSpot, options);
    const answers = [
      await server.call(calls.getSpot, options),
      await server.call(calls.listSpotFlights, options),
      await server.call(calls.listBookmarks, { token: berto.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/40\.41234|3\.70567/);
  });

  it('keeps bookmarks to their owner, the latest first, and forgets them with the spot', async () => {
    const [one, two] = [await makeSpot(server, ana), await makeSpot(server, ana)];
    for (const { _id } of [one, two]) {
      const options = { params: { id: _id }, token: berto.token };
      for (let i = 0; i < 2; i += 1) {
        const { status, body } = await server.call(calls.bookmarkSpot, options);
        expect([status, body]).toEqual([200, { bookmarkedByMe: true }]);
      }
    }
    const listed = async (token: string) => {
      const { body } = await server.call(calls.listBookmarks, { token });
      return body.items.map(({ kind, _id, bookmarkedByMe }) => [kind, _id, bookmarkedByMe]);
    };
    expect(await listed(berto.token)).toEqual([
      ['spot', two._id, true],
      ['spot', one._id, true],
    ]);
    expect(await listed(ana.token)).toEqual([]);
    const seen = await server.call(calls.getSpot, { params: { id: one._id }, token: ana.token });
    expect(seen.body.bookmarkedByMe).toBe(false);
    const asBerto = { params: { id: berto.id }, token: berto.token };
    const { body } = await server.call(calls.exportUser, asBerto);
    expect(body.bookmarks.map(({ _id }) => _id)).toEqual([one._id, two._id]);
    await server.call(calls.deleteSpot, { params: { id: one._id }, token: ana.token });
    const back = await server.call(calls.unbookmarkSpot, { params: { id: two._id }, token: berto.token });
    expect(back.body).toEqual({ bookmarkedByMe: false });
    expect(await listed(berto.token)).toEqual([]);
  });
});
