import { calls } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { sendPicture, smallPicture } from '../../../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { describePublicPage } from './describe-public-page.ts';
import { firstPublicPage, listPublicPages } from './list-public-pages.ts';

describe('public pages', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
  });
  afterAll(() => server.close());

  async function describeOne(visibility: 'public' | 'unlisted' | 'followers' | 'private') {
    const flight = await makeFlight(server, ana, {
      title: 'Cresta',
      description: `Seis\npacks ${'y más '.repeat(60)}`,
      visibility,
    });
    return { flight, page: await describePublicPage(server.db, `/flights/${flight._id.toUpperCase()}`) };
  }

  it('describes a public flight by its own title and the beginning of its text', async () => {
    const { flight, page } = await describeOne('public');
    expect(page).toEqual({
      title: 'Cresta',
      description: expect.stringMatching(/^Seis packs y más .{150,190}…$/),
      canonical: `/flights/${flight._id}`,
      image: expect.stringMatching(`^/api/flights/${flight._id}/card\\.png\\?v=[\\w-]{16}$`),
      isCard: true,
      posting: {
        author: 'Ana',
        authorPath: '/dashboard/ana',
        publishedAt: flight.createdAt,
        likes: 0,
        comments: 0,
      },
      isIndexed: true,
    });
  });

  it('describes an unlisted flight and keeps it from search engines', async () => {
    const { flight, page } = await describeOne('unlisted');
    expect(page).toMatchObject({ title: 'Cresta', isIndexed: false });
    expect(page).not.toHaveProperty('image');
    const of = { params: { id: flight._id }, token: ana.token };
    await server.call(calls.updateFlight, { ...of, body: { posterAlt: 'Una cresta nevada' } });
    await sendPicture(server, `/flights/${flight._id}/poster`, await smallPicture(), ana.token);
    expect(await describePublicPage(server.db, `/flights/${flight._id}`)).toMatchObject({
      image: expect.stringMatching('^/api/media/'),
      imageAlt: 'Una cresta nevada',
    });
  });

  it.each(['followers', 'private'] as const)('tells nothing of a flight for %s', async (visibility) => {
    expect((await describeOne(visibility)).page).toEqual({ isIndexed: false });
  });

  it('names the first picture of a flight and of the feed that every guest sees', async () => {
    const eva = await makePilot(server.db, 'eva');
    const pictured = async (visibility: 'public' | 'followers') => {
      const { _id } = await makeFlight(server, eva, { visibility });
      await sendPicture(server, `/flights/${_id}/poster`, await smallPicture(), eva.token);
      return describePublicPage(server.db, `/flights/${_id}`);
    };
    const seen = await pictured('public');
    expect(seen?.firstPicture).toMatch(/^\/api\/media\//);
    expect(await pictured('followers')).toEqual({ isIndexed: false });
    expect(await describePublicPage(server.db, '/feed')).toEqual({ firstPicture: seen?.firstPicture });
    expect(await describePublicPage(server.db, '/feed', 'es', false)).toBeUndefined();
    expect(await describePublicPage(server.db, '/flights')).toBeUndefined();
  });

  it('describes a public spot by its name and text, and tells nothing of another', async () => {
    const spot = await makeSpot(server, ana, { description: 'Junto al río', visibility: 'public' });
    expect(await describePublicPage(server.db, `/spots/${spot._id}`)).toEqual({
      title: spot.name,
      description: 'Junto al río',
      canonical: `/spots/${spot._id}`,
      isIndexed: true,
    });
    const hidden = await makeSpot(server, ana, { visibility: 'followers' });
    expect(await describePublicPage(server.db, `/spots/${hidden._id}`)).toEqual({ isIndexed: false });
  });

  it('describes a public drone by its name and text, and tells nothing of another', async () => {
    const drone = await makeDrone(server, ana, { description: 'Para el río', visibility: 'public' });
    expect(await describePublicPage(server.db, `/drones/${drone._id}`)).toEqual({
      title: drone.name,
      description: 'Para el río',
      canonical: `/drones/${drone._id}`,
      isIndexed: true,
    });
    const hidden = await makeDrone(server, ana, { visibility: 'followers' });
    expect(await describePublicPage(server.db, `/drones/${hidden._id}`)).toEqual({ isIndexed: false });
  });

  it('lists what every guest finds, newest first and by the time it was made, and nothing else', async () => {
    const berto = await makePilot(server.db, 'berto');
    const visible = { visibility: 'public' } as const;
    const flight = await makeFlight(server, berto, visible);
    const drone = await makeDrone(server, berto, visible);
    const spot = await makeSpot(server, berto, visible);
    for (const visibility of ['unlisted', 'followers', 'private'] as const)
      await makeFlight(server, berto, { visibility });
    const [may, june, july] = ['2020-05-01', '2020-06-01', '2020-07-01'].map((day) => new Date(day));
    const of = (id: string, created_at: Date | undefined) =>
      server.db.updateTable('feed_items').set({ created_at }).where('id', '=', id).execute();
    await of(berto.id, may);
    for (const { _id } of [flight, drone, spot]) await of(_id, may);
    const listed = async (from: Date | undefined, until: Date | undefined) => {
      const found: string[] = [];
      if (from && until)
        for await (const part of listPublicPages(server.db, from, until, 3)) found.push(...part);
      return found;
    };
    // Of one instant the later id comes first.
    expect(await listed(may, june)).toEqual([
      `/spots/${spot._id}`,
      `/drones/${drone._id}`,
      `/flights/${flight._id}`,
      '/dashboard/berto',
    ]);
    expect(await listed(june, july)).toEqual([]);
    expect(await firstPublicPage(server.db)).toEqual(may);
    const body = { privacy: { profileVisibility: 'followers' } };
    await server.call(calls.updateUser, { params: { id: berto.id }, token: berto.token, body });
    expect(await listed(may, june)).toEqual([]);
  });

  it('describes a dashboard by its pilot, as long as their profile is public', async () => {
    const path = `/dashboard/${ana.username.toUpperCase()}`;
    expect(await describePublicPage(server.db, path)).toEqual({
      title: `Ana (@${ana.username})`,
      description: 'Voos, drones e spots de Ana na Estela: 1 voo, 1 drone.',
      canonical: `/dashboard/${ana.username}`,
      image: expect.stringMatching(`^/api/users/${ana.id}/card\\.png\\?v=[\\w-]{16}$`),
      isCard: true,
      isIndexed: true,
    });
    expect(await describePublicPage(server.db, `${path}/Flights`)).toMatchObject({
      title: 'Vuelos de Ana',
      canonical: `/dashboard/${ana.username}/flights`,
    });
    expect((await describePublicPage(server.db, `${path}/spots`, 'en'))?.title).toBe('Spots of Ana');
    const body = { privacy: { profileVisibility: 'followers' } };
    await server.call(calls.updateUser, { params: { id: ana.id }, token: ana.token, body });
    expect(await describePublicPage(server.db, path)).toEqual({ isIndexed: false });
  });

  it.each(['/spots', '/flights', '/flights/none', '/dashboard/%00', '/dashboard/a/b'])(
    'leaves %s to its route',
    async (path) => expect(await describePublicPage(server.db, path)).toBeUndefined(),
  );
});
