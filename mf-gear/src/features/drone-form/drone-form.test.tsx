import type { Drone } from '@estela/contracts';
import {
  aComponent,
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
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };

beforeEach(() =>
  server.use(
    http.get('/api/components', () =>
      HttpResponse.json(aPage([aComponent({ _id: 'c1', name: 'Xing 2207' })])),
    ),
  ),
);

type Actor = ReturnType<typeof show>['actor'];

async function fillIn(actor: Actor) {
  await actor.type(await screen.findByLabelText('Nombre'), 'Halcón');
  await actor.selectOptions(screen.getByLabelText('Estilo'), 'Largo alcance');
  await actor.type(screen.getByLabelText('Marca'), 'iFlight');
  await actor.type(screen.getByLabelText('Modelo'), 'Chimera 7');
  await actor.type(screen.getByLabelText('Número de serie'), 'CH-7');
  await actor.type(screen.getByLabelText('Peso'), '1250,5');
  await actor.type(screen.getByLabelText('Tamaño del frame'), '315');
}

/** A server that accepts a creation or a change, records what was sent, and then has the drone in the hangar. */
function takes(method: 'post' | 'patch', path: string, drone: Drone) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(drone, { status: method === 'post' ? 201 : 200 });
    }),
    http.get('/api/drones', () => HttpResponse.json(aPage([drone]))),
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get(`/api/drones/${drone._id}/snapshots`, () => HttpResponse.json(aPage([]))),
  );
  return sent;
}

test('adds a drone and leads to its page', async () => {
  const drone = aDrone({ owner, name: 'Halcón' });
  const sent = takes('post', '/api/drones', drone);
  const { actor, address } = show('/drones?new=1', { user });
  await fillIn(actor);
  await actor.selectOptions(screen.getByLabelText(/Cómo llegó a ti/), 'Enlazar y volar (BNF)');
  await actor.click(await screen.findByRole('checkbox', { name: /Xing 2207/ }));
  await actor.click(screen.getByRole('radio', { name: /Público/ }));
  await actor.click(screen.getByRole('button', { name: 'Guardar dron' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Halcón' })).toBeVisible();
  expect(address()).toBe(`/drones/${drone._id}`);
  expect(sent).toEqual([
    {
      name: 'Halcón',
      type: 'longRange',
      brand: 'iFlight',
      model: 'Chimera 7',
      serialNumber: 'CH-7',
      weight: 1250.5,
      frameSize: 315,
      frame: '',
      components: ['c1'],
      originType: 'bnf',
      description: '',
      notes: '',
      visibility: 'public',
    },
  ]);
});

test('an empty form marks its seven required fields and leads to the first', async () => {
  const { actor } = show('/drones?new=1', { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar dron' }));
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(7);
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
});

test('a weight that is not a number shows an error before it is sent', async () => {
  const { actor } = show('/drones?new=1', { user });
  await actor.type(await screen.findByLabelText('Peso'), 'mucho');
  await actor.tab();
  expect(await screen.findByText('Escribe un número')).toBeVisible();
});

test('a server error is shown on its field and nothing typed is lost', async () => {
  server.use(
    http.post('/api/drones', () => aServerError('CONFLICT', 'Ya existe.', { serialNumber: 'Ya lo tienes.' })),
  );
  const { actor } = show('/drones?new=1', { user });
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar dron' }));

  expect(await screen.findByText('Ya lo tienes.')).toBeVisible();
  expect(screen.queryByText('Ya existe.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Número de serie')).toHaveFocus();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Halcón');
});

test('changing a drone sends only what was changed', async () => {
  const drone = aDrone({ owner, name: 'Halcón' });
  const sent = takes('patch', `/api/drones/${drone._id}`, drone);
  server.use(http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)));
  const { actor } = show(`/drones?edit=${drone._id}`, { user });
  await actor.type(await screen.findByLabelText(/Notas/), 'Motor 3 nuevo');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));

  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ notes: 'Motor 3 nuevo' }]);
});

test('a chosen part stays while the hangar is searched, and can be removed', async () => {
  const drone = aDrone({
    owner,
    components: ['c1'],
    parts: [{ _id: 'c1', name: 'Xing 2207', type: 'motor', brand: 'iFlight', weight: 31, quantity: 1 }],
  });
  const sent = takes('patch', `/api/drones/${drone._id}`, drone);
  server.use(
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get('/api/components', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q');
      const found = q ? aComponent({ _id: 'c2', name: 'Ratel 2', type: 'camera' }) : aComponent();
      return HttpResponse.json(aPage([found], { total: 30 }));
    }),
  );
  const { actor } = show(`/drones?edit=${drone._id}`, { user });
  expect(await screen.findByRole('list', { name: 'Piezas elegidas' })).toHaveTextContent('Xing 2207');
  expect(await screen.findByText('Y 29 más: escribe para buscar.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Quitar Xing 2207' }));
  await actor.type(
    await screen.findByRole('searchbox', { name: 'Buscar en tus componentes' }),
    'ratel{Enter}',
  );
  await actor.click(await screen.findByRole('checkbox', { name: /Ratel 2/ }));
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ components: ['c2'] }]);
});

test('when only the photo fails the drone is not created twice', async () => {
  const drone = aDrone({ owner, name: 'Halcón' });
  const sent = takes('post', '/api/drones', drone);
  const image = `/api/drones/${drone._id}/image`;
  server.use(
    http.post(image, () => aServerError('TOO_LARGE', 'Pesa demasiado.'), { once: true }),
    http.post(image, () => HttpResponse.json(drone)),
    http.patch(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
  );
  const { actor, address } = show('/drones?new=1', { user });
  await fillIn(actor);
  await actor.upload(
    screen.getByLabelText(/^Foto/, { selector: 'input' }),
    new File(['picture'], 'foto.webp', { type: 'image/webp' }),
  );
  await actor.click(screen.getByRole('button', { name: 'Guardar dron' }));
  expect(await screen.findByText(/no se ha subido. Pesa demasiado/)).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Guardar dron' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Halcón' })).toBeVisible();
  expect(address()).toBe(`/drones/${drone._id}`);
  expect(sent).toHaveLength(1);
});

test('a deleted drone shows a message', async () => {
  server.use(http.get('/api/drones/:id', () => aServerError('NOT_FOUND')));
  show('/drones?edit=01900000-0000-7000-8000-00000000ffff', { user, language: 'en' });
  expect(await screen.findByText('This drone is not in your hangar')).toBeVisible();
});

test('unsaved input is restored, with the parts by their names', async () => {
  const key = `estela.draft.${user._id}.drone.new`;
  const values = { name: 'Halcón', components: ['c9', 'c8'] };
  localStorage.setItem(key, JSON.stringify({ version: '', keptAt: Date.now(), values }));
  server.use(
    http.get('/api/components/c9', () => HttpResponse.json(aComponent({ _id: 'c9', name: 'Foxeer Razer' }))),
    http.get('/api/components/c8', () => aServerError('NOT_FOUND')),
  );
  const { actor } = show('/drones?new=1', { user });
  await actor.click(await screen.findByRole('button', { name: 'Recuperarlo' }));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Halcón');
  expect(await screen.findByText('Foxeer Razer')).toBeVisible();
  // Deleted meanwhile: the form cannot be saved with it, so the form names the part.
  expect(await screen.findByText('Ya no está en tu equipo')).toBeVisible();
  await actor.type(screen.getByLabelText('Nombre'), ' 2');
  expect(localStorage.getItem(key)).toContain('Halcón 2');
  localStorage.clear();
});

test('a component is added over the form of the drone, becomes its part, and nothing typed is lost', async () => {
  const added = aComponent({ _id: 'c9', name: 'Foxeer Reaper' });
  const parts: unknown[] = [];
  server.use(
    http.post('/api/components', async ({ request }) => {
      parts.push(await request.json());
      return HttpResponse.json(added, { status: 201 });
    }),
  );
  const drones = takes('post', '/api/drones', aDrone({ owner, name: 'Halcón' }));
  const { actor } = show('/drones?new=1', { user });
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Añadir un componente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir componente' }));
  await actor.type(await dialog.findByLabelText('Nombre'), 'Foxeer Reaper');
  await actor.selectOptions(dialog.getByLabelText('Tipo'), 'ESC');
  await actor.click(dialog.getByRole('button', { name: 'Guardar componente' }));

  expect(await screen.findByRole('list', { name: 'Piezas elegidas' })).toHaveTextContent('Foxeer Reaper');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(parts).toEqual([expect.objectContaining({ name: 'Foxeer Reaper', type: 'esc', quantity: 1 })]);
  expect(drones).toEqual([]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Halcón');
  await actor.click(screen.getByRole('button', { name: 'Guardar dron' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Halcón' })).toBeVisible();
  expect(drones).toEqual([expect.objectContaining({ components: ['c9'] })]);
});
