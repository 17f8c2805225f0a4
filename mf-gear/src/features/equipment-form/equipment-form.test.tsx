import type { EquipmentItem } from '@estela/contracts';
import { aServerError, aUser, HttpResponse, http, screen, server, waitFor, within } from '@estela/testing';
import { anEquipmentItem, someStatistics } from '../../testing/an-equipment-item.ts';
import { aBatteryHealth } from '../../testing/an-own-battery.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
type Actor = ReturnType<typeof show>['actor'];

/** A server that accepts a creation or a change, records what was sent, and then has the item. */
function takes(method: 'post' | 'patch', path: string, item: EquipmentItem) {
  const sent: unknown[] = [];
  const one = `/api/equipment-items/${item._id}`;
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(item, { status: method === 'post' ? 201 : 200 });
    }),
    http.get('/api/equipment-items/statistics', () => HttpResponse.json(someStatistics())),
    http.get(one, () => HttpResponse.json(item)),
    http.get(`${one}/health`, () => HttpResponse.json(aBatteryHealth())),
    http.get(`${one}/use`, () => HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] })),
    http.get(`${one}/status-changes`, () => HttpResponse.json({ items: [], page: 1, limit: 100, total: 0 })),
  );
  return sent;
}

async function fillIn(actor: Actor) {
  await actor.type(await screen.findByLabelText('Nombre'), 'Pack 6S');
  await actor.selectOptions(screen.getByLabelText('Estado'), 'Como nuevo');
}

test('the first step asks what it is, and the second has the details that fit', async () => {
  const item = anEquipmentItem({ name: 'Pack 6S', type: 'battery' });
  const sent = takes('post', '/api/equipment-items', item);
  const { actor, address } = show('/equipment-items?status=active&new=1', { user });
  expect(await screen.findByText('Primero, qué es. Después, sus datos.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Paso 1 de 2' })).toBeVisible();
  await actor.click(screen.getByRole('link', { name: /Batería/ }));
  expect(address()).toBe('/equipment-items?status=active&new=1&as=battery');
  expect(await screen.findByLabelText('Tipo')).toHaveValue('battery');

  await fillIn(actor);
  await actor.type(screen.getByLabelText(/Celdas/), '6');
  await actor.type(screen.getByLabelText(/Capacidad/), '1300');
  await actor.type(screen.getByLabelText(/Conector/), 'XT60');
  await actor.type(screen.getByLabelText(/Ciclos/), '42');
  await actor.type(screen.getByLabelText(/Precio/), '1.234,56');
  await actor.type(screen.getByLabelText(/Fecha de compra/), '2026-01-31');
  await actor.selectOptions(screen.getByLabelText('Garantía'), 'Meses desde la compra');
  await actor.type(screen.getByLabelText('Duración'), '1');
  expect(screen.getByText(/Hasta el 28 feb 2026/)).toBeVisible();
  await actor.type(screen.getByLabelText(/Enlace de la tienda/), 'tienda.example/pack');
  await actor.click(screen.getByRole('button', { name: 'Guardar equipo' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Pack 6S' })).toBeVisible();
  expect(address()).toBe(`/equipment-items?status=active&item=${item._id}`);
  expect(sent).toEqual([
    {
      name: 'Pack 6S',
      type: 'battery',
      condition: 'likeNew',
      brand: '',
      model: '',
      serialNumber: '',
      battery: { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: 42 },
      price: 123_456,
      currency: 'EUR',
      purchaseDate: '2026-01-31',
      warranty: 1,
      warrantyExpiration: null,
      location: '',
      sourceUrl: 'https://tienda.example/pack',
      description: '',
      notes: '',
    },
  ]);
});

test('another type has other details, and what was typed is still there on return', async () => {
  const { actor } = show('/equipment-items?new=1&as=battery', { user });
  await fillIn(actor);
  await actor.type(screen.getByLabelText(/Celdas/), '6');
  expect(screen.getByLabelText(/Modelo/)).toHaveAttribute('placeholder', 'R-Line 6S');
  await actor.selectOptions(screen.getByLabelText('Tipo'), 'Emisora');
  expect(screen.queryByLabelText(/Celdas/)).toBeNull();
  expect(screen.getByLabelText(/Modelo/)).toHaveAttribute('placeholder', 'TX16S');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Pack 6S');
  await actor.selectOptions(screen.getByLabelText('Tipo'), 'Batería');
  expect(screen.getByLabelText(/Celdas/)).toHaveValue('6');
});

test('an empty second step marks name and condition, and leads to the first that is wrong', async () => {
  const { actor } = show('/equipment-items?new=1&as=radio', { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar equipo' }));
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(screen.getByLabelText('Estado')).toHaveFocus();
});

test('prices, links and warranties that make no sense show errors before they are sent', async () => {
  const { actor } = show('/equipment-items?new=1&as=goggles', { user, language: 'en' });
  await actor.type(await screen.findByLabelText(/^Price/), '1.234,5,6');
  await actor.type(screen.getByLabelText(/Link to the shop/), 'ftp://shop.example');
  await actor.selectOptions(screen.getByLabelText('Warranty'), 'Until a date');
  await actor.click(screen.getByRole('button', { name: 'Save equipment' }));
  expect(await screen.findByText('Enter a number')).toBeVisible();
  expect(screen.getByText(/web address that starts with https/)).toBeVisible();
  expect(screen.getByLabelText('Last day of warranty')).toHaveAccessibleDescription('This field is required');
  await actor.clear(screen.getByLabelText(/^Price/));
  await actor.type(screen.getByLabelText(/^Price/), '12.50');
  await actor.selectOptions(screen.getByLabelText(/Currency/), 'JPY');
  expect(await screen.findByText('This currency takes 0 decimals')).toBeVisible();
  await actor.type(screen.getByLabelText(/Date of purchase/), '2026-01-31');
  await actor.type(screen.getByLabelText('Last day of warranty'), '2026-01-30');
  expect(await screen.findByText('A warranty cannot end before the purchase')).toBeVisible();
});

test('a server error is shown on its field, and nothing typed is lost', async () => {
  server.use(
    http.post('/api/equipment-items', () =>
      aServerError('VALIDATION', 'Revisa los campos.', { 'battery.cells': 'Demasiadas celdas.' }),
    ),
  );
  const { actor } = show('/equipment-items?new=1&as=battery', { user });
  await fillIn(actor);
  await actor.type(screen.getByLabelText(/Celdas/), '6');
  await actor.click(screen.getByRole('button', { name: 'Guardar equipo' }));
  expect(await screen.findByText('Demasiadas celdas.')).toBeVisible();
  expect(screen.getByLabelText(/Celdas/)).toHaveFocus();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Pack 6S');
});

test('a failure of the server is shown in a text about equipment, and nothing typed is lost', async () => {
  server.use(http.post('/api/equipment-items', () => aServerError('INTERNAL')));
  const { actor } = show('/equipment-items?new=1&as=radio', { user, language: 'en' });
  await actor.type(await screen.findByLabelText('Name'), 'TX16S');
  await actor.selectOptions(screen.getByLabelText('Condition'), 'Good');
  await actor.click(screen.getByRole('button', { name: 'Save equipment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save equipment');
  expect(screen.getByLabelText('Name')).toHaveValue('TX16S');
});

test('editing begins with the stored values, sends only what differs, and leads back to where it was opened', async () => {
  const item = anEquipmentItem({ name: 'Cámara', price: 1500, currency: 'JPY', warranty: 24 });
  const sent = takes('patch', `/api/equipment-items/${item._id}`, item);
  const { actor, address } = show(`/equipment-items?item=${item._id}&edit=${item._id}`, { user });
  expect(await screen.findByLabelText(/Precio/)).toHaveValue('1500');
  expect(screen.getByLabelText('Duración')).toHaveValue('24');
  await actor.selectOptions(screen.getByLabelText('Garantía'), 'En palabras');
  await actor.type(screen.getByLabelText('Condiciones'), 'De por vida');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ warranty: 'De por vida' }]);
  await waitFor(() => expect(address()).toBe(`/equipment-items?item=${item._id}`));
});

test('a purchase in the future is refused, but a stored one is accepted', async () => {
  const item = anEquipmentItem({ name: 'Cámara', purchaseDate: '2090-01-31' });
  const sent = takes('patch', `/api/equipment-items/${item._id}`, item);
  const { actor } = show(`/equipment-items?item=${item._id}&edit=${item._id}`, { user });
  const bought = await screen.findByLabelText(/Fecha de compra/);
  await actor.clear(bought);
  await actor.type(bought, '2090-02-01');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('No puede ser una fecha futura')).toBeVisible();
  expect(bought).toHaveFocus();
  await actor.clear(bought);
  await actor.type(bought, '2090-01-31');
  await actor.type(screen.getByLabelText('Nombre'), ' 2');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ name: 'Cámara 2' }]);
});

test('currencies are those in use, by name after the usual ones, and a stored one no longer in use stays', async () => {
  const item = anEquipmentItem({ name: 'Cámara', price: 1500, currency: 'HRK' });
  const sent = takes('patch', `/api/equipment-items/${item._id}`, item);
  const { actor } = show(`/equipment-items?item=${item._id}&edit=${item._id}`, { user });
  const list = await screen.findByLabelText(/Moneda/);
  expect(list).toHaveDisplayValue('Kuna croata (HRK)');
  const labels = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  const usual = ['Euro (EUR)', 'Dólar estadounidense (USD)', 'Libra esterlina (GBP)'];
  expect(labels.slice(0, 3)).toEqual(usual);
  expect(labels.slice(3)).toEqual(labels.slice(3).toSorted(new Intl.Collator('es').compare));
  expect(labels).not.toContain('Leva búlgara (BGN)');
  await actor.type(screen.getByLabelText('Nombre'), ' 2');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ name: 'Cámara 2' }]);
});

test('unsaved input is restored, only into the form of its own type', async () => {
  const { actor, unmount } = show('/equipment-items?new=1&as=radio', { user });
  await actor.type(await screen.findByLabelText('Nombre'), 'TX16S');
  unmount();
  const other = show('/equipment-items?new=1&as=charger', { user });
  expect(await screen.findByLabelText('Nombre')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Recuperarlo' })).not.toBeInTheDocument();
  other.unmount();
  const again = show('/equipment-items?new=1&as=radio', { user });
  await again.actor.click(await screen.findByRole('button', { name: 'Recuperarlo' }));
  expect(screen.getByLabelText('Nombre')).toHaveValue('TX16S');
  localStorage.clear();
});
