import type { EquipmentItem } from '@estela/contracts';
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
import { anEquipmentItem, someStatistics } from '../../testing/an-equipment-item.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();

/** Answers list and statistics, and records the requests for the list. */
function equipmentOf(items: EquipmentItem[], total = items.length, statistics = someStatistics({ total })) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/equipment-items', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(aPage(items, { total }));
    }),
    http.get('/api/equipment-items/statistics', () => HttpResponse.json(statistics)),
  );
  return asked;
}

const inDays = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement;

test('shows each item with its type, price and warranty', async () => {
  equipmentOf([
    anEquipmentItem({ name: 'Gafas', warrantyEnds: inDays(31) }),
    anEquipmentItem({ name: 'Emisora', type: 'radio', warrantyEnds: inDays(1), price: null }),
    anEquipmentItem({
      ...{ name: 'Pack', type: 'battery', warrantyEnds: inDays(-1), price: 1500, currency: 'JPY' },
      battery: { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: null },
    }),
    anEquipmentItem({ name: 'Viejas', status: 'sold', warrantyEnds: inDays(5) }),
  ]);
  show('/equipment-items', { user });

  expect(within(await card('Gafas')).getByText('Garantía: quedan 31 días')).toBeVisible();
  expect(within(await card('Gafas')).getByText(/649,00\s€/)).toBeVisible();
  expect(within(await card('Emisora')).getByText('La garantía caduca en 1 día')).toBeVisible();
  expect(within(await card('Pack')).getByText('Garantía caducada')).toBeVisible();
  expect(within(await card('Pack')).getByText('6S · 1300 mAh · XT60')).toBeVisible();
  expect(within(await card('Viejas')).getByText('Vendido')).toBeVisible();
  expect(within(await card('Viejas')).queryByText(/Garantía/)).toBeNull();
});

test('the summary counts, adds up per currency and links to what it counts', async () => {
  const statistics = someStatistics({
    total: 8,
    byType: [
      { type: 'battery', count: 5 },
      { type: 'radio', count: 3 },
    ],
    byStatus: [{ status: 'active', count: 8 }],
    values: [
      { currency: 'EUR', amount: 100_000, activeAmount: 80_050, items: 6 },
      { currency: 'JPY', amount: 1500, activeAmount: 1500, items: 1 },
    ],
    sales: [{ currency: 'EUR', amount: 12_000, items: 1 }],
    warranty: { valid: 2, expiringSoon: 1, expired: 0 },
  });
  equipmentOf([anEquipmentItem()], 8, statistics);
  const { actor, address } = show('/equipment-items?q=viejo', { user });
  const panel = await screen.findByRole('region', { name: 'Resumen de tu equipo' });
  await within(panel).findByText(/800,50\s€/);
  expect(within(panel).getByText(/En uso, de 1000,00\s€ comprados/)).toBeVisible();
  expect(within(panel).getByText(/120,00\s€/)).toBeVisible();
  await actor.click(within(panel).getByRole('link', { name: /Batería\s*5/ }));
  expect(address()).toBe('/equipment-items?type=battery');
  await actor.click(within(panel).getByRole('link', { name: 'Garantías que caducan pronto' }));
  expect(address()).toBe('/equipment-items?warranty=expiringSoon');
});

test('filters go into the address and to the server, and lead back to the first page', async () => {
  const asked = equipmentOf([anEquipmentItem()], 60);
  const { actor, address } = show('/equipment-items?page=2', { user });
  await actor.selectOptions(await screen.findByLabelText('Tipo'), 'Batería');
  await actor.selectOptions(screen.getByLabelText('Situación'), 'Archivado');
  await actor.selectOptions(screen.getByLabelText('Estado'), 'Bueno');
  await actor.selectOptions(screen.getByLabelText('Garantía'), 'Caduca pronto');
  await actor.click(screen.getByRole('button', { name: 'Favoritos' }));
  const wanted = 'type=battery&status=archived&condition=good&warranty=expiringSoon&favorite=1';
  await waitFor(() => expect(address()).toBe(`/equipment-items?${wanted}`));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      ...{ type: 'battery', status: 'archived', condition: 'good', warranty: 'expiringSoon' },
      ...{ favorite: 'true', page: '1', tz: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
  );
});

test('a list without matches offers to show all, and an empty one to add the first item', async () => {
  equipmentOf([]);
  const { actor, address } = show('/equipment-items?q=dique', { user });
  await actor.click(await screen.findByRole('button', { name: 'Ver todo mi equipo' }));
  await waitFor(() => expect(address()).toMatch(/^\/equipment-items\??$/));
  expect(await screen.findByRole('link', { name: 'Añadir mi primer equipo' })).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
});

test('a failure shows the text of the catalogue, and trying again recovers', async () => {
  equipmentOf([anEquipmentItem({ name: 'Radio' })]);
  server.use(http.get('/api/equipment-items', () => aServerError('INTERNAL', 'It broke.'), { once: true }));
  const { actor } = show('/equipment-items', { user, language: 'en' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load equipment');
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Radio')).toBeVisible();
});

test('a favourite is shown at once and reverted when the server refuses it', async () => {
  const item = anEquipmentItem({ name: 'Radio' });
  equipmentOf([item]);
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  server.use(
    http.put(`/api/equipment-items/${item._id}/favorite`, async () => {
      await refused;
      return aServerError('INTERNAL');
    }),
  );
  const { actor } = show('/equipment-items', { user, language: 'en' });
  await actor.click(await screen.findByRole('button', { name: 'Add “Radio” to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove “Radio” from favourites' })).toBeVisible();
  refuse();
  expect(await screen.findByRole('button', { name: 'Add “Radio” to favourites' })).toBeVisible();
  expect(screen.getByText('Failed to toggle favorite status')).toBeVisible();
});

test('a sale is sent with its day and price, and can be undone', async () => {
  const item = anEquipmentItem({ name: 'Gafas' });
  equipmentOf([item]);
  const path = `/api/equipment-items/${item._id}/status-changes`;
  const sent: unknown[] = [];
  const undone: string[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ _id: 'change-1' }, { status: 201 });
    }),
    http.delete(`${path}/:changeId`, ({ params }) => {
      undone.push(String(params.changeId));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show('/equipment-items', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Gafas' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Marcar como vendido' }));
  const dialog = await screen.findByRole('dialog', { name: 'Venta de «Gafas»' });
  await actor.type(within(dialog).getByLabelText(/Precio de venta/), '300,50');
  await actor.click(within(dialog).getByRole('button', { name: 'Marcar como vendido' }));
  expect(await screen.findByText('Venta de «Gafas» guardada')).toBeVisible();
  expect(sent).toEqual([{ status: 'sold', on: inDays(0), note: '', price: 30_050, currency: 'EUR' }]);
  await actor.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(undone).toEqual(['change-1']));
});

test('deleting asks first, and names the flights that lose it', async () => {
  const item = anEquipmentItem({ name: 'Gafas' });
  equipmentOf([item]);
  const latest = ['Presa', 'Faro'].map((title) => ({ _id: title, title, recordedAt: item.createdAt }));
  server.use(
    http.get(`/api/equipment-items/${item._id}/use`, () =>
      HttpResponse.json({ flights: 12, durationSeconds: 60, latest }),
    ),
    http.delete(`/api/equipment-items/${item._id}`, () => new HttpResponse(null, { status: 204 })),
  );
  const { actor } = show('/equipment-items', { user });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Gafas' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Gafas»?' });
  expect(await within(dialog).findByText(/Está en 12 vuelos.*«Presa», «Faro» y más/)).toBeVisible();
  server.use(http.delete(`/api/equipment-items/${item._id}`, () => aServerError('INTERNAL'), { once: true }));
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await within(dialog).findByText(/No hemos podido eliminar el equipo/)).toBeVisible();

  equipmentOf([]);
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('«Gafas» se ha eliminado')).toBeVisible();
});
