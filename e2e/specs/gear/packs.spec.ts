import type { EquipmentItem, Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

async function addBattery(pilot: Pilot, name: string) {
  const body = { name, type: 'battery', condition: 'used', battery: { cells: 6, capacityMah: 1300 } };
  return (await pilot.call<EquipmentItem>('POST', '/equipment-items', body))._id;
}

/** Flights a day apart with these drops in volts per cell. */
async function fly(pilot: Pilot, battery: string, sags: number[]) {
  for (const [index, sag] of sags.entries())
    await pilot.createFlight({
      title: `Vuelo ${index + 1}`,
      recordedAt: new Date(Date.UTC(2026, 2, index + 1, 12)).toISOString(),
      packs: [{ equipmentItem: battery, restBefore: 4.2, restAfter: 3.7, minCell: 3.7 - sag }],
    });
}

test('a scanned sticker opens a new flight with its battery, whose health includes it', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const battery = await addBattery(ana, 'Tattu 1');
  await fly(ana, battery, [0.2, 0.26, 0.32, 0.38]);
  const { items } = await ana.call<{ items: { code: string }[] }>('POST', '/equipment-items/stickers', {
    ids: [battery],
  });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.equipmentItems({ sticker: items[0]?.code ?? '' }));
  await expect(app.heading('Tattu 1')).toBeVisible();
  await expect(app.page.getByText(/Falta 1 vuelo/)).toBeVisible();
  await app.page.getByRole('link', { name: 'Registrar un vuelo con ella' }).click();

  await app.fillFlight('Bando');
  await app.openStep('Equipo');
  // The gear remote has filled its slot in the flights' form.
  await expect(app.page.getByRole('checkbox', { name: /Tattu 1.*Aún sin veredicto/ })).toBeChecked();
  const pack = app.page.getByRole('group', { name: /Tattu 1/ }).last();
  await pack.getByLabel('Al aterrizar').fill('3,7');
  await pack.getByLabel('Mínima').fill('3,26');
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Bando')).toBeVisible();
  await expect(app.page.getByText('mínima 3,26 V · al aterrizar 3,70 V')).toBeVisible();
  const { items: flights } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(flights[0]?.packs).toEqual([{ equipmentItem: battery, restAfter: 3.7, minCell: 3.26 }]);

  await app.page.getByRole('link', { name: 'Tattu 1' }).click();
  await expect(app.page.getByText('Toca jubilarla')).toBeVisible();
  await expect(app.page.getByText(/de 0,20 V a 0,44 V por celda/)).toBeVisible();
});

test('with gear down a flight can still be logged with its batteries', async ({ pilot, pageOf, faults }) => {
  faults.expect({
    failedRequest: /\/remotes\/mf-gear\/.+: net::ERR_FAILED$/,
    consoleError: /failed at load.*RUNTIME-008/,
  });
  const ana = await pilot('Ana');
  const battery = await addBattery(ana, 'Tattu 1');
  const app = new App(await pageOf(ana), 'es');
  await app.page.route('**/remotes/mf-gear/**', (route) => route.abort());
  await app.page.goto(paths.flights({ new: true, pack: battery }));
  await app.fillFlight('Bando');
  await app.openStep('Equipo');
  await expect(app.button('Tattu 1')).toHaveAttribute('aria-pressed', 'true');
  await app.page.getByLabel('Mínima').fill('3,3');
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Bando')).toBeVisible();
  const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(items[0]?.packs).toEqual([{ equipmentItem: battery, minCell: 3.3 }]);
});

test('the sticker of another pilot opens nothing', async ({ pilot, pageOf, faults }) => {
  faults.expect({ failedRequest: /\/stickers\/\w+: 404$/ });
  const ana = await pilot('Ana');
  const ids = [await addBattery(ana, 'Tattu 1')];
  const { items } = await ana.call<{ items: { code: string }[] }>('POST', '/equipment-items/stickers', {
    ids,
  });
  const app = new App(await pageOf(await pilot('Bruno')), 'es');
  await app.page.goto(paths.equipmentItems({ sticker: items[0]?.code ?? '' }));
  await expect(app.heading('Esta pegatina no es de ninguna de tus baterías')).toBeVisible();
});
