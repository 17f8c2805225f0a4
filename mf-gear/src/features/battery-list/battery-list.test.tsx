import { aPage, aUser, HttpResponse, http, screen, server, within } from '@estela/testing';
import { anOwnBattery } from '../../testing/an-own-battery.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();

test('each battery shows its health, and leads to its page and to a new flight', async () => {
  const tired = anOwnBattery(
    { name: 'Cansada' },
    { verdict: 'watch', reasons: [{ reason: 'manyCycles', count: 312 }], cycles: 312 },
  );
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([tired]))));
  show('/equipment-items/batteries', { user });
  const card = await screen.findByRole('article', { name: 'Cansada' });
  expect(within(card).getByText('Vigílala')).toBeVisible();
  expect(within(card).getByText(/Lleva 312 ciclos/)).toBeVisible();
  expect(within(card).getByText(/6S/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Cansada' })).toHaveAttribute(
    'href',
    `/equipment-items?item=${tired._id}`,
  );
  expect(within(card).getByRole('link', { name: 'Registrar un vuelo con Cansada' })).toHaveAttribute(
    'href',
    `/flights?new=1&pack=${tired._id}`,
  );
  expect(screen.getByRole('link', { name: 'Imprimir pegatinas' })).toHaveAttribute(
    'href',
    '/equipment-items/stickers',
  );
});

test('an empty list says what batteries are for, and adds the first', async () => {
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([]))));
  show('/equipment-items/batteries', { user });
  expect(await screen.findByText('Aún no tienes baterías')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Añadir una batería' })).toHaveAttribute(
    'href',
    '/equipment-items?new=1&as=battery',
  );
});
