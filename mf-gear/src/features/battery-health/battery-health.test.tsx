import { aPage, aServerError, aUser, HttpResponse, http, screen, server, within } from '@estela/testing';
import { aBatteryHealth, aFlownPack, anOwnBattery } from '../../testing/an-own-battery.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const { item } = anOwnBattery();
const one = `/api/equipment-items/${item._id}`;

beforeEach(() =>
  server.use(
    http.get(one, () => HttpResponse.json(item)),
    http.get(`${one}/use`, () => HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] })),
    http.get(`${one}/status-changes`, () => HttpResponse.json(aPage([]))),
  ),
);

test('a battery shows when to retire it, why, and every flight behind it', async () => {
  const health = aBatteryHealth({
    verdict: 'retire',
    reasons: [{ reason: 'sagDoubled', from: 0.2, to: 0.44 }],
    series: [
      aFlownPack({ note: 'Caliente' }),
      aFlownPack({ flight: 'f0', title: 'Cantera', restBefore: null }),
    ],
  });
  server.use(http.get(`${one}/health`, () => HttpResponse.json(health)));
  const { actor } = show(`/equipment-items?item=${item._id}`, { user });
  expect(await screen.findByText('Toca jubilarla')).toBeVisible();
  expect(screen.getByText(/de 0,20 V a 0,44 V por celda/)).toBeVisible();
  expect(screen.getByRole('img', { name: /Tensión por celda/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrar un vuelo con ella' })).toHaveAttribute(
    'href',
    `/flights?new=1&pack=${item._id}`,
  );

  await actor.click(screen.getByText('Ver los vuelos en una tabla'));
  const row = screen.getByRole('row', { name: /Presa/ });
  for (const text of ['Caliente', '4,20', '3,70', '3,40', '0,30'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Presa' })).toHaveAttribute('href', '/flights/f1');
  expect(within(screen.getByRole('row', { name: /Cantera/ })).getByText('–')).toBeVisible();
});

test('with too few measured flights it shows how many are missing, and a failure can be tried again', async () => {
  server.use(http.get(`${one}/health`, () => aServerError('INTERNAL'), { once: true }));
  const { actor } = show(`/equipment-items?item=${item._id}`, { user, language: 'en' });
  await screen.findByText('The health of this battery could not be loaded');
  const health = aBatteryHealth({ verdict: 'unknown', reasons: [{ reason: 'fewMeasured', count: 1 }] });
  server.use(http.get(`${one}/health`, () => HttpResponse.json(health)));
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No verdict yet')).toBeVisible();
  expect(screen.getByText(/We need 1 more flight with/)).toBeVisible();
});
