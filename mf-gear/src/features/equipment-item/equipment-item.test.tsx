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
import { anEquipmentItem } from '../../testing/an-equipment-item.ts';
import { aBatteryHealth } from '../../testing/an-own-battery.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();

test('an item shows all its data, its flights and its history', async () => {
  const item = anEquipmentItem({
    ...{ name: 'Pack', type: 'battery', status: 'sold', purchaseDate: '2025-03-01', warranty: 24 },
    ...{ warrantyEnds: '2027-03-01', serialNumber: 'SN-9', location: 'Mochila', notes: 'Algo hinchado' },
    battery: { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: 42 },
    sourceUrl: 'https://www.tienda.example/pack',
  });
  const one = `/api/equipment-items/${item._id}`;
  const change = {
    _id: 'c1',
    from: 'active',
    status: 'sold',
    on: '2026-02-28',
    price: 3000,
    currency: 'EUR',
  };
  server.use(
    http.get(one, () => HttpResponse.json(item)),
    http.get(`${one}/health`, () => HttpResponse.json(aBatteryHealth())),
    http.get(`${one}/use`, () =>
      HttpResponse.json({
        ...{ flights: 3, durationSeconds: 720 },
        latest: [{ _id: 'f1', title: 'Presa', recordedAt: '2026-02-01T10:00:00.000Z' }],
      }),
    ),
    http.get(`${one}/status-changes`, () =>
      HttpResponse.json({
        items: [{ ...change, note: 'A un compañero', createdAt: item.createdAt }],
        ...{ page: 1, limit: 100, total: 1 },
      }),
    ),
  );
  show(`/equipment-items?type=battery&item=${item._id}`, { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pack' })).toBeVisible();
  for (const text of ['SN-9', 'Mochila', 'Algo hinchado', '1 mar 2027', '24 meses', '6S', 'XT60'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tienda.example' })).toHaveAttribute('href', item.sourceUrl);
  expect(await screen.findByRole('link', { name: 'Presa' })).toHaveAttribute('href', '/flights/f1');
  expect(screen.getByText(/3 vuelos · 12\smin/)).toBeVisible();
  const sale = (await screen.findByText(/Vendido por 30,00\s€/)).closest('li') as HTMLElement;
  expect(within(sale).getByText('28 feb 2026')).toBeVisible();
  expect(within(sale).getByText('A un compañero')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute(
    'href',
    '/equipment-items?type=battery',
  );
});

test('an item added after midnight has the day of the pilot’s time zone', async () => {
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const item = anEquipmentItem({ name: 'Emisora', createdAt: '2026-06-09T22:30:00.000Z' });
  const one = `/api/equipment-items/${item._id}`;
  server.use(
    http.get(one, () => HttpResponse.json(item)),
    http.get(`${one}/use`, () => HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] })),
    http.get(`${one}/status-changes`, () => HttpResponse.json(aPage([]))),
  );
  show(`/equipment-items?item=${item._id}`, { user });
  expect(await screen.findByText('10 jun 2026')).toBeVisible();
  zone.mockRestore();
});

test('undoing a change leaves the focus in the history', async () => {
  const item = anEquipmentItem({ name: 'Emisora', status: 'lost' });
  const one = `/api/equipment-items/${item._id}`;
  const change = {
    ...{ _id: 'c1', from: 'active', status: 'lost', on: '2026-02-28', price: null, currency: null, note: '' },
    createdAt: item.createdAt,
  };
  const changes = [change];
  server.use(
    http.get(one, () => HttpResponse.json(item)),
    http.get(`${one}/use`, () => HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] })),
    http.get(`${one}/status-changes`, () => HttpResponse.json(aPage(changes))),
    http.delete(`${one}/status-changes/c1`, () => {
      changes.pop();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(`/equipment-items?item=${item._id}`, { user });
  const button = await screen.findByRole('button', { name: /^Deshacer:/ });
  const history = button.closest('ol');
  await actor.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(history).toHaveFocus();
});

test('an item that is deleted, or another pilot’s, leads back to the list', async () => {
  const { _id } = anEquipmentItem();
  server.use(http.get(`/api/equipment-items/${_id}`, () => aServerError('NOT_FOUND')));
  show(`/equipment-items?item=${_id}`, { user });
  expect(await screen.findByText('Este objeto no está en tu equipo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Equipo' })).toBeVisible();
});
