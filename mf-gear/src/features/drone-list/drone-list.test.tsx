import type { Drone } from '@estela/contracts';
import {
  aDrone,
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

const user = aUser();

/** Answers the list and records the requests. */
function hangarOf(drones: Drone[], total = drones.length) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/drones', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(aPage(drones, { total }));
    }),
  );
  return asked;
}

test('shows each drone with its style, weight and size', async () => {
  hangarOf([
    aDrone({ name: 'Halcón', type: 'longRange', weight: 1250, frameSize: 315 }),
    aDrone({ name: 'Mosquito', weight: 31 }),
  ]);
  show('/drones', { user });

  const falcon = (await screen.findByRole('heading', { name: 'Halcón' })).closest('article') as HTMLElement;
  expect(within(falcon).getByText('Largo alcance')).toBeVisible();
  expect(within(falcon).getByText('1,25')).toBeVisible();
  expect(within(falcon).getByText('315')).toBeVisible();
  expect(within(falcon).queryByText('Menos de 250 g')).toBeNull();
  const mosquito = screen.getByRole('heading', { name: 'Mosquito' }).closest('article') as HTMLElement;
  expect(within(mosquito).getByText('Menos de 250 g')).toBeVisible();
  expect(screen.getByText('2 drones')).toHaveAttribute('role', 'status');
});

test('leads to components and equipment', async () => {
  hangarOf([aDrone()]);
  show('/drones', { user });
  const hangar = await screen.findByRole('navigation', { name: 'Tu hangar' });
  expect(within(hangar).getByRole('link', { name: 'Drones' })).toHaveAttribute('aria-current', 'page');
  expect(within(hangar).getByRole('link', { name: 'Componentes' })).toHaveAttribute('href', '/components');
  expect(within(hangar).getByRole('link', { name: 'Equipo' })).toHaveAttribute('href', '/equipment-items');
});

test('an empty hangar offers to add the first drone', async () => {
  hangarOf([]);
  show('/drones', { user, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Add my first drone' })).toHaveAttribute(
    'href',
    '/drones?new=1',
  );
});

test('a failure shows what failed, and trying again recovers', async () => {
  server.use(
    http.get('/api/drones', () => aServerError('INTERNAL', 'El servidor ha fallado.'), { once: true }),
  );
  const { actor } = show('/drones', { user });
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor ha fallado.');

  hangarOf([aDrone({ name: 'Halcón' })]);
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Halcón' })).toBeVisible();
});

test('more drones are on more pages, in the address', async () => {
  const asked = hangarOf([aDrone()], 60);
  const { actor, address } = show('/drones', { user });
  await actor.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(address()).toBe('/drones?page=2'));
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'));
});

test('a form that is cancelled leads back to the page of its drone', async () => {
  const halcon = aDrone({ name: 'Halcón', owner: { ...aDrone().owner, _id: user._id } });
  hangarOf([halcon], 30);
  server.use(
    http.get('/api/drones/:id', () => HttpResponse.json(halcon)),
    http.get('/api/components', () => HttpResponse.json(aPage([]))),
  );
  const { actor, address } = show('/drones?page=2', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Halcón' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  expect(address()).toBe(`/drones?page=2&edit=${halcon._id}`);
  await actor.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/drones?page=2'));
});

test('style, search and order apply to the list, in the address', async () => {
  const asked = hangarOf([aDrone()], 2);
  const { actor, address } = show('/drones', { user });
  await actor.selectOptions(await screen.findByLabelText('Estilo'), 'Largo alcance');
  await actor.selectOptions(screen.getByLabelText('Ordenar'), 'Más horas');
  await waitFor(() => expect(address()).toBe('/drones?type=longRange&sort=mostFlown'));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('mostFlown'));

  hangarOf([]);
  await actor.type(screen.getByRole('searchbox'), 'nada{Enter}');
  expect(await screen.findByText('Ningún dron coincide')).toBeVisible();
  hangarOf([aDrone({ name: 'Halcón' })]);
  await actor.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(await screen.findByRole('link', { name: 'Halcón' })).toBeVisible();
  expect(address()).toMatch(/^\/drones\??$/);
});

test('a page past the last one redirects to the first', async () => {
  hangarOf([], 3);
  const { actor, address } = show('/drones?page=9', { user });
  await actor.click(await screen.findByRole('button', { name: 'Ir a la primera página' }));
  await waitFor(() => expect(address()).toMatch(/^\/drones\??$/));
});

test('deleting asks first, names the drone and what uses it, and removes it', async () => {
  const last = { _id: 'f1', title: 'Faro', recordedAt: '2026-05-01T10:00:00.000Z' };
  hangarOf([aDrone({ name: 'Halcón', components: ['c1'], flown: { flights: 12, seconds: 5_400, last } })]);
  server.use(http.delete('/api/drones/:id', () => new HttpResponse(null, { status: 204 })));
  const { actor } = show('/drones', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Halcón' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));

  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Halcón»?' });
  expect(dialog).toHaveTextContent('Lo usan 12 vuelos, el último «Faro»');
  expect(dialog).toHaveTextContent('Su pieza sigue en tus componentes');
  expect(dialog).toHaveTextContent('sus recordatorios y sus configuraciones se borran');
  hangarOf([]);
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Tu hangar está vacío')).toBeVisible();
  expect(screen.getByText('«Halcón» se ha eliminado')).toBeVisible();
});

test('a refused deletion leaves the drone and shows why', async () => {
  hangarOf([aDrone({ name: 'Halcón' })]);
  server.use(http.delete('/api/drones/:id', () => aServerError('INTERNAL', 'Ahora no puede ser.')));
  const { actor } = show('/drones', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Halcón' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Halcón»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ahora no puede ser.');
});

test('a row that is none, or has no size that could be drawn, costs its own place', async () => {
  silenceErrors();
  const broken = [null, { _id: 'x', name: 'Roto' }] as unknown as Drone[];
  hangarOf([aDrone({ name: 'Halcón' }), ...broken, aDrone({ name: 'Mosquito' })]);
  show('/drones', { user });
  expect(await screen.findByRole('heading', { name: 'Halcón' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Mosquito' })).toBeVisible();
  expect((await screen.findAllByText('Este elemento no se puede mostrar')).length).toBeGreaterThan(0);
});
