import { paths } from '@estela/contracts/paths';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { confirmEmail, confirmLinks } from '../../fixtures/confirm-email.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { codeOf } from '../../fixtures/second-factor.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const phone = { width: 360, height: 740 };

test('security of the account opens from the profile: password and open sessions', async ({
  pilot,
  pageOf,
}) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.profile());
  await app.button('Cambiar contraseña').click();
  const dialog = app.page.getByRole('dialog');
  const current = dialog.getByLabel('Contraseña actual');
  await current.fill('no es esta');
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill('otra-clave-de-vuelo');
  await dialog.getByLabel('Repite la contraseña nueva').fill('otra-clave-de-vuelo');
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(current).toHaveAccessibleDescription(/La contraseña no es correcta/);
  await app.page.keyboard.press('Escape');
  await app.button('Ver sesiones').click();
  await expect(dialog.getByText('Esta sesión')).toBeVisible();
});

test('a new account is asked to confirm its email until its link is opened', async ({
  pilot,
  pageOf,
  product,
}) => {
  const ana = await pilot('Ana');
  const { page } = new App(await pageOf(ana), 'es');
  await page.setViewportSize(phone);
  await page.goto(paths.dashboard(ana.user.username));
  const notice = page.getByText('Confirma tu correo');
  await expect(notice).toBeVisible();
  expect(await brokenInEitherTheme(page)).toEqual([]);
  await expectFit(page);
  await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
  await expect(page.getByText(`Te hemos enviado otro enlace a ${ana.user.email}`)).toBeVisible();
  await expect.poll(() => confirmLinks(product.data, ana.user.email)).toHaveLength(2);
  // Only the newest is valid.
  await page.goto(confirmLinks(product.data, ana.user.email).at(-1) ?? '');
  await page.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(page.getByText('Tu correo está confirmado.')).toBeVisible();
  await page.goto(paths.profile());
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a second factor is set up in the profile and required at login, by keyboard', async ({
  pilot,
  pageOf,
  guestPage,
  product,
}) => {
  const ana = await pilot('Ana');
  await confirmEmail(ana, product.data);
  const app = new App(await pageOf(ana), 'es');
  await app.page.setViewportSize(phone);
  await app.page.goto(paths.profile({ security: 'factor' }));
  const dialog = app.page.getByRole('dialog', { name: 'Verificación en dos pasos' });
  await dialog.getByLabel('Tu contraseña').fill(ana.password);
  const began = app.page.waitForResponse('**/api/auth/second-factor');
  await app.page.keyboard.press('Enter');
  const { uri } = await (await began).json();
  await expect(dialog.getByRole('img', { name: 'Código QR para tu app de códigos' })).toBeVisible();
  expect(await brokenInEitherTheme(app.page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Código de la app' }).fill(codeOf(uri));
  await app.page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem'),
  ).toHaveCount(10);
  expect(await brokenInEitherTheme(app.page)).toEqual([]);
  await expectFit(app.page);
  await dialog.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(app.page.getByText('Activada')).toBeVisible();

  const page = await guestPage('en');
  await page.goto(paths.login());
  await page.getByRole('textbox', { name: 'Email' }).fill(ana.user.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  expect(await brokenInEitherTheme(page)).toEqual([]);
  await page.keyboard.type(codeOf(uri, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.dashboard(ana.user.username));
});
