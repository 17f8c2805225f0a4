import type { Flight } from '@estela/contracts';
import {
  aFlight,
  aPage,
  aServerError,
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

const user = aUser({ name: 'Ana Ruiz', username: 'ana' });

/** Answers pages of the list, newest first, and records the requests. */
function listOf(flights: Flight[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/flights', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const items = flights.slice((page - 1) * limit, page * limit);
      return HttpResponse.json(aPage(items, { total: flights.length }));
    }),
  );
  return asked;
}

const flightOn = (day: number, flight: Partial<Flight> = {}) =>
  aFlight({
    title: `Vuelo ${day}`,
    recordedAt: new Date(Date.UTC(2026, 0, day, 12)).toISOString(),
    ...flight,
  });

test('the flights of a filtered list are oldest first, with pilot, period, filters and totals', async () => {
  window.print = jest.fn();
  const drone = { _id: 'd1', name: 'Halcón', type: 'wing' } as const;
  const spot = { _id: 's1', name: 'La cantera', country: 'ES' };
  const asked = listOf([
    flightOn(2, { drone, spot, durationSeconds: null, disciplines: ['freestyle', 'racing'] }),
    flightOn(1, { drone, spot: null, durationSeconds: 270 }),
  ]);
  const { actor } = show('/flights?print=1&filter=public&discipline=freestyle&drone=d1&q=vuelo', { user });
  const sheet = await screen.findByRole('region', { name: 'Página 1 de 1' });
  expect(within(sheet).getByText('Ana Ruiz (@ana)')).toBeVisible();
  expect(within(sheet).getByText(/^1 ene 2026 – 2 ene 2026 · /)).toBeVisible();
  expect(within(sheet).getByText('Públicos · Freestyle · Halcón · «vuelo»')).toBeVisible();
  const rows = within(sheet).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.map((row) => row.filter((_, index) => index !== 1))).toEqual([
    ['1', 'Vuelo 1', '—', 'Halcón', expect.anything(), '0:04:30'],
    ['2', 'Vuelo 2', 'La cantera', 'Halcón', 'Freestyle, Carreras', '—'],
    ['Esta página', '0:04:30'],
    ['Total acumulado', '0:04:30'],
  ]);
  expect(cells.at(-1)?.[1]).toBe('2 vuelos · 1 sin duración');
  expect(within(sheet).getByText('Firma del piloto')).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ filter: 'public', drone: 'd1', q: 'vuelo' });
  await actor.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('a flight that cannot be written costs its own row alone', async () => {
  silenceErrors();
  listOf([flightOn(2), flightOn(1, { disciplines: 7 as never }), flightOn(3)]);
  show('/flights?print=1', { user });
  expect(await screen.findByText('Vuelo 2')).toBeVisible();
  expect(screen.getByText('Vuelo 3')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Este elemento no se puede mostrar' })).toBeVisible();
});

// By label: queries by role over a hundred rows take seconds.
test('more flights than one response has are all in the book, with totals carried forward', async () => {
  const flights = Array.from({ length: 101 }, (_, index) => flightOn(101 - index, { durationSeconds: 60 }));
  listOf(flights);
  show('/flights?print=1', { user, language: 'en' });
  const last = await screen.findByLabelText('Page 6 of 6');
  expect(within(last).getByText('Vuelo 101')).toBeVisible();
  expect(within(last).getByText('Brought forward').closest('tr')).toHaveTextContent(/100 flights1:40:00$/);
  expect(within(last).getByText('Running total').closest('tr')).toHaveTextContent(/101 flights1:41:00$/);
  expect(within(last).getByText('All')).toBeVisible();
});

test('a flight deleted while the book loads does not stay in it, nor is another one missing', async () => {
  const flights = Array.from({ length: 101 }, (_, index) => flightOn(101 - index, { durationSeconds: 60 }));
  server.use(
    http.get('/api/flights', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      if (page === 2 && flights.length === 101) flights.splice(5, 1);
      const items = flights.slice((page - 1) * limit, page * limit);
      return HttpResponse.json(aPage(items, { total: flights.length }));
    }),
  );
  show('/flights?print=1', { user });
  expect(await screen.findByText('Vuelo 1')).toBeVisible();
  expect(screen.queryByText('Vuelo 96')).toBeNull();
});

test('a failure can be tried again, and a book without flights links back to the list', async () => {
  server.use(http.get('/api/flights', () => aServerError('INTERNAL', 'El servidor ha fallado.')));
  const { actor, address } = show('/flights?print=1&q=nada', { user });
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor ha fallado.');
  listOf([]);
  server.use(http.get('/api/flights/counts', () => HttpResponse.json({ all: 0 })));
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ningún vuelo coincide')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  await actor.click(screen.getByRole('button', { name: 'Ver todos mis vuelos' }));
  await waitFor(() => expect(address()).toMatch(/^\/flights\??$/));
});

test('the list links to its book with its filters', async () => {
  listOf([flightOn(1)]);
  server.use(
    http.get('/api/flights/counts', () => HttpResponse.json({ all: 1 })),
    http.get('/api/drones', () => HttpResponse.json(aPage([]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
  );
  show('/flights?filter=month', { user });
  expect(await screen.findByRole('link', { name: 'Libro de vuelo' })).toHaveAttribute(
    'href',
    '/flights?filter=month&print=1',
  );
});
