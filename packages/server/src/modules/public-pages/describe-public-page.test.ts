import { calls } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { describePublicPage } from './describe-public-page.ts';

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
    expect((await describeOne('unlisted')).page).toMatchObject({ title: 'Cresta', isIndexed: false });
  });

  it.each(['followers', 'private'] as const)('tells nothing of a flight for %s', async (visibility) => {
    expect((await describeOne(visibility)).page).toEqual({ isIndexed: false });
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

  it('describes a dashboard by its pilot, as long as their profile is public', async () => {
    const path = `/dashboard/${ana.username.toUpperCase()}`;
    expect(await describePublicPage(server.db, path)).toEqual({
      title: `Ana (@${ana.username})`,
      canonical: `/dashboard/${ana.username}`,
      isIndexed: true,
    });
    expect(await describePublicPage(server.db, `${path}/Flights`)).toMatchObject({
      canonical: `/dashboard/${ana.username}/flights`,
    });
    const body = { privacy: { profileVisibility: 'followers' } };
    await server.call(calls.updateUser, { params: { id: ana.id }, token: ana.token, body });
    expect(await describePublicPage(server.db, path)).toEqual({ isIndexed: false });
  });

  it.each(['/feed', '/flights', '/flights/none', '/dashboard/%00', '/dashboard/a/b'])(
    'leaves %s to its route',
    async (path) => expect(await describePublicPage(server.db, path)).toBeUndefined(),
  );
});
