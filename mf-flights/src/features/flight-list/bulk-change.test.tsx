import type { Flight, FlightBatch } from '@estela/contracts';
import {
  aFlight,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const counts = {
  all: 3,
  today: 0,
  week: 0,
  month: 0,
  favorites: 0,
  public: 0,
  followers: 0,
  private: 0,
  video: 0,
};

/** The list, and a server that does what batches ask. */
function listOf(...flights: Flight[]) {
  const asked: (FlightBatch | { ids: string[] })[] = [];
  const gone = new Set<string>();
  server.use(
    http.get('/api/flights', () => HttpResponse.json(aPage(flights.filter(({ _id }) => !gone.has(_id))))),
    http.get('/api/flights/counts', () => HttpResponse.json(counts)),
    http.get('/api/drones', () => HttpResponse.json(aPage([]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
    http.post('/api/flights/batch', async ({ request }) => {
      const batch = (await request.json()) as FlightBatch;
      asked.push(batch);
      if (batch.action === 'delete') for (const id of batch.ids) gone.add(id);
      return HttpResponse.json({ done: batch.ids, failed: [] });
    }),
    http.post('/api/flights/restore', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      asked.push({ ids });
      for (const id of ids) gone.delete(id);
      return HttpResponse.json({ done: ids, failed: [] });
    }),
  );
  return asked;
}

const presa = aFlight({ owner, title: 'Presa', visibility: 'private' });
const faro = aFlight({ owner, title: 'Faro', visibility: 'public' });
const cala = aFlight({ owner, title: 'Cala', visibility: 'followers' });

test('all flights that are chosen go after a question that names them, and come back', async () => {
  const asked = listOf(presa, faro, cala);
  const { actor } = show('/flights', { user });
  await screen.findByRole('heading', { name: 'Presa' });
  await actor.click(screen.getByRole('button', { name: 'Seleccionar' }));
  const bar = await screen.findByRole('region', { name: 'Cambiar varios vuelos' });
  expect(within(bar).getByRole('status')).toHaveTextContent('Toca los vuelos que quieras cambiar');
  expect(within(bar).getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  await actor.click(within(bar).getByRole('button', { name: 'Todos (3)' }));
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('3 seleccionados'));
  await actor.click(screen.getByRole('checkbox', { name: 'Cala' }));
  expect(within(bar).getByRole('status')).toHaveTextContent('2 seleccionados');

  await actor.click(within(bar).getByRole('button', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 2 vuelos?' });
  expect(within(dialog).getByText(/«Presa», «Faro»\./)).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('2 vuelos eliminados')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Presa' })).toBeNull());

  await actor.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 vuelos como estaban')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Presa' })).toBeVisible();
  const ids = [presa._id, faro._id];
  expect(asked).toEqual([{ action: 'delete', ids }, { ids }]);
});

test('who sees the chosen flights changes at once for all, and undone it is for each as it was', async () => {
  const asked = listOf(presa, faro, cala);
  const { actor } = show('/flights?view=list', { user });
  await screen.findByRole('heading', { name: 'Presa' });
  await actor.click(screen.getByRole('button', { name: 'Seleccionar' }));
  for (const title of ['Presa', 'Cala'])
    await actor.click(await screen.findByRole('checkbox', { name: title }));
  await actor.click(screen.getByRole('button', { name: 'Quién los ve' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Público' }));
  expect(await screen.findByText('2 vuelos cambiados: Público')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 vuelos como estaban')).toBeVisible();
  expect(asked).toEqual([
    { action: 'visibility', visibility: 'public', ids: [presa._id, cala._id] },
    { action: 'visibility', visibility: 'private', ids: [presa._id] },
    { action: 'visibility', visibility: 'followers', ids: [cala._id] },
  ]);
  await actor.click(screen.getByRole('button', { name: 'Salir de la selección' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Seleccionar' })).toHaveFocus();
});

test('a flight that is deleted by its menu comes back too', async () => {
  const asked = listOf(presa);
  server.use(http.delete(`/api/flights/${presa._id}`, () => new HttpResponse(null, { status: 204 })));
  const { actor } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Presa' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Presa»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await actor.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(asked).toEqual([{ ids: [presa._id] }]));
});

test('where all flights cannot be read, that is said and what was chosen stays', async () => {
  listOf(presa, faro, cala);
  const { actor } = show('/flights', { user });
  await screen.findByRole('heading', { name: 'Presa' });
  await actor.click(screen.getByRole('button', { name: 'Seleccionar' }));
  await actor.click(await screen.findByRole('checkbox', { name: 'Presa' }));
  const bar = screen.getByRole('region', { name: 'Cambiar varios vuelos' });
  server.use(http.get('/api/flights', () => new HttpResponse(null, { status: 503 })));
  await actor.click(within(bar).getByRole('button', { name: 'Todos (3)' }));
  expect(await screen.findByText(/El servidor/)).toBeVisible();
  expect(within(bar).getByRole('status')).toHaveTextContent('1 seleccionado');
});

test.each(['Eliminar', 'Quién los ve'])('after a failure of %s the flights stay chosen', async (action) => {
  listOf(presa, faro);
  server.use(http.post('/api/flights/batch', () => aServerError('INTERNAL', 'Ha fallado.')));
  const { actor } = show('/flights', { user });
  await screen.findByRole('heading', { name: 'Presa' });
  await actor.click(screen.getByRole('button', { name: 'Seleccionar' }));
  await actor.click(await screen.findByRole('checkbox', { name: 'Presa' }));
  const bar = screen.getByRole('region', { name: 'Cambiar varios vuelos' });
  await actor.click(within(bar).getByRole('button', { name: action }));
  if (action === 'Eliminar') {
    const dialog = await screen.findByRole('dialog');
    await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  } else await actor.click(await screen.findByRole('menuitem', { name: 'Público' }));
  expect(await screen.findByText('Ha fallado.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(bar).getByRole('status')).toHaveTextContent('1 seleccionado');
});
