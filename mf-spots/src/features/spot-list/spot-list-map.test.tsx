import {
  aPage,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  silenceErrors,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';
import { viewOf } from './view-of.ts';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const quarry = aSpot({ owner, name: 'Cantera vieja' });
const beach = aSpot({
  owner,
  name: 'Playa norte',
  location: { lat: 43.5, lng: -5.7, address: null, country: 'ES', precision: 'exact' },
});

/** Answers with the spots unless a filter matches none of them, and records the requests. */
function holds(spots = [quarry, beach]) {
  const asked: object[] = [];
  server.use(
    http.get('/api/spots', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return HttpResponse.json(aPage(query.q === 'nada' ? [] : spots));
    }),
    http.get('/api/spots/:id', () => HttpResponse.json(quarry)),
    http.get('/api/spots/:id/flights', () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  return asked;
}

/** A screen wide enough for a map beside the list. */
function onWideScreen() {
  const narrow = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ ...narrow(media), matches: media.includes('min-width: 64rem') }));
}
afterEach(() => jest.restoreAllMocks());

const card = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;

test('search, audience and month filter the list, in the address', async () => {
  const asked = holds();
  const { actor, address } = show('/spots?page=2', { user });
  await actor.type(await screen.findByRole('searchbox', { name: 'Buscar en tus spots' }), 'cantera');
  await waitFor(() => expect(address()).toBe('/spots?q=cantera'));
  await actor.click(screen.getByRole('button', { name: 'Seguidores' }));
  await actor.selectOptions(screen.getByRole('combobox', { name: /^Mejor/ }), 'Bueno en mayo');
  await waitFor(() => expect(address()).toBe('/spots?q=cantera&visibility=followers&month=5'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      page: '1',
      limit: '24',
      q: 'cantera',
      visibility: 'followers',
      month: '5',
    }),
  );
});

test('when nothing matches the filters can be removed', async () => {
  holds();
  const { actor, address } = show('/spots?q=nada', { user });
  expect(await screen.findByText('Ningún spot tuyo coincide')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Cantera vieja')).toBeVisible();
  expect(address()).toBe('/spots');
});

test('without any spot there is nothing to filter and no map', async () => {
  onWideScreen();
  holds([]);
  const { maps } = show('/spots', { user });
  await screen.findByRole('link', { name: 'Añadir tu primer spot' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await waitFor(() => expect(maps.all.every(({ destroyed }) => destroyed)).toBe(true));
});

test('on a wide screen a card highlights its pin, and a pin leads to its card', async () => {
  onWideScreen();
  holds();
  const { actor } = show('/spots', { user });
  const pin = await screen.findByRole('button', { name: 'Playa norte' });
  expect(pin).toHaveAttribute('aria-pressed', 'false');
  await screen.findByRole('heading', { name: 'Playa norte' });
  await actor.hover(card('Playa norte'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Playa norte' })).toHaveAttribute('aria-pressed', 'true'),
  );
  const shown = (name: string) => card(name).parentElement?.classList.contains('marked');
  expect(shown('Playa norte')).toBe(true);
  await actor.unhover(card('Playa norte'));
  await actor.hover(screen.getByRole('button', { name: 'Cantera vieja' }));
  expect([shown('Playa norte'), shown('Cantera vieja')]).toEqual([false, true]);
  await actor.click(screen.getByRole('button', { name: 'Cantera vieja', pressed: false }));
  expect(within(card('Cantera vieja')).getByRole('link', { name: 'Cantera vieja' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Cantera vieja', pressed: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lista' })).not.toBeInTheDocument();
});

test('the map has the filtered spots of all pages, and shows those of other pages in a card of its own', async () => {
  onWideScreen();
  holds();
  const asked: object[] = [];
  server.use(
    http.get('/api/spots', () => HttpResponse.json({ ...aPage([quarry]), total: 30 })),
    http.get('/api/spots/map', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: [quarry, beach], clusters: [], truncated: false });
    }),
    http.get(`/api/spots/${beach._id}`, () => HttpResponse.json(beach)),
  );
  const { actor, address } = show('/spots?month=5', { user });
  await actor.click(await screen.findByRole('button', { name: 'Playa norte' }));
  expect(await screen.findByRole('region', { name: 'Playa norte' })).toBeVisible();
  expect(asked).toEqual([{ bbox: '-180,-90,180,90', filter: 'mine', form: 'short', month: '5' }]);
  await waitFor(() => expect(address()).toBe(`/spots?month=5&spot=${beach._id}`));
  await actor.click(screen.getByRole('button', { name: 'Cantera vieja', pressed: false }));
  expect(within(card('Cantera vieja')).getByRole('link', { name: 'Cantera vieja' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Playa norte' })).not.toBeInTheDocument();
});

test('on a narrow one the map replaces the cards, and is rendered only then', async () => {
  holds();
  const { actor, address, maps } = show('/spots', { user });
  expect(await screen.findByText('Cantera vieja')).toBeVisible();
  expect(maps.all).toHaveLength(0);
  await actor.click(screen.getByRole('button', { name: 'Mapa' }));
  await waitFor(() => expect(address()).toBe('/spots?view=map'));
  await actor.click(await screen.findByRole('button', { name: 'Cantera vieja' }));
  const panel = await screen.findByRole('region', { name: 'Cantera vieja' });
  await waitFor(() => expect(address()).toBe(`/spots?view=map&spot=${quarry._id}`));
  expect(within(panel).getByRole('link', { name: 'Ver el spot Cantera vieja' })).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/spots?view=map'));
  await actor.click(screen.getByRole('button', { name: 'Lista' }));
  await waitFor(() => expect(address()).toBe('/spots'));
});

test('on a narrow one the filters are behind a button that shows how many are set', async () => {
  holds();
  const { actor } = show('/spots?view=map&month=5&visibility=followers', { user });
  const button = await screen.findByRole('button', { name: 'Filtrar 2 filtros puestos' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const filters = screen.getByRole('search', { name: 'Filtrar spots' }).parentElement;
  expect(filters).not.toHaveClass('open');
  await actor.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(filters).toHaveClass('open');
  await actor.click(screen.getByRole('button', { name: 'Todos' }));
  expect(await screen.findByRole('button', { name: 'Filtrar 1 filtro puesto' })).toBeVisible();
});

test('the map shows all spots, also across the 180th meridian', () => {
  const at = (lat: number, lng: number) => ({ lat, lng });
  expect(viewOf([])).toBeUndefined();
  expect(viewOf([at(40, -3)])).toMatchObject({ center: at(40, -3) });
  expect(viewOf([at(40, -3), at(41, -1)])).toEqual({
    bounds: { west: -3, south: 40, east: -1, north: 41 },
  });
  expect(viewOf([at(-17, 179), at(-17, -179)])).toMatchObject({ bounds: { west: 179, east: -179 } });
});

test('spots without a place and rows that are none leave the others in the list and on the map', async () => {
  silenceErrors();
  onWideScreen();
  holds([quarry, null, { ...beach, _id: 'x', location: null }, beach] as never[]);
  const { maps } = show('/spots', { user });
  expect(await screen.findByRole('heading', { name: 'Cantera vieja' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Playa norte' })).toBeVisible();
  expect(screen.getAllByText('Este elemento no se puede mostrar')).toHaveLength(2);
  await waitFor(() => expect(maps.last().position.center.lat).toBeGreaterThan(40));
});
