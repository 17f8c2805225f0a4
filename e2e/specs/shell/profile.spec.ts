import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

test('a new name is shown in the menu at once and stays', async ({ pilot, pageOf }) => {
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
  await app.button('Usar el recorte').click();
  await expect(app.page.getByText('Foto actualizada')).toBeVisible();
  await expect(app.page.getByRole('complementary').locator('img')).toBeVisible();
});

test('chosen colours apply before any script runs, and to pages rendered later', async ({
  pilot,
  pageOf,
}) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  const { page } = app;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.profile());
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await app.button('Claro').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background()).not.toBe(dark);
  expect(await brokenRules(page)).toEqual([]);
  const answer = await page.goto(paths.about());
  expect(await answer?.text()).toMatch(/<html[^>]* data-theme="light"/);
  await page.goto(paths.profile());
  await expect(app.button('Claro')).toHaveAttribute('aria-pressed', 'true');
});

test('everything in the account is downloaded as one file', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Faro' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.profile());
  const [file] = await Promise.all([
    app.page.waitForEvent('download'),
    app.button('Descargar mis datos').click(),
  ]);
  expect(file.suggestedFilename()).toBe(`estela-${ana.user.username}.zip`);
  const zip = await readFile(await file.path());
  const content = 30 + zip.readUInt16LE(26);
  expect(zip.toString('utf8', 30, content)).toBe('account.json');
  expect(inflateRawSync(zip.subarray(content)).toString()).toContain('Faro');
});

test('deleting the account does not ask about typed text', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.goto(paths.profile());
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Otros');
  await app.button('Borrar mi cuenta').click();
  await page.getByLabel('Tu contraseña, para confirmar').fill(ana.password);
  await app.button('Borrar para siempre').click();
  await expect(page.getByText('Tu cuenta se ha borrado')).toBeVisible();
  await expect(page).toHaveURL(paths.landing());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
