import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('the list shows only own spots, with their audience', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createSpot({ name: 'Cantera', visibility: 'private' });
  await ana.createSpot({ name: 'Playa', visibility: 'public' });
  await (await pilot('Bruno')).createSpot({ name: 'Ajeno', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots());
  await expect(app.titles()).toHaveText(['Playa', 'Cantera']);
  await expect(app.card('Cantera')).toContainText('Privado');
  await expect(app.card('Playa')).toContainText('España');
});

test('an empty form shows what is missing and focuses the first', deployed, async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.button('Guardar spot').click();
  await expect(app.field('Nombre')).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await expect(app.field('Latitud')).toHaveAccessibleDescription('Marca un punto en el mapa');
  await expect(app.field('Nombre')).toBeFocused();
});

test('typed coordinates set the pin, and arrow keys on it change them', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.field('Latitud').fill('39,47');
  await app.field('Longitud').fill('-0,38');
  const pin = app.button(/^Ubicación elegida: 39\.47000, -0\.38000/);
  await pin.focus();
  await app.page.keyboard.press('ArrowUp');
  await expect(app.field('Latitud')).not.toHaveValue('39,47');
  expect(Number(await app.field('Latitud').inputValue())).toBeGreaterThan(39.47);
});

test('swapped coordinates show a question even if they are on land', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.field('Buscar un pueblo').fill('-0.3763, 39.4699');
  await app.button('Usar').click();
  await expect(app.page.getByText(/está en Kenia; al revés, .* está en España/)).toBeVisible();
  await app.button('Cambiar el orden').click();
  await expect(app.field('Latitud')).toHaveValue('39.4699');
  await expect(app.page.getByText(/Kenia/)).toHaveCount(0);
});

test('a point tapped on the map becomes the spot', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.field('Nombre').fill('Tapado');
  await app.page.getByLabel('Mapa para marcar el spot').click();
  await expect(app.button(/^Ubicación elegida/)).toBeVisible();
  const lat = Number(await app.field('Latitud').inputValue());
  await app.button('Guardar spot').click();
  await expect(app.heading('Tapado')).toBeVisible();
  const { items } = await ana.call<{ items: Spot[] }>('GET', '/spots');
  expect(items).toEqual([expect.objectContaining({ name: 'Tapado', visibility: 'followers' })]);
  expect(items[0]?.location.lat).toBeCloseTo(lat, 4);
});

test('an edit changes what was changed and nothing else', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const before = await ana.createSpot({
    name: 'Cantera',
    description: 'Con sombra',
    visibility: 'public',
    location: { lat: 40.123456, lng: -3.654321, address: 'Camino 3' },
  });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots({ edit: before._id }));
  await app.field('Nombre').fill('Cantera nueva');
  await app.button('Guardar cambios').click();
  await expect(app.heading('Cantera nueva')).toBeVisible();
  const after = await ana.call<Spot>('GET', `/spots/${before._id}`);
  expect(after).toEqual({ ...before, name: 'Cantera nueva', updatedAt: after.updatedAt });
});

test('deleting asks in a dialog that names the spot', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createSpot({ name: 'Cantera' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots());
  await app.button('Eliminar Cantera').click();
  const dialog = app.page.getByRole('dialog', { name: '¿Eliminar «Cantera»?' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(app.page.getByText('Aún no has añadido ningún spot')).toBeVisible();
});

test('the map shows its focus ring for keys, not after a press', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot());
  await page.goto(paths.spots({ new: true }));
  const map = page.getByRole('region', { name: 'Mapa para marcar el spot' });
  const ring = () => map.evaluate((element) => getComputedStyle(element, '::after').content);
  // Coming from a field, a programmatic focus on the map counts as one by keyboard.
  await page.getByRole('textbox', { name: /^Nombre/ }).focus();
  await map.click();
  await expect(map).toBeFocused();
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(ring).not.toBe('none');
});
