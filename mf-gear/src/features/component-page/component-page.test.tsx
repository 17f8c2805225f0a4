import type { Component, Installation } from '@estela/contracts';
import {
  aComponent,
  aDrone,
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
const [apex, mosquito] = [aDrone({ name: 'Apex' }), aDrone({ name: 'Mosquito' })];
const onApex = { _id: apex._id, name: 'Apex' };

/** A part with its history, and the requests that change it. */
function holds(component: Component, history: Installation[]) {
  const sent: unknown[] = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push([request.method, await request.json()]);
    return HttpResponse.json(history[0] ?? anInstallation(), {
      status: request.method === 'POST' ? 201 : 200,
    });
  };
  const path = `/api/components/${component._id}`;
  server.use(
    http.get(path, () => HttpResponse.json(component)),
    http.get(`${path}/installations`, () => HttpResponse.json(aPage(history))),
    http.post(`${path}/installations`, keep),
    http.patch(`${path}/installations/:installationId`, keep),
    http.get('/api/drones', () => HttpResponse.json(aPage([apex, mosquito]))),
  );
  return { sent, route: `/components?part=${component._id}` };
}

test('shows its figures and its history, newest first, also on a deleted drone', async () => {
  const open = anInstallation({ drone: onApex, flown: { flights: 2, seconds: 7200 }, quantity: 4 });
  const gone = anInstallation({
    drone: { _id: null, name: 'El Viejo' },
    from: '2025-05-01T10:00:00.000Z',
    to: '2025-06-01T10:00:00.000Z',
    flown: { flights: 1, seconds: 300 },
  });
  const part = aComponent({ name: 'XING2', quantity: 4, weight: 30, flown: { flights: 3, seconds: 7500 } });
  const { route } = holds({ ...part, installations: [open] }, [open, gone]);
  show(route, { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'XING2' })).toBeVisible();
  expect(screen.getByText('2,1')).toBeVisible();
  expect(screen.getByText('Peso total').parentElement?.textContent).toBe('Peso total120\u00a0g');
  const [now, before] = await screen.findAllByRole('listitem');
  expect(within(now as HTMLElement).getByRole('link', { name: 'Apex' })).toHaveAttribute(
    'href',
    `/drones/${apex._id}`,
  );
  expect(now).toHaveTextContent(/Ahora.*4 uds\..*hoy2 h2 vuelos/);
  expect(before).toHaveTextContent(/El Viejo.*Dron eliminado.*1 may 2025 – 1 jun 2025.*1 vuelo/);
  expect(within(before as HTMLElement).queryByRole('button', { name: /Corregir|Mover|Quitar/ })).toBeNull();
});

test('is put on a drone from now on, with four motors at once', async () => {
  const part = aComponent({ name: 'XING2', quantity: 8 });
  const { sent, route } = holds(part, []);
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Montar en un dron' }));
  const dialog = await screen.findByRole('dialog', { name: 'Montar XING2' });
  expect(within(dialog).getByLabelText('Cuántas unidades')).toHaveValue('4');
  await actor.click(within(dialog).getByRole('button', { name: 'Montar' }));
  expect(await within(dialog).findByText('Este campo es obligatorio')).toBeVisible();
  const drones = within(dialog).getByRole('group', { name: 'Dron' });
  expect(drones).toHaveAccessibleDescription('Este campo es obligatorio');
  const apexChoice = within(drones).getByRole('radio', { name: /^Apex/ });
  await waitFor(() => expect(apexChoice).toHaveFocus());
  await actor.click(apexChoice);
  await actor.click(within(dialog).getByRole('button', { name: 'Montar' }));
  expect(await screen.findByText('XING2 está montado')).toBeVisible();
  expect(sent).toEqual([
    ['POST', { drone: apex._id, from: expect.stringMatching(/Z$/), to: null, quantity: 4 }],
  ]);
});

test('moves to another drone in one step', async () => {
  const place = anInstallation({ drone: onApex });
  const { sent, route } = holds(aComponent({ installations: [place] }), [place]);
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Mover de Apex a otro dron' }));
  const dialog = await screen.findByRole('dialog', { name: /^Mover/ });
  await actor.click(await within(dialog).findByRole('radio', { name: /^Mosquito/ }));
  expect(within(dialog).queryByRole('radio', { name: /^Apex/ })).toBeNull();
  await actor.click(within(dialog).getByRole('button', { name: 'Mover' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['POST', { drone: mosquito._id, from: expect.any(String), quantity: 1, movedFrom: place._id }],
  ]);
});

test('is taken off, and a refusal by the server shows an error on its field', async () => {
  const place = anInstallation({ drone: onApex });
  const { sent, route } = holds(aComponent({ installations: [place] }), [place]);
  server.use(
    http.patch(
      '/api/components/:id/installations/:installationId',
      () => aServerError('VALIDATION', 'Revisa los campos', { to: 'Es anterior a la fecha en que se puso' }),
      { once: true },
    ),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Quitar de Apex' }));
  const dialog = await screen.findByRole('dialog', { name: /^Quitar/ });
  await actor.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  expect(await within(dialog).findByText('Es anterior a la fecha en que se puso')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['PATCH', { to: expect.stringMatching(/Z$/) }]]);
});

test('a stay is corrected or deleted', async () => {
  const place = anInstallation({ drone: onApex, to: '2026-11-21T10:00:00.000Z' });
  const part = aComponent();
  const { sent, route } = holds(part, [place]);
  const deleted: unknown[] = [];
  server.use(
    http.delete('/api/components/:id/installations/:installationId', ({ params }) => {
      deleted.push(params);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Corregir el montaje en Apex' }));
  const dialog = await screen.findByRole('dialog', { name: 'Corregir el montaje en Apex' });
  await actor.clear(within(dialog).getByLabelText(/Hasta/));
  await actor.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual([['PATCH', { from: place.from, to: null, quantity: 1 }]]));

  await actor.click(await screen.findByRole('button', { name: 'Eliminar Montaje en Apex' }));
  const asking = await screen.findByRole('dialog', { name: '¿Eliminar «Montaje en Apex»?' });
  await actor.click(within(asking).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(deleted).toEqual([{ id: part._id, installationId: place._id }]));
});

test('a last page emptied by deleting redirects to the one before', async () => {
  const place = anInstallation({ drone: onApex, to: '2026-11-21T10:00:00.000Z' });
  const { route } = holds(aComponent(), []);
  let total = 21;
  server.use(
    http.get('/api/components/:id/installations', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('page') === '1';
      return HttpResponse.json({ ...aPage(isFirst || total > 20 ? [place] : []), total });
    }),
    http.delete('/api/components/:id/installations/:installationId', () => {
      total = 20;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText('21–21 de 21')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Eliminar Montaje en Apex' }));
  const asking = await screen.findByRole('dialog', { name: '¿Eliminar «Montaje en Apex»?' });
  await actor.click(within(asking).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('21–21 de 21')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Eliminar Montaje en Apex' })).toBeVisible();
});

test('a deleted part leads back to the list as it was', async () => {
  server.use(http.get('/api/components/:id', () => aServerError('NOT_FOUND')));
  show('/components?type=motor&part=01900000-0000-7000-8000-00000000ffff', { user });
  expect(await screen.findByText('Este componente no está en tu hangar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Componentes' })).toHaveAttribute(
    'href',
    '/components?type=motor',
  );
});
