import { aDrone, aServerError, aUser, HttpResponse, http, screen, server, within } from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

function holds(drone: ReturnType<typeof aDrone>) {
  server.use(http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)));
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

test('what may not be seen looks like what is not there, and a guest may log in', async () => {
  server.use(http.get('/api/drones/:id', () => aServerError('NOT_FOUND')));
  const { actor, platform } = show('/drones/01900000-0000-7000-8000-00000000ffff');
  expect(await screen.findByText('Aquí no hay ningún dron')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});
