import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the layout has the dimensions of its design, wide and narrow', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot());
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.groups());
  await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
  const menu = page.getByRole('complementary');
  await expect(menu).toHaveCSS('width', '256px');

  await page.setViewportSize({ width: 360, height: 740 });
  const box = await menu.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360, height: 64, y: 740 - 64 });
  await expectFit(page);
});

test('on a telephone a pilot can add a flight, a spot or a drone from anywhere in two presses', async ({
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot());
  await page.setViewportSize({ width: 360, height: 740 });
  const add = page.getByRole('complementary').getByRole('button', { name: 'Añadir' });
  for (const [item, title] of [
    ['Registrar vuelo', 'Registrar vuelo'],
    ['Añadir spot', 'Añadir spot'],
    ['Añadir dron', 'Añadir dron'],
  ] as const) {
    await page.goto(paths.groups());
    await add.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto(paths.groups());
  await expect(add).toBeVisible();
  const { x, width } = (await add.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(x + width / 2 - 180)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('menuitem', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(paths.home());
});

test('all actions on an item are in one row, with an accessible name if their text has no room', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const [flight, drone, spot] = await Promise.all([
    ana.createFlight({ title: 'Cresta' }),
    ana.createDrone({ name: 'Avispa' }),
    ana.createSpot({ name: 'Cantera' }),
  ]);
  const page = await pageOf(ana);
  const main = page.getByRole('main');
  for (const width of [360, 1280])
    for (const path of [paths.flight(flight._id), paths.drone(drone._id), paths.spot(spot._id)]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const first = main.getByRole('button', { name: /^Me gusta/ }).first();
      const last = main.getByRole('button', { name: /^Acciones de/ }).first();
      await expect(last).toBeVisible();
      await expect(main.getByRole('button', { name: /^Compartir/ }).first()).toBeVisible();
      const [start, end] = [await first.boundingBox(), await last.boundingBox()];
      expect(Math.abs((start?.y ?? 0) - (end?.y ?? 99)), `${path} at ${width}`).toBeLessThan(8);
    }
});

test('one press changes the language everywhere, and it is remembered', deployed, async ({ page }) => {
  await page.goto(paths.about());
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Estela' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('About | Estela');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'About Estela' })).toBeVisible();
});

test('a guest on a private page keeps the address, logs in there and gets the page', async ({
  page,
  pilot,
}) => {
  const ana = await pilot('Ana');
  await page.goto(paths.drones());
  await expect(page.getByText('Inicia sesión para ver esta página')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(ana.user.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Credenciales inválidas');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(ana.password);
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/drones');
});

test('an unknown path redirects to the home page, the terms do not', deployed, async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goto(paths.terms());
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
});

test('the terms are printed as text alone, dark on paper in either theme', deployed, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.terms());
  const title = page.getByRole('heading', { level: 1, name: 'Términos y condiciones' });
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  // A browser can be set to print backgrounds.
  for (const ground of ['html', 'body'])
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9);
  const file = (await page.pdf()).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
