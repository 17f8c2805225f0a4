import type { Spot, SpotCluster } from '@estela/contracts';
import {
  act,
  aFlight,
  aGate,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { loadSpotMapPage, show } from '../../testing/show.tsx';

const user = aUser();
const mine = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const place = (lat: number, lng: number): Spot['location'] => ({
  lat,
  lng,
  address: null,
  country: 'ES',
  precision: 'exact',
});
const quarry = aSpot({ name: 'Cantera vieja', location: place(40.5, -3.9) });
const beach = aSpot({ name: 'Playa norte', location: place(43.5, -5.7), owner: mine });
const hidden = aSpot({ name: 'Bando', location: { ...place(39.4, -0.3), precision: 'area' } });

beforeAll(loadSpotMapPage);

/** Answers the map's requests and records their boxes. */
function answers(items: Spot[], truncated = false, clusters: SpotCluster[] = []) {
  const boxes: (string | null)[] = [];
  server.use(
    http.get('/api/spots/map', ({ request }) => {
      const { searchParams } = new URL(request.url);
      boxes.push(searchParams.get('bbox'));
      asked.push(searchParams);
      return HttpResponse.json({ items, clusters, truncated });
    }),
  );
  return boxes;
}

/** The number of the map's requests since the test began. */
let asked: URLSearchParams[] = [];
const flown = { flights: 4, lastFlownAt: new Date().toISOString(), pilotCount: 1, pilots: [] };
const weather = { condition: 'clear' as const, temperatureC: 18, windMps: 5 };
const flight = aFlight({ title: 'Tarde en el dique', weather });
beforeEach(() => {
  asked = [];
  server.use(
    http.get('/api/spots/:id', ({ params }) => {
      const known = [quarry, beach, hidden].find(({ _id }) => _id === params.id);
      return known ? HttpResponse.json({ ...known, flown }) : aServerError('NOT_FOUND');
    }),
    http.get('/api/spots/:id/flights', () => HttpResponse.json({ items: [flight], nextCursor: null })),
  );
});

const list = () => screen.findByRole('list');
const marker = (name: string) => screen.findByRole('button', { name, pressed: false });

test('the list has the same spots as the map, in the order of its markers', async () => {
  answers([quarry, beach, hidden]);
  show('/feedSpots', { user });
  const rows = within(await list()).getAllByRole('button');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Playa norte.*tuyo · España/),
    expect.stringContaining('Cantera vieja'),
    expect.stringMatching(/Bando.*Zona aproximada/),
  ]);
  expect(await marker('Cantera vieja')).toBeInTheDocument();
  expect(await marker('Playa norte')).toBeInTheDocument();
  expect(await marker('Bando, ubicación aproximada')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mapa de spots');
  expect(screen.getByText('3 spots en esta vista')).toBeVisible();
});

test('of a long list the first rows are drawn, the others once they are asked for', async () => {
  const many = Array.from({ length: 70 }, (_, i) =>
    aSpot({ name: `Spot ${i}`, location: place(45 - i / 10, -3) }),
  );
  answers(many);
  const { actor, container } = show('/feedSpots', { user });
  expect(await screen.findByText('70 spots en esta vista')).toBeVisible();
  // Queries by role over so many rows and markers take a busy machine longer than any timeout here.
  const rows = () => [...container.querySelectorAll('[role="list"] button')];
  // The rows come after the count, and after the pins.
  await waitFor(() => expect(rows()).toHaveLength(60));
  await actor.click(screen.getByText('Cargar más'));
  await waitFor(() => expect(rows()).toHaveLength(70));
  expect(rows().map((row) => row.textContent)).toEqual(many.map(({ name }) => expect.stringContaining(name)));
});

test('a pressed row opens the card, which returns the focus when it closes', async () => {
  answers([quarry]);
  const { actor, address } = show('/feedSpots', { user });
  const row = within(await list()).getByRole('button');
  await screen.findByRole('button', { name: 'Acercar' });
  await actor.click(row);
  const card = await screen.findByRole('region', { name: 'Cantera vieja' });
  await waitFor(() => expect(within(card).getByRole('heading')).toHaveFocus());
  await waitFor(() => expect(address()).toContain(`spot=${quarry._id}`));
  expect(within(card).getByText('40.50000, -3.90000')).toBeVisible();
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(await within(card).findByText('4 vuelos aquí')).toBeVisible();
  expect(await within(card).findByText('Despejado · 18 °C · viento de 18 km/h')).toBeVisible();
  expect(await within(card).findByRole('link', { name: 'Tarde en el dique' })).toHaveAttribute(
    'href',
    `/flights/${flight._id}`,
  );
  expect(within(card).getByRole('link', { name: 'Ver el spot Cantera vieja' })).toHaveAttribute(
    'href',
    `/spots/${quarry._id}`,
  );
  expect(within(card).getByRole('button', { name: 'Guardar Cantera vieja' })).toBeVisible();
  // The actions are right below the name: the rest may be out of sight.
  const directions = within(card).getByRole('button', { name: 'Cómo llegar a Cantera vieja' });
  const place = within(card).getByText('40.50000, -3.90000');
  expect(directions.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await actor.click(directions);
  const ways = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(ways.map((way) => way.textContent)).toEqual(['Google Maps', 'OpenStreetMap', 'App del móvil']);
  await actor.keyboard('{Escape}');
  expect(directions).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Cantera vieja' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(row).toHaveFocus());
  await waitFor(() => expect(address()).not.toContain('spot='));
});

test('all of a spot opens in its card and is in the address; Escape first folds it, then closes it', async () => {
  answers([quarry]);
  const { actor, address } = show('/feedSpots', { user });
  const row = within(await list()).getByRole('button');
  await screen.findByRole('button', { name: 'Acercar' });
  await actor.click(row);
  const card = within(await screen.findByRole('region', { name: 'Cantera vieja' }));
  const more = card.getByRole('button', { name: 'Más detalles', expanded: false });
  more.focus();
  await actor.keyboard('{Enter}');
  expect(await card.findByRole('heading', { name: 'Vuelos en este spot' })).toBeVisible();
  expect(card.getByRole('region', { name: 'Luz de hoy' })).toBeVisible();
  await waitFor(() => expect(address()).toContain('&sheet=1'));
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('sheet='));
  expect(card.getByRole('button', { name: 'Más detalles', expanded: false })).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('spot='));
  await waitFor(() => expect(row).toHaveFocus());
});

test('a spot of another pilot is reported from its card, and Escape in the dialog leaves the card open', async () => {
  answers([quarry, beach]);
  const { actor } = show('/feedSpots', { user });
  await actor.click(await marker('Playa norte'));
  await screen.findByRole('link', { name: 'Editar Playa norte' });
  expect(screen.queryByRole('button', { name: /Denunciar/ })).not.toBeInTheDocument();
  await actor.click(await marker('Cantera vieja'));
  await actor.click(await screen.findByRole('button', { name: 'Denunciar Cantera vieja' }));
  const question = await screen.findByRole('dialog', { name: 'Denunciar «Cantera vieja»' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Cantera vieja' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Denunciar Cantera vieja' })).toHaveFocus());
});

test('a shared link to all of a spot shows it', async () => {
  answers([quarry]);
  show(`/feedSpots?spot=${quarry._id}&sheet=1`, { user });
  expect(await screen.findByRole('button', { name: 'Menos detalles', expanded: true })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Vuelos en este spot' })).toBeVisible();
});

test('a marker selects too, and only own spots can be edited', async () => {
  answers([quarry, beach]);
  const { actor } = show('/feedSpots', { user });
  await actor.click(await marker('Cantera vieja'));
  expect(await screen.findByRole('region', { name: 'Cantera vieja' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Editar/ })).not.toBeInTheDocument();
  await actor.click(await marker('Playa norte'));
  expect(await screen.findByRole('link', { name: 'Editar Playa norte' })).toHaveAttribute(
    'href',
    `/spots?edit=${beach._id}`,
  );
});

test('a map that was not moved requests what it shows, and does not change the address', async () => {
  const boxes = answers([quarry]);
  const { address } = show('/feedSpots', { user });
  const here = await screen.findByRole('link', { name: 'Añadir spot aquí' });
  // It contains the middle of the map, once that is known.
  await waitFor(() => expect(here).toHaveAttribute('href', expect.stringContaining('at=')));
  expect(boxes.length).toBeGreaterThan(0);
  expect(address()).toBe('/feedSpots');
});

test('a moved map requests its box once it stops, and puts it into the address', async () => {
  const boxes = answers([quarry]);
  const { maps, address } = show('/feedSpots', { user });
  await screen.findByRole('button', { name: 'Acercar' });
  act(() => maps.last().move({ west: -1, south: 39, east: 0, north: 40 }));
  await waitFor(() => expect(boxes).toContain('-1,39,0,40'));
  expect(decodeURIComponent(address())).toBe('/feedSpots?bbox=-1,39,0,40');
  expect(screen.getByRole('link', { name: 'Añadir spot aquí' })).toHaveAttribute(
    'href',
    '/spots?new=1&at=39.50000%2C%20-0.50000',
  );
});

test('a shared link opens its box and its spot, even outside the box, and does not take the focus', async () => {
  const boxes = answers([quarry]);
  server.use(http.get(`/api/spots/${beach._id}`, () => HttpResponse.json(beach)));
  show(`/feedSpots?bbox=1,2,3,4&spot=${beach._id}`, { user });
  expect(await screen.findByRole('region', { name: 'Playa norte' })).toBeVisible();
  expect(boxes[0]).toBe('1,2,3,4');
  expect(document.body).toHaveFocus();
});

test('a link with a spot alone moves the map near it', async () => {
  answers([quarry, beach]);
  const { maps } = show(`/feedSpots?spot=${beach._id}`, { user });
  await screen.findByRole('region', { name: 'Playa norte' });
  await screen.findByRole('button', { name: 'Acercar' });
  await waitFor(() =>
    expect(maps.last().position).toMatchObject({ center: { lat: 43.5, lng: -5.7 }, zoom: 10 }),
  );
});

test('a hidden spot shows a message', async () => {
  answers([]);
  server.use(http.get(`/api/spots/${beach._id}`, () => aServerError('NOT_FOUND')));
  show(`/feedSpots?spot=${beach._id}`, { user });
  expect(await screen.findByRole('region', { name: 'Este spot no existe o no puedes verlo' })).toBeVisible();
});

test('an empty view shows what to do', async () => {
  answers([]);
  show('/feedSpots', { user });
  expect(await screen.findByText('No hay spots en esta parte del mapa')).toBeVisible();
});

test('a view with more spots than fit shows that', async () => {
  answers([quarry], true);
  show('/feedSpots', { user });
  expect(await screen.findByText(/Acerca el mapa para verlos todos/)).toBeVisible();
});

test('too many spots to list are one marker and one row, which move the map to them', async () => {
  server.use(http.get('/map/world/*', () => new HttpResponse(null, { status: 204 })));
  answers([quarry], true, [{ lat: 39.47, lng: -0.37, count: 1_200, bbox: [-0.7, 39, 0, 39.7] }]);
  const { actor, maps } = show('/feedSpots', { user });
  expect(await screen.findByText('Unos 1201 spots en esta vista')).toBeVisible();
  expect(screen.queryByText(/Acerca el mapa para verlos todos/)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '1200 spots, ampliar' })).toBeInTheDocument();
  await actor.click(within(await list()).getByRole('button', { name: /^1200 spots, .*ampliar el mapa ahí/ }));
  await waitFor(() =>
    expect(maps.last().position.bounds).toEqual({ west: -0.7, south: 39, east: 0, north: 39.7 }),
  );
  await waitFor(() => expect(screen.getByText('Unos 1201 spots en esta vista')).toHaveFocus());
});

test('spots from a server without clusters are shown, too', async () => {
  server.use(http.get('/api/spots/map', () => HttpResponse.json({ items: [quarry], truncated: true })));
  show('/feedSpots', { user });
  expect(await marker('Cantera vieja')).toBeInTheDocument();
  expect(await screen.findByText(/Acerca el mapa para verlos todos/)).toBeVisible();
});

test('search and filters apply to the map, are in the address, and stay after a reload', async () => {
  answers([quarry]);
  const { actor, address } = show('/feedSpots?filter=following&q=dique', { user });
  expect(await screen.findByRole('button', { name: 'Siguiendo', pressed: true })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Buscar spots o un pueblo' })).toHaveValue('dique');
  await waitFor(() => expect(asked.at(-1)?.toString()).toMatch(/filter=following&q=dique/));
  await actor.click(screen.getByRole('button', { name: 'Míos' }));
  await actor.clear(screen.getByRole('searchbox'));
  await actor.type(screen.getByRole('searchbox'), 'playa{Enter}');
  await waitFor(() => expect(asked.at(-1)?.toString()).toMatch(/filter=mine&q=playa/));
  for (const part of [/filter=mine/, /q=playa/]) await waitFor(() => expect(address()).toMatch(part));
});

test('a search without results in this view can be repeated on the whole map', async () => {
  server.use(
    http.get('/api/spots/map', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const items = searchParams.get('bbox') === '-180,-90,180,90' ? [beach] : [];
      return HttpResponse.json({ items, clusters: [], truncated: false });
    }),
  );
  const { actor, maps } = show('/feedSpots?q=norte', { user });
  expect(await screen.findByText('Nada con «norte» en esta vista')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Buscar en todo el mapa' }));
  await waitFor(() => expect(maps.last().position.center).toEqual({ lat: 43.5, lng: -5.7 }));
});

test('a failure leaves the map working and can be tried again', async () => {
  answers([quarry]);
  server.use(http.get('/api/spots/map', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = show('/feedSpots', { user });
  expect(await screen.findByText('No se han cargado')).toBeVisible();
  const [besideTheMap, inTheList] = screen.getAllByRole('button', { name: 'Reintentar' });
  expect(inTheList).toBeVisible();
  await actor.click(besideTheMap as HTMLElement);
  expect(within(await list()).getByText('Cantera vieja')).toBeVisible();
  expect(screen.getByText('1 spot en esta vista')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Mapa de los spots que puedes ver' })).toBeInTheDocument();
});

test('on a phone the list is a sheet that opens and closes', async () => {
  answers([quarry]);
  const { actor } = show('/feedSpots', { user });
  const toggle = await screen.findByRole('button', { name: 'Ver la lista' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await actor.click(toggle);
  expect(screen.getByRole('button', { name: 'Ocultar la lista' })).toHaveAttribute('aria-expanded', 'true');
});

test('a search of the whole map does not move it once the search text has changed', async () => {
  const gate = aGate();
  let answered = 0;
  server.use(
    http.get('/api/spots/map', async ({ request }) => {
      const isWorld = new URL(request.url).searchParams.get('bbox')?.startsWith('-180');
      if (isWorld) await gate.opened;
      if (isWorld) answered += 1;
      return HttpResponse.json({ items: isWorld ? [beach] : [], clusters: [], truncated: false });
    }),
  );
  const { actor, maps, address } = show('/feedSpots?q=norte', { user });
  await actor.click(await screen.findByRole('button', { name: 'Buscar en todo el mapa' }));
  const before = maps.last().position;
  await actor.type(screen.getByRole('searchbox'), 'x');
  await screen.findByText('Nada con «nortex» en esta vista');
  expect(address()).toContain('q=nortex');
  gate.open();
  await waitFor(() => expect(answered).toBe(1));
  expect(maps.last().position).toEqual(before);
});
