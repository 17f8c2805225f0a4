import type { Component } from '@estela/contracts';
import {
  aComponent,
  aGate,
  anInstallation,
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

/** Answers list and counts, and records the requests for each. */
function holds(components: Component[]) {
  const asked = { list: [] as object[], counts: [] as object[] };
  const query = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);
  const byType = [...new Set(components.map(({ type }) => type))].map((type) => ({
    type,
    count: components.filter((one) => one.type === type).length,
  }));
  server.use(
    http.get('/api/components', ({ request }) => {
      asked.list.push(query(request));
      return HttpResponse.json(aPage(components));
    }),
    http.get('/api/components/counts', ({ request }) => {
      asked.counts.push(query(request));
      return HttpResponse.json({ total: components.length, favorites: 0, byType });
    }),
  );
  return asked;
}

const card = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;

test('a part shows what it is, which drones it is on and how long it has flown', async () => {
  const place = anInstallation();
  holds([
    aComponent({
      name: 'XING2',
      quantity: 4,
      weight: 62.5,
      sourceUrl: 'https://tienda.example/xing2',
      installations: [place],
      flown: { flights: 31, seconds: 45_000 },
    }),
    aComponent({ name: 'Nano Pro', type: 'camera', weight: null, flown: { flights: 1, seconds: 240 } }),
  ]);
  show('/components', { user });
  expect(await screen.findByRole('heading', { name: 'XING2' })).toBeVisible();
  const motor = within(card('XING2'));
  expect(motor.getByText('Motor')).toBeVisible();
  expect(motor.getByText('4 uds.')).toBeVisible();
  expect(motor.getByText('62,5')).toBeVisible();
  expect(motor.getByText('12,5')).toBeVisible();
  expect(motor.getByRole('link', { name: 'Halcón' })).toHaveAttribute('href', `/drones/${place.drone._id}`);
  expect(motor.getByRole('link', { name: /^Comprar XING2/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  const camera = within(card('Nano Pro'));
  expect(camera.getByText('Sin montar')).toBeVisible();
  expect(camera.queryByText('Peso')).toBeNull();
  expect(camera.queryByRole('link', { name: /Comprar/ })).toBeNull();
});

test('sorting is not filtering: in a hangar that is now empty a sorted list still offers the first part', async () => {
  holds([aComponent()]);
  const { actor, address } = show('/components', { user });
  await screen.findByText('1 componente');
  const asked = holds([]);
  await actor.selectOptions(await screen.findByLabelText('Ordenar'), 'Más horas');
  expect(address()).toBe('/components?sort=mostFlown');
  expect(await screen.findByRole('link', { name: 'Añadir mi primer componente' })).toBeVisible();
  expect(asked.list).toMatchObject([{ sort: 'mostFlown' }]);
});

test('every type has a chip with its count, and the choice is in the address', async () => {
  const asked = holds([aComponent(), aComponent({ type: 'camera', name: 'Nano' })]);
  const { actor, address } = show('/components?q=nano', { user });
  const types = await screen.findByRole('group', { name: 'Tipo' });
  await waitFor(() => expect(within(types).getByRole('button', { name: 'Motores 1' })).toBeVisible());
  expect(within(types).getAllByRole('button')).toHaveLength(13);
  await actor.click(within(types).getByRole('button', { name: 'Cámaras 1' }));
  await waitFor(() => expect(address()).toBe('/components?q=nano&type=camera'));
  await waitFor(() => expect(asked.list.at(-1)).toMatchObject({ type: 'camera', q: 'nano', page: '1' }));
  expect(asked.counts).toEqual([{ q: 'nano' }]);

  await actor.click(screen.getByRole('button', { name: 'Sin montar' }));
  await waitFor(() => expect(asked.list.at(-1)).toMatchObject({ type: 'camera', installed: 'false' }));
  await waitFor(() => expect(asked.counts.at(-1)).toEqual({ q: 'nano', installed: 'false' }));
});

test('a star is filled at once, and empty again when the server refuses it', async () => {
  holds([aComponent({ name: 'XING2' })]);
  const gate = aGate();
  server.use(
    http.put('/api/components/:id/favorite', async () => {
      await gate.opened;
      return aServerError('INTERNAL', 'Ha fallado');
    }),
  );
  const { actor } = show('/components', { user });
  await actor.click(await screen.findByRole('button', { name: 'Añadir «XING2» a favoritos' }));
  expect(await screen.findByRole('button', { name: 'Quitar «XING2» de favoritos' })).toBeVisible();
  gate.open();
  expect(await screen.findByRole('button', { name: 'Añadir «XING2» a favoritos' })).toBeVisible();
  expect(screen.getByText('No se ha podido cambiar el favorito')).toBeVisible();
});

test('deleting names the drones that lose the part', async () => {
  const part = aComponent({
    name: 'XING2',
    installations: [anInstallation(), anInstallation({ drone: { _id: 'x', name: 'Mosquito' } })],
  });
  holds([part]);
  const deleted: unknown[] = [];
  server.use(
    http.delete('/api/components/:id', ({ params }) => {
      deleted.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show('/components', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de XING2' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «XING2»?' });
  expect(within(dialog).getByText(/Está en Halcón y Mosquito, que lo perderán/)).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(deleted).toEqual([part._id]));
});

test('an empty hangar offers the first part, and a search without results offers the way back', async () => {
  holds([]);
  const { actor, address } = show('/components?show=favorites', { user });
  await actor.click(await screen.findByRole('button', { name: 'Ver todos' }));
  await waitFor(() => expect(address()).toBe('/components'));
  expect(await screen.findByRole('link', { name: 'Añadir mi primer componente' })).toHaveAttribute(
    'href',
    '/components?new=1',
  );
});

test('a failure shows an error, and trying again recovers', async () => {
  holds([aComponent({ name: 'XING2' })]);
  server.use(http.get('/api/components', () => aServerError('INTERNAL', 'Ha fallado.'), { once: true }));
  const { actor } = show('/components', { user });
  await actor.click(await screen.findByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByRole('heading', { name: 'XING2' })).toBeVisible();
});

test('counts that fail to load are not replaced by those of the previous search', async () => {
  holds([aComponent()]);
  const { actor } = show('/components', { user });
  await screen.findByRole('button', { name: 'Motores 1' });
  server.use(http.get('/api/components/counts', () => aServerError('INTERNAL')));
  await actor.type(screen.getByRole('searchbox'), 'nano{Enter}');
  expect(await screen.findByRole('button', { name: 'Motores' })).toBeVisible();
});

test('without a single part there is nothing to filter', async () => {
  holds([]);
  show('/components', { user });
  expect(await screen.findByText('Aún no tienes componentes')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
