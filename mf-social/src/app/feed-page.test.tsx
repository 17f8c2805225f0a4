import {
  aFeedItem,
  aGate,
  aPilotJoined,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  screen,
  silenceErrors,
  waitFor,
  within,
} from '@estela/testing';
import manifest from '../../package.json' with { type: 'json' };
import { renderSocial } from '../testing/render-social.tsx';

function feed(...items: Parameters<typeof aStream>[0]) {
  return http.get('/api/feed', () => HttpResponse.json(aStream(items)));
}

// Every row of these feeds is on the screen.
beforeAll(() => Object.assign(window, { innerHeight: 3_000 }));

it('shows a guest each kind as what it is', async () => {
  const flight = aFeedItem('flight', { title: 'Cresta al alba', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  const drone = aFeedItem('drone', { name: 'Halcón', weight: 645 });
  const spot = aFeedItem('spot', { name: 'Cantera vieja' });
  const items = [flight, drone, spot, aPilotJoined({ username: 'bruno', name: 'Bruno' })];
  renderSocial('/feed', { handlers: [feed(...items)] });

  const link = await screen.findByRole('link', { name: 'Cresta al alba' });
  expect(link).toHaveAttribute('href', `/flights/${flight._id}`);
  expect(screen.getByRole('button', { name: 'Reproducir «Cresta al alba»' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Halcón' })).toBeVisible();
  expect(await screen.findByText('645 g')).toBeVisible();
  expect(await screen.findByText('40.5000, -3.9000')).toBeVisible();
  const joined = within(await screen.findByRole('article', { name: 'Bruno' }));
  expect(await joined.findByText('se ha unido a Estela')).toBeVisible();
  expect(joined.getByText(/^En Estela desde el \d+/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bruno' })).toHaveAttribute('href', '/dashboard/bruno');
  expect(screen.getByRole('link', { name: 'Global' })).toHaveAttribute('aria-current', 'page');
});

it('draws the first picture in the sizes that the HTML asks for it', async () => {
  const poster = '/api/media/01a2062f-5bf9-701b-ba66-c8a519b9b820/960.webp';
  renderSocial('/feed', { handlers: [feed(aFeedItem('flight', { title: 'Faro', poster }))] });
  await screen.findByRole('link', { name: 'Faro' });
  const { routes } = manifest.estela;
  const declared = routes.find(({ path }) => path === '/feed')?.firstPicture;
  const image = document.querySelector('article img[srcset]');
  expect(image).toHaveAttribute('sizes', declared?.sizes);
  expect(declared?.field).toBe('items.*.poster');
});

it('asks a guest to log in before a like or the following tab', async () => {
  const { actor, platform, address } = renderSocial('/feed', {
    language: 'en',
    handlers: [feed(aFeedItem('flight'))],
  });
  await actor.click(await screen.findByRole('button', { name: /^Like/ }));
  expect(platform.session.openLogin).toHaveBeenCalledTimes(1);

  await actor.click(screen.getByRole('link', { name: 'Following' }));
  await waitFor(() => expect(address()).toBe('/feed?tab=following'));
  await actor.click(screen.getByRole('button', { name: 'Log in' }));
  expect(platform.session.openLogin).toHaveBeenCalledTimes(2);
  await actor.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(platform.session.openRegister).toHaveBeenCalledTimes(1);
});

it('likes at once, and takes it back with a message when the server refuses', async () => {
  const flight = aFeedItem('flight', { likes: 3 });
  const gate = aGate();
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feed(flight),
      http.put(`/api/flights/${flight._id}/like`, async () => {
        await gate.opened;
        return aServerError('INTERNAL', 'Out of order');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: /^Like: .+, 3 likes/ }));
  expect(await screen.findByRole('button', { name: /^Like: .+, 4 likes/, pressed: true })).toBeVisible();

  gate.open();
  expect(await screen.findByRole('button', { name: /^Like: .+, 3 likes/, pressed: false })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your like could not be saved');
});

it('goes on with the cursor, and offers to try again when that fails', async () => {
  let fails = true;
  const { actor } = renderSocial('/feed', {
    language: 'en',
    handlers: [
      http.get('/api/feed', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        if (!cursor)
          return HttpResponse.json(aStream([aFeedItem('flight', { title: 'First' })], 'after-first'));
        expect(cursor).toBe('after-first');
        return fails
          ? aServerError('INTERNAL', 'Out of order')
          : HttpResponse.json(aStream([aFeedItem('flight', { title: 'Second' })]));
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  expect(screen.getByRole('link', { name: 'First' })).toBeVisible();

  fails = false;
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('shows a failure in its place, with a retry that recovers', async () => {
  let fails = true;
  const { actor } = renderSocial('/feed', {
    handlers: [
      http.get('/api/feed', () =>
        fails ? HttpResponse.error() : HttpResponse.json(aStream([aFeedItem('spot', { name: 'Cala' })])),
      ),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor');
  fails = false;
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Cala' })).toBeVisible();
});

it('suggests pilots where nobody is followed, one after the other, and fills the feed when that is wanted', async () => {
  const user = aUser();
  const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
  const carla = aUserCard({ username: 'carla', name: 'Carla' });
  const shared = { spots: 2, drones: 0, disciplines: [] };
  let followed = false;
  const { actor } = renderSocial('/feed?tab=following', {
    user,
    language: 'en',
    handlers: [
      http.get('/api/feed', () =>
        HttpResponse.json(
          aStream(
            followed
              ? [aFeedItem('flight', { title: 'By Bruno', owner: { ...bruno, followedByMe: true } as never })]
              : [],
          ),
        ),
      ),
      http.get('/api/users/suggestions', () =>
        HttpResponse.json({
          items: [
            { ...bruno, shared },
            { ...carla, shared: { ...shared, spots: 0 } },
          ],
        }),
      ),
      http.put('/api/users/:id/follow', () => {
        followed = true;
        return HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 });
      }),
    ],
  });
  const suggestions = await screen.findByRole('list', { name: 'Pilots you could follow' });
  expect(within(suggestions).getByText('Has flown at 2 of your spots')).toBeVisible();
  await actor.click(within(suggestions).getByRole('button', { name: 'Follow Bruno' }));
  const show = await screen.findByRole('button', { name: 'Show who you just followed' });
  await actor.click(within(suggestions).getByRole('button', { name: 'Follow Carla' }));
  await actor.click(show);
  await waitFor(() => expect(screen.getByRole('link', { name: 'By Bruno' })).toBeVisible());
  expect(document.body).not.toHaveFocus();
});

describe('beside the feed', () => {
  const narrow = globalThis.matchMedia;
  const makeRoom = () =>
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media.includes('min-width: 80rem') }));
  afterEach(() => jest.restoreAllMocks());

  let asked = 0;
  beforeEach(() => {
    asked = 0;
  });
  const handlers = (...items: Parameters<typeof aStream>[0]) => [
    http.get('/api/feed', () => HttpResponse.json(aStream(items))),
    http.get('/api/users/suggestions', () => {
      asked += 1;
      return HttpResponse.json({
        items: [{ ...aUserCard({ name: 'Bruno' }), shared: { spots: 0, drones: 0, disciplines: [] } }],
      });
    }),
  ];
  const ridge = aFeedItem('flight', { title: 'Ridge' });

  it('are pilots to follow where there is room, and are not asked for elsewhere', async () => {
    renderSocial('/feed', { user: aUser(), language: 'en', handlers: handlers(ridge) });
    expect(await screen.findByRole('link', { name: 'Ridge' })).toBeVisible();
    expect(asked).toBe(0);
  });

  it.each(['/feed', '/feed?tab=following'])(
    'are pilots to follow and the next fly-days on %s, each once',
    async (address) => {
      makeRoom();
      renderSocial(address, { user: aUser(), language: 'en', handlers: handlers() });
      const pilots = await screen.findAllByRole('list', { name: 'Pilots you could follow' });
      expect(pilots).toHaveLength(1);
      expect(within(pilots[0] as HTMLElement).getByRole('button', { name: 'Follow Bruno' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Next fly-days' })).toBeVisible();
    },
  );

  it('shows the fly-days once the place of the pilots above them is known', async () => {
    makeRoom();
    const gate = aGate();
    const late = http.get('/api/users/suggestions', async () => {
      asked += 1;
      await gate.opened;
    });
    renderSocial('/feed', { user: aUser(), language: 'en', handlers: [late, ...handlers(ridge)] });
    const heading = { name: 'Next fly-days', hidden: true };
    expect(await screen.findByRole('heading', heading)).not.toBeVisible();
    expect(asked).toBe(1);
    gate.open();
    await waitFor(() => expect(screen.getByRole('heading', heading)).toBeVisible());
    expect(screen.getByRole('list', { name: 'Pilots you could follow' })).toBeVisible();
  });

  it('is what Estela is for guests, who can join there', async () => {
    makeRoom();
    const { actor, platform } = renderSocial('/feed', { language: 'en', handlers: handlers(ridge) });
    expect(await screen.findByRole('heading', { name: 'What is Estela?' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(platform.session.openRegister).toHaveBeenCalledTimes(1);
  });
});

it('shows the rest of the feed around a row that is none and one without its pilot', async () => {
  silenceErrors();
  const broken = [null, { ...aFeedItem('drone'), owner: null }] as never[];
  const [first, last] = [aFeedItem('flight', { title: 'Cresta' }), aFeedItem('spot', { name: 'Cantera' })];
  renderSocial('/feed', { handlers: [feed(first, ...broken, last)] });
  expect(await screen.findByRole('link', { name: 'Cresta' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Cantera' })).toBeVisible();
  expect(await screen.findAllByText('Este elemento no se puede mostrar')).toHaveLength(2);
});
