import {
  aDrone,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  within,
} from '@estela/testing';
import manifest from '../../../package.json' with { type: 'json' };
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

function holds(drone: ReturnType<typeof aDrone>) {
  server.use(
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get(`/api/drones/${drone._id}/snapshots`, () => HttpResponse.json(aPage([]))),
  );
  return `/drones/${drone._id}`;
}

test('a guest sees what a public drone is, and none of its owner’s actions', async () => {
  show(
    holds(
      aDrone({
        name: 'Halcón',
        type: 'longRange',
        weight: 1250,
        description: 'De montaña',
        serialNumber: null,
        notes: null,
      }),
    ),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Halcón' })).toBeVisible();
  expect(screen.getByText('Largo alcance')).toBeVisible();
  expect(screen.getByText(/1,25\skg/)).toBeVisible();
  expect(screen.getByText('De montaña')).toBeVisible();
  expect(screen.queryByText('Número de serie')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Acciones/ })).toBeNull();
});

test('the photo has the sizes that the HTML requests', async () => {
  const image = '/api/media/01a2062f-5bf9-701b-ba66-c8a519b9b820/960.webp';
  show(holds(aDrone({ name: 'Halcón', image })));
  await screen.findByRole('heading', { level: 1, name: 'Halcón' });
  const declared = manifest.estela.routes.find(({ path }) => path === '/drones/:id')?.firstPicture;
  expect(document.querySelector('img[srcset]')).toHaveAttribute('sizes', declared?.sizes);
  expect(declared?.field).toBe('image');
});

test('its owner sees serial number and notes, edits and deletes it', async () => {
  const drone = aDrone({ owner, name: 'Halcón', serialNumber: 'CH-7', notes: 'Motor 3 nuevo' });
  const route = holds(drone);
  server.use(
    http.delete('/api/drones/:id', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/drones', () => HttpResponse.json({ items: [], page: 1, limit: 24, total: 0 })),
  );
  const { actor } = show(route, { user });
  expect(await screen.findByText('CH-7')).toBeVisible();
  expect(screen.getByText('Motor 3 nuevo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/drones?edit=${drone._id}`);

  await actor.click(screen.getByRole('button', { name: 'Acciones de Halcón' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Halcón»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Tu hangar está vacío')).toBeVisible();
});

test('its owner sees what was flown, what it weighs and a link to its flights', async () => {
  const part = {
    _id: 'c1',
    name: 'Xing 2207',
    type: 'motor',
    brand: 'iFlight',
    weight: 31.5,
    quantity: 1,
  } as const;
  const last = { _id: 'f1', title: 'Faro', recordedAt: '2026-05-01T10:00:00.000Z' };
  const drone = aDrone({
    owner,
    weight: 1250,
    flown: { flights: 12, seconds: 5_400, last },
    components: ['c1', 'c2'],
    parts: [part, { ...part, _id: 'c2', name: 'Antena', type: 'antenna', weight: null }],
  });
  show(holds(drone), { user });
  const flown = (await screen.findByRole('heading', { name: 'Vuelos' })).closest('section') as HTMLElement;
  expect(within(flown).getByText('12')).toBeVisible();
  expect(within(flown).getByText('1,5')).toBeVisible();
  expect(within(flown).getByRole('link', { name: 'Faro' })).toHaveAttribute('href', '/flights/f1');
  expect(within(flown).getByRole('link', { name: 'Ver sus vuelos' })).toHaveAttribute(
    'href',
    `/flights?drone=${drone._id}`,
  );
  expect(within(flown).getByRole('link', { name: 'Registrar vuelo' })).toHaveAttribute(
    'href',
    `/flights?new=1&drone=${drone._id}`,
  );
  const weight = screen.getByRole('region', { name: 'Peso' });
  expect(within(weight).getByText(/31,5\sg/)).toBeVisible();
  expect(within(weight).getByText(/\+1,22\skg/)).toBeVisible();
  expect(weight).toHaveTextContent('1 pieza no tiene peso');
  expect(weight).toHaveTextContent('Por peso: A3 o, con clase C2, A2');
  expect(weight).toHaveTextContent('no un permiso');
  expect(screen.getByText('Motor · iFlight')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xing 2207' })).toHaveAttribute('href', '/components?part=c1');
});

test('the link back leads to the page the visitor came from, or from outside to the hangar', async () => {
  const drone = aDrone({ owner, name: 'Halcón' });
  const route = holds(drone);
  server.use(
    http.get('/api/drones', () => HttpResponse.json({ items: [drone], page: 2, limit: 24, total: 30 })),
  );
  const { actor, address, unmount } = show('/drones?page=2', { user });
  await actor.click(await screen.findByRole('link', { name: 'Halcón' }));
  await actor.click(await screen.findByRole('link', { name: 'Volver' }));
  expect(address()).toBe('/drones?page=2');
  unmount();

  const outside = show(route, { user });
  await outside.actor.click(await screen.findByRole('link', { name: 'Volver' }));
  expect(outside.address()).toBe('/drones');
});

test('a hidden drone looks like a missing one, and a guest may log in', async () => {
  server.use(http.get('/api/drones/:id', () => aServerError('NOT_FOUND')));
  const { actor, platform } = show('/drones/01900000-0000-7000-8000-00000000ffff');
  expect(await screen.findByText('Aquí no hay ningún dron')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});
