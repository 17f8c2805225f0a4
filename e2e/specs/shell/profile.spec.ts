import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

test('a new name shows in the menu at once and stays', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.profile());
  await app.page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Anabel');
  await app.button('Guardar cambios').click();
  const menu = app.page.getByRole('complementary');
  await expect(menu.getByText('Anabel', { exact: true })).toBeVisible();
  await app.page.reload();
  await expect(menu.getByText('Anabel', { exact: true })).toBeVisible();
});

test('a new photo shows in the menu at once', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.profile());
  await app.file('Cambiar foto').setInputFiles(tinyPng('yo.png'));
  await expect(app.page.getByText('Foto actualizada')).toBeVisible();
  await expect(app.page.getByRole('complementary').locator('img')).toBeVisible();
});
