import {
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
import { aBatteryHealth, anOwnBattery } from '../../testing/an-own-battery.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const one = anOwnBattery({ name: 'Uno' }, { sticker: '7K3QX0RMWV2J' });
const two = anOwnBattery({ name: 'Dos' });

test('printing creates missing codes, and prints the chosen batteries', async () => {
  window.print = jest.fn();
  const asked: unknown[] = [];
  server.use(
    http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([one, two]))),
    http.post('/api/equipment-items/stickers', async ({ request }) => {
      asked.push(await request.json());
      const items = [{ equipmentItem: two._id, name: 'Dos', code: '0123456789AB' }];
      return HttpResponse.json({ items }, { status: 201 });
    }),
  );
  const { actor } = show('/equipment-items/stickers', { user });
  const sheet = await screen.findByRole('list', { name: 'Hoja 1' });
  expect(within(sheet).getByText('7K3Q X0RM WV2J')).toBeVisible();
  expect(within(sheet).getByText('Dos')).toBeVisible();

  expect(screen.getByRole('option', { name: '63,5 × 38,1 mm, 21 por hoja' })).toBeVisible();
  await actor.type(screen.getByLabelText('Etiquetas ya gastadas'), '2');
  await actor.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(
    await within(screen.getByRole('list', { name: 'Hoja 1' })).findByText('0123 4567 89AB'),
  ).toBeVisible();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ ids: [two._id] }]);

  await actor.click(screen.getByRole('checkbox', { name: 'Uno' }));
  expect(screen.queryByText('7K3Q X0RM WV2J')).toBeNull();
});

test('a sticker leads to its battery, and to a flight with it', async () => {
  server.use(
    http.get('/api/equipment-items/stickers/7K3QX0RMWV2J', () => HttpResponse.json(one.item)),
    http.get(`/api/equipment-items/${one._id}/health`, () => HttpResponse.json(aBatteryHealth())),
  );
  show('/equipment-items?sticker=7K3QX0RMWV2J', { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Uno' })).toBeVisible();
  expect(await screen.findByText('En buen estado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrar un vuelo con ella' })).toHaveAttribute(
    'href',
    `/flights?new=1&pack=${one._id}`,
  );
});

test('the sticker of a battery that was put away shows that', async () => {
  const item = { ...one.item, status: 'archived' as const };
  server.use(
    http.get('/api/equipment-items/stickers/7K3QX0RMWV2J', () => HttpResponse.json(item)),
    http.get(`/api/equipment-items/${item._id}/health`, () => HttpResponse.json(aBatteryHealth())),
  );
  show('/equipment-items?sticker=7K3QX0RMWV2J', { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Uno' })).toBeVisible();
  expect(screen.getByText('Archivado')).toBeVisible();
});

test('a sticker whose battery’s health cannot be loaded shows an error, and can try again', async () => {
  const health = `/api/equipment-items/${one._id}/health`;
  server.use(
    http.get('/api/equipment-items/stickers/7K3QX0RMWV2J', () => HttpResponse.json(one.item)),
    http.get(health, () => aServerError('INTERNAL'), { once: true }),
    http.get(health, () => HttpResponse.json(aBatteryHealth())),
  );
  const { actor } = show('/equipment-items?sticker=7K3QX0RMWV2J', { user });
  expect(await screen.findByText('No hemos podido cargar la salud de esta batería')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('En buen estado')).toBeVisible();
});

test('the sticker of another pilot shows that it is not the viewer’s own', async () => {
  server.use(http.get('/api/equipment-items/stickers/:code', () => aServerError('NOT_FOUND')));
  show('/equipment-items?sticker=0123456789AB', { user });
  expect(await screen.findByText('Esta pegatina no es de ninguna de tus baterías')).toBeVisible();
});

test('a sticker is ended on the page of its battery, after a warning that the printed one stops working', async () => {
  const { item } = one;
  const path = `/api/equipment-items/${item._id}`;
  let sticker: string | null = '7K3QX0RMWV2J';
  server.use(
    http.get(path, () => HttpResponse.json(item)),
    http.get(`${path}/health`, () => HttpResponse.json(aBatteryHealth({ sticker }))),
    http.get(`${path}/use`, () => HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] })),
    http.get(`${path}/status-changes`, () => HttpResponse.json(aPage([]))),
    http.delete(`${path}/sticker`, () => aServerError('INTERNAL')),
  );
  const { actor } = show(`/equipment-items?item=${item._id}`, { user });
  expect(await screen.findByText('7K3Q X0RM WV2J')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Anular la pegatina' }));
  const question = await screen.findByRole('dialog', { name: '¿Anular la pegatina de «Uno»?' });
  expect(within(question).getByText(/La que está impresa deja de funcionar/)).toBeVisible();
  const end = within(question).getByRole('button', { name: 'Anular la pegatina' });
  await actor.click(end);
  expect(await within(question).findByRole('alert')).toBeVisible();

  server.use(
    http.delete(`${path}/sticker`, () => {
      sticker = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await actor.click(end);
  expect(await screen.findByText('Esta batería no lleva pegatina todavía', { exact: false })).toBeVisible();
  expect(question).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Imprimir una pegatina' })).toHaveAttribute(
    'href',
    `/equipment-items/stickers?for=${item._id}`,
  );
});
