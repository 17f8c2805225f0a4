import type { EquipmentItem, EquipmentStatusChange } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import type { Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

const add = (pilot: Pilot, item: Partial<EquipmentItem> = {}) =>
  pilot.call<EquipmentItem>('POST', '/equipment-items', {
    ...{ name: 'Gafas', type: 'goggles', condition: 'good' },
    ...item,
  });

interface Changes {
  items: EquipmentStatusChange[];
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the first battery is added on a telephone in two steps, with its picture, and is shown uncropped', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.page.goto(paths.equipmentItems());
  await app.page.getByRole('link', { name: 'Añadir mi primer equipo' }).click();
  await app.page.getByRole('link', { name: /^Batería/ }).click();
  await app.field('Nombre').fill('Pack 6S');
  await app.page.getByRole('combobox', { name: 'Estado' }).selectOption('Nuevo');
  await app.field('Celdas').fill('6');
  await app.field('Capacidad').fill('1300');
  await app.field('Precio').fill('1.034,50');
  await app.page.getByLabel('Fecha de compra').fill(inDays(-10));
  await app.page.getByRole('combobox', { name: 'Garantía' }).selectOption('Hasta una fecha');
  await app.page.getByLabel('Último día de garantía').fill(inDays(20));
  await app.file('Foto').setInputFiles(tinyPng('pack.png'));
  await app.button('Guardar equipo').click();

  await expect(app.heading('Pack 6S')).toBeVisible();
  await expect(app.page.getByText('1034,50')).toBeVisible();
  await expect(app.page.getByText(/La garantía caduca en (19|20|21) días/)).toBeVisible();
  const photo = app.page.locator('article img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await app.page.getByRole('link', { name: 'Volver' }).click();
  await expect(app.card('Pack 6S')).toContainText('6S · 1300 mAh');
  const { items } = await ana.call<{ items: EquipmentItem[] }>('GET', '/equipment-items');
  expect(items).toMatchObject([
    {
      price: 103_450,
      currency: 'EUR',
      battery: { cells: 6, capacityMah: 1300, connector: '', cycles: null },
    },
  ]);
});

test('filters and page are in the address, and Back from an item returns to the same place', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await add(ana, { name: 'Emisora', type: 'radio', warrantyExpiration: inDays(12), price: 12_000 });
  for (let number = 1; number <= 26; number += 1)
    await add(ana, { name: `Pack ${number}`, type: 'battery', condition: 'used' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.equipmentItems());
  const summary = app.page.getByRole('region', { name: 'Resumen de tu equipo' });
  await expect(summary).toContainText(/120,00\s€/);
  await summary.getByRole('link', { name: 'Garantías que caducan pronto' }).click();
  await expect(app.titles()).toHaveText(['Emisora']);

  await summary.getByRole('button', { name: 'Por tipo y situación' }).click();
  await summary.getByRole('link', { name: /^Batería\s*26/ }).click();
  await expect(app.page.getByText('26 objetos')).toBeVisible();
  await app.page.getByRole('combobox', { name: 'Estado' }).selectOption('Usado');
  await app.button('Siguiente').click();
  await expect(app.titles()).toHaveText(['Pack 2', 'Pack 1']);
  await expect(app.page).toHaveURL(paths.equipmentItems({ type: 'battery', condition: 'used', page: 2 }));
  await app.page.getByRole('link', { name: 'Pack 1' }).click();
  await expect(app.heading('Pack 1')).toBeVisible();
  await app.page.goBack();
  await expect(app.titles()).toHaveText(['Pack 2', 'Pack 1']);

  await app.button('Añadir «Pack 1» a favoritos').click();
  await expect(app.button('Quitar «Pack 1» de favoritos')).toBeVisible();
  await app.button('Favoritos').click();
  await expect(app.titles()).toHaveText(['Pack 1']);
});

test('a sold item has its day, price and flights; deleting names the flights first', async ({
  pilot,
  pageOf,
  faults,
}) => {
  // The page may ask for its flights once more before it leaves.
  faults.allow({ failedRequest: /^GET \/api\/equipment-items\/.+\/use: 404$/ });
  const ana = await pilot('Ana');
  const { _id } = await add(ana, { price: 50_000, currency: 'EUR' });
  const flight = await ana.createFlight({ title: 'Presa', equipmentItems: [_id] });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.equipmentItems({ item: _id }));
  await app.button('Acciones de Gafas').click();
  await app.page.getByRole('menuitem', { name: 'Marcar como vendido' }).click();
  const sale = app.page.getByRole('dialog', { name: 'Venta de «Gafas»' });
  await sale.getByLabel('Precio de venta').fill('300,50');
  await sale.getByRole('button', { name: 'Marcar como vendido' }).click();
  await expect(app.page.getByText(/Vendido por 300,50\s€/)).toBeVisible();
  const { items } = await ana.call<Changes>('GET', `/equipment-items/${_id}/status-changes`);
  expect(items).toMatchObject([{ from: 'active', status: 'sold', price: 30_050, currency: 'EUR' }]);
  await app.button(/^Deshacer: Vendido por/).click();
  await expect(app.page.getByText(/Vendido por/)).toBeHidden();

  await app.button('Acciones de Gafas').click();
  await app.page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = app.page.getByRole('dialog', { name: '¿Eliminar «Gafas»?' });
  await expect(dialog).toContainText('Está en 1 vuelo, que se queda sin este equipo: «Presa».');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(app.page).toHaveURL(paths.equipmentItems());
  await expect(app.page.getByText('Aún no has añadido equipo')).toBeVisible();
  await app.page.goto(paths.flight(flight._id));
  await expect(app.heading('Presa')).toBeVisible();
});

test('guests see that equipment needs an account', deployed, async ({ guestPage }) => {
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.equipmentItems());
  await expect(
    app.page.getByRole('heading', { name: 'Inicia sesión para ver esta página', includeHidden: true }),
  ).toBeAttached();
  await expect(app.page.getByRole('dialog')).toBeVisible();
  await expect(app.page).toHaveURL(paths.equipmentItems());
});
