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
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

/** Answers the list and keeps what was asked. */
function listOf(flights: Flight[], total = flights.length) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/flights', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(aPage(flights, { total }));
    }),
  );
  return asked;
}

test('shows the flights with their likes and says how many there are', async () => {
  listOf([aFlight({ owner, title: 'Presa', likes: 3, likedByMe: true }), aFlight({ owner, title: 'Faro' })]);
  show('/flights', { user });

  const presa = (await screen.findByRole('heading', { name: 'Presa' })).closest('article') as HTMLElement;
  expect(within(presa).getByRole('button', { name: /Me gusta: Presa, 3/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByText('2 vuelos')).toHaveAttribute('role', 'status');
});

test('a filter goes into the address and to the server, with the time zone of the viewer', async () => {
  const asked = listOf([aFlight({ owner })]);
  const { actor, address } = show('/flights?page=2', { user });
  await actor.click(await screen.findByRole('button', { name: 'Esta semana' }));

  await waitFor(() => expect(address()).toBe('/flights?filter=week'));
  expect(screen.getByRole('button', { name: 'Esta semana' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('week'));
  expect(asked.at(-1)?.get('tz')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a drone narrows the list to what was flown with it, until it is taken off', async () => {
  const asked = listOf([aFlight({ owner, drone: { _id: 'd1', name: 'Halcón', type: 'wing' } })]);
  const { actor, address } = show('/flights?drone=d1', { user });
  await actor.click(await screen.findByRole('button', { name: 'Quitar Halcón' }));
  expect(asked.map((query) => query.get('drone'))[0]).toBe('d1');
  await waitFor(() => expect(address()).toMatch(/^\/flights\??$/));
  await waitFor(() => expect(asked.at(-1)?.get('drone')).toBeNull());
});

test('an address with a search asks for it and shows it', async () => {
  const asked = listOf([]);
  show('/flights?q=dique&discipline=racing&tag=mar', { user });

  expect(await screen.findByText('Ningún vuelo coincide')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Buscar en tus vuelos' })).toHaveValue('dique');
  expect(screen.getByRole('combobox', { name: 'Disciplina' })).toHaveValue('racing');
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ q: 'dique', discipline: 'racing', tag: 'mar' });
});

test('a search without a match leads back to all flights', async () => {
  listOf([]);
  const { actor, address } = show('/flights?q=dique', { user });
  await actor.click(await screen.findByRole('button', { name: 'Ver todos mis vuelos' }));
  await waitFor(() => expect(address()).toMatch(/^\/flights\??$/));
});

test('without flights it offers to log the first one', async () => {
  listOf([]);
  show('/flights', { user });
  expect(await screen.findByRole('link', { name: 'Registrar mi primer vuelo' })).toHaveAttribute(
    'href',
    '/flights?new=1',
  );
});

test('a failure says what failed and trying again recovers', async () => {
  server.use(
    http.get('/api/flights', () => aServerError('INTERNAL', 'El servidor ha fallado.'), { once: true }),
  );
  const { actor } = show('/flights', { user });
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor ha fallado.');

  listOf([aFlight({ owner, title: 'Presa' })]);
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Presa' })).toBeVisible();
});

test('a favourite shows at once and goes back when the server refuses', async () => {
  const flight = aFlight({ owner, title: 'Presa' });
  listOf([flight]);
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  server.use(
    http.put(`/api/flights/${flight._id}/favorite`, async () => {
      await refused;
      return aServerError('INTERNAL');
    }),
  );
  const { actor } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Añadir «Presa» a favoritos' }));
  expect(await screen.findByRole('button', { name: 'Quitar «Presa» de favoritos' })).toBeVisible();

  refuse();
  expect(await screen.findByRole('button', { name: 'Añadir «Presa» a favoritos' })).toBeVisible();
  expect(screen.getByText('No se ha podido cambiar el favorito de «Presa»')).toBeVisible();
});

test('deleting asks first, names the flight, and takes it away', async () => {
  const flight = aFlight({ owner, title: 'Presa' });
  listOf([flight]);
  let isDeleted = false;
  server.use(
    http.delete(`/api/flights/${flight._id}`, () => {
      isDeleted = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Presa' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));

  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Presa»?' });
  expect(isDeleted).toBe(false);
  listOf([]);
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('«Presa» se ha eliminado')).toBeVisible();
  expect(await screen.findByText('Aún no has registrado ningún vuelo')).toBeVisible();
});

test('a refused deletion keeps the dialog open and says why', async () => {
  const flight = aFlight({ owner, title: 'Presa' });
  listOf([flight]);
  server.use(
    http.delete(`/api/flights/${flight._id}`, () => aServerError('INTERNAL', 'Ahora no puede ser.')),
  );
  const { actor } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Presa' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Presa»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ahora no puede ser.');
});

test('more flights than fit are on further pages', async () => {
  const asked = listOf([aFlight({ owner })], 60);
  const { actor, address } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(address()).toBe('/flights?page=2'));
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'));
});
