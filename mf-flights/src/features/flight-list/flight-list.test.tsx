import {
  aDrone,
  aFlight,
  aPage,
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
import { listOf } from '../../testing/list-of.ts';
import { show } from '../../testing/show.tsx';

afterEach(() => jest.restoreAllMocks());

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

test('shows the flights with their likes and says how many there are', async () => {
  const poster = { poster: '/api/media/p1', posterAlt: 'Una presa vacía' };
  listOf([
    aFlight({ owner, title: 'Presa', likes: 3, likedByMe: true, ...poster }),
    aFlight({ owner, title: 'Faro' }),
  ]);
  show('/flights', { user });

  const presa = (await screen.findByRole('heading', { name: 'Presa' })).closest('article') as HTMLElement;
  expect(within(presa).getByRole('button', { name: /Me gusta: Presa, 3/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(within(presa).getByRole('img', { name: 'Una presa vacía' })).toBeVisible();
  expect(screen.getByText('2 vuelos')).toHaveAttribute('role', 'status');
});

test('counts that do not come are not those of what was looked for before', async () => {
  listOf([aFlight({ owner })]);
  const { actor } = show('/flights', { user });
  await screen.findByRole('button', { name: 'Esta semana 3' });
  server.use(http.get('/api/flights/counts', () => aServerError('INTERNAL')));
  await actor.type(screen.getByRole('searchbox'), 'presa{Enter}');
  expect(await screen.findByRole('button', { name: 'Esta semana' })).toBeVisible();
});

test('a filter says how many it finds, and goes into the address and to the server with the time zone', async () => {
  const asked = listOf([aFlight({ owner })]);
  const { actor, address } = show('/flights?tag=mar', { user });
  await actor.click(await screen.findByRole('button', { name: 'Esta semana 3' }));

  await waitFor(() => expect(address()).toBe('/flights?tag=mar&filter=week'));
  expect(screen.getByRole('button', { name: /Esta semana/ })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('week'));
  expect(asked.at(-1)?.get('tz')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a drone and a spot narrow the list by name, until all are wanted again', async () => {
  const asked = listOf([aFlight({ owner, drone: { _id: 'd1', name: 'Halcón', type: 'wing' } })]);
  const { actor, address } = show('/flights?drone=d1', { user });
  const drones = await screen.findByRole('combobox', { name: 'Dron' });
  await waitFor(() => expect(drones).toHaveDisplayValue('Halcón'));
  expect(asked[0]?.get('drone')).toBe('d1');
  await within(screen.getByRole('combobox', { name: 'Spot' })).findByText('La cantera');
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Spot' }), 'La cantera');
  await waitFor(() => expect(address()).toBe('/flights?drone=d1&spot=s1'));
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Dron' }), '');
  await waitFor(() => expect(address()).toBe('/flights?spot=s1'));
  await waitFor(() => expect(asked.at(-1)?.get('spot')).toBe('s1'));
});

test('a pilot with more drones and spots than a page holds reaches the last of them', async () => {
  listOf([aFlight({ owner })]);
  const paged = <T,>(all: T[], { url }: Request) => {
    const query = new URL(url).searchParams;
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return HttpResponse.json(aPage(all.slice((page - 1) * limit, page * limit), { total: all.length }));
  };
  const spots = Array.from({ length: 300 }, (_, at) => aSpot({ name: `Spot ${at + 1}` }));
  const drones = Array.from({ length: 101 }, (_, at) => aDrone({ name: `Dron ${at + 1}` }));
  server.use(
    http.get('/api/spots', ({ request }) => paged(spots, request)),
    http.get('/api/drones', ({ request }) => paged(drones, request)),
  );
  show('/flights', { user });
  const optionsOf = async (name: string) =>
    ((await screen.findByRole('combobox', { name })) as HTMLSelectElement).options;
  await waitFor(async () => expect(await optionsOf('Spot')).toHaveLength(301));
  await waitFor(async () => expect(await optionsOf('Dron')).toHaveLength(102));
  expect((await optionsOf('Spot'))[300]).toHaveTextContent('Spot 300');
});

test('the compact list is in the address, and narrows nothing', async () => {
  listOf([aFlight({ owner, title: 'Presa', durationSeconds: 734, visibility: 'private' })]);
  const { actor, address } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Lista compacta' }));
  await waitFor(() => expect(address()).toBe('/flights?view=list'));
  const row = (await screen.findByRole('heading', { name: 'Presa' })).closest('article') as HTMLElement;
  expect(within(row).getByText(/12:14\smin/)).toBeVisible();
  expect(within(row).getByText('Privado')).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Añadir «Presa» a favoritos' })).toBeVisible();
  expect(screen.getByText('1 vuelo')).toBeVisible();
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

test.each(['?drone=dron', '?spot=1&view=list', '?q=dique&print=1'])(
  'an address that can find nothing, %s, leads to all flights in place of trying again',
  async (query) => {
    listOf([]);
    server.use(
      http.get('/api/flights', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return ['drone', 'spot', 'q'].some((name) => searchParams.has(name))
          ? aServerError('VALIDATION', 'No es un identificador válido.')
          : HttpResponse.json(aPage([aFlight({ owner, title: 'Presa' })]));
      }),
    );
    const { actor } = show(`/flights${query}`, { user });
    const all = await screen.findByRole('button', { name: 'Ver todos mis vuelos' });
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await actor.click(all);
    expect(await screen.findByRole('heading', { name: 'Presa' })).toBeVisible();
  },
);

test('without flights it offers to log the first one', async () => {
  listOf([]);
  show('/flights', { user });
  expect(await screen.findByRole('link', { name: 'Registrar mi primer vuelo' })).toHaveAttribute(
    'href',
    '/flights?new=1',
  );
});

test('a failure says what failed and trying again recovers', async () => {
  listOf([]);
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

test('what the list finds is saved as a file that Excel reads as UTF-8', async () => {
  listOf([aFlight({ owner })]);
  const saved: [name: string, size: number][] = [];
  const asked: string[] = [];
  const sizes: number[] = [];
  URL.createObjectURL = (blob) => {
    sizes.push((blob as Blob).size);
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, sizes.at(-1) ?? 0]);
  });
  server.use(
    http.get('/api/flights/export', ({ request }) => {
      asked.push(new URL(request.url).search.replace(/&tz=[^&]*/, ''));
      return new HttpResponse('title\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  );
  const { actor } = show('/flights?filter=public&tag=mar', { user });
  await actor.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toEqual([['vuelos.csv', 3 + 'title\r\n'.length]]));
  expect(asked).toEqual(['?filter=public&tag=mar&separator=semicolon']);
  jest.restoreAllMocks();
});
