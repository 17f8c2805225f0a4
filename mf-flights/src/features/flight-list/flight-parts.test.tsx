import {
  act,
  aFlight,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  silenceErrors,
} from '@estela/testing';
import { listOf } from '../../testing/list-of.ts';
import { show } from '../../testing/show.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

/** Scrolls to where the compact list ends. */
function scrollDown() {
  Object.assign(window, { scrollY: 1_500 });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

// By text, and in the compact list: the roles of thirty cards take seconds to tell.
test('more flights than the server gives at once stand in one list, and are asked for part by part', async () => {
  const flights = Array.from({ length: 60 }, (_, index) => aFlight({ owner, title: `Vuelo ${index + 1}` }));
  const asked = listOf(flights);
  show('/flights?view=list', { user });
  const first = await screen.findByText('Vuelo 1');
  expect(new Set(asked.map((query) => query.get('page')))).toEqual(new Set(['1']));
  const list = first.closest('ul');
  scrollDown();
  const later = await screen.findByText('Vuelo 30');
  expect(later.closest('ul')).toBe(list);
  expect(later.closest('li')).toHaveAttribute('aria-posinset', '30');
  expect(later.closest('li')).toHaveAttribute('aria-setsize', '60');
  expect(screen.queryByText('Vuelo 1')).toBeNull();
  expect(screen.queryByText('Vuelo 60')).toBeNull();
  expect(new Set(asked.map((query) => query.get('page')))).toEqual(new Set(['1', '2']));
});

test('a part that fails says so in its place, and comes when asked again', async () => {
  const flights = Array.from({ length: 30 }, (_, index) => aFlight({ owner, title: `Vuelo ${index + 1}` }));
  listOf(flights);
  server.use(
    http.get('/api/flights', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? aServerError('INTERNAL', 'El servidor ha fallado.')
        : HttpResponse.json(aPage(flights.slice(0, 24), { total: 30 })),
    ),
  );
  const { actor } = show('/flights?view=list&tag=mar', { user });
  await screen.findByText('Vuelo 1');
  scrollDown();
  expect(await screen.findByText('El servidor ha fallado.')).toBeVisible();
  expect(screen.getByText('Vuelo 24')).toBeVisible();
  listOf(flights);
  await actor.click(screen.getByText('Reintentar'));
  expect(await screen.findByText('Vuelo 25')).toBeVisible();
});

test.each(['/flights', '/flights?view=list'])(
  'a flight that cannot be drawn costs its own place alone on %s',
  async (address) => {
    silenceErrors();
    listOf([
      aFlight({ title: 'Presa' }),
      { ...aFlight(), visibility: {} as never, title: {} as never, tags: 7 as never },
      aFlight({ title: 'Faro' }),
    ]);
    show(address, { user });
    expect(await screen.findByRole('heading', { name: 'Faro' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Presa' })).toBeVisible();
    expect(screen.getByText('Este elemento no se puede mostrar')).toBeVisible();
  },
);
