import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { closeByEscape, hearsKeys } from '../../fixtures/close-by-escape.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('text typed while the session ends is not lost', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ new: true }));
  await app.fillFlight('Faro', 'Media hora escribiendo');
  await ana.call('POST', '/auth/logout');
  // By keyboard: the page may have noticed the end already, and then its dialog covers the button.
  await app.field('Descripción').press('Control+Enter');
  await expect(app.page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await app.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  await app.logIn(ana);
  await expect(app.page.getByText('Inicia sesión para continuar')).toBeHidden();
  await expect(app.field('Título')).toHaveValue('Faro');
  await expect(app.field('Descripción')).toHaveValue('Media hora escribiendo');
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Faro')).toBeVisible();
});

test('signing out in one tab does not lose text typed in another', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.field('Nombre').fill('La cantera');
  const other = await app.page.context().newPage();
  await other.goto(paths.about());
  await other.getByRole('button', { name: 'Ajustes' }).click();
  await other.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  // Drafts stay in this browser for nobody; the text in the open form is another matter.
  await other.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(other.getByText('Estás en modo invitado')).toBeVisible();

  await app.logIn(ana);
  await expect(app.field('Nombre')).toHaveValue('La cantera');
});

test('typed text is not saved to the account that another tab logs in', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const app = new App(await pageOf(ana), 'es');
  const other = new App(await app.page.context().newPage(), 'es');
  await other.page.goto(paths.about());
  await other.page.getByRole('button', { name: 'Ajustes' }).click();
  await app.page.goto(paths.groups({ new: true }));
  await app.field('Nombre').fill('Bandos de Ana');
  await app.field('Descripción').fill('Solo de Ana');
  await other.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await other.button('Salir sin guardar').click();
  await other.button('Iniciar sesión').first().click();
  await other.logIn(bruno);

  const dialog = app.page.getByRole('dialog', { name: 'Ha cambiado la cuenta' });
  await expect(dialog).toContainText(`@${bruno.user.username}`);
  await hearsKeys(dialog);
  await app.page.keyboard.press('Escape');
  await app.button('Crear grupo').last().click();
  await expect(dialog).toBeVisible();
  expect(await bruno.call('GET', '/groups?tab=mine')).toMatchObject({ total: 0 });

  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(ana.user.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(ana.password);
  await dialog.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(app.field('Nombre')).toHaveValue('Bandos de Ana');
  await expect(app.page.getByText('Inicia sesión para continuar')).toBeHidden();
  await app.button('Crear grupo').last().click();
  await expect(app.heading('Bandos de Ana')).toBeVisible();
  expect(await bruno.call('GET', '/groups?tab=mine')).toMatchObject({ total: 0 });
});

test('a form opened by the query asks before Back closes it, even over a dialog', async ({
  pilot,
  pageOf,
}) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  const asks = app.page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await app.page.goto(paths.groups());
  await app.button('Crear grupo').first().click();
  await app.field('Nombre').fill('Bandos');
  await app.page.goBack();
  await asks.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(asks).toBeHidden();
  await expect(app.field('Nombre')).toHaveValue('Bandos');

  await app.button('Cancelar').click();
  await closeByEscape(asks);
  await expect(app.field('Nombre')).toHaveValue('Bandos');
});

for (const path of ['/%', `${paths.dashboard('')}%E0%A4%A`])
  test(
    `the address ${path}, which cannot be decoded, leads to the home page`,
    deployed,
    async ({ guestPage }) => {
      const page = await guestPage();
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('a token that is refused at the start is removed', deployed, async ({ contextOf }) => {
  const page = await (await contextOf({ auth_token: 'never-given-out', language: 'es' })).newPage();
  await page.goto(paths.feed());
  await expect(page.getByText('Estás en modo invitado')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

for (const token of ['ñandú 🚁', 'two\nlines', ''])
  test(
    `a stored token like ${JSON.stringify(token)} and an unsupported language are ignored at the start`,
    deployed,
    async ({ contextOf }) => {
      const page = await (await contextOf({ auth_token: token, language: 'xx' })).newPage();
      await page.goto(paths.feed());
      await expect(page.getByText('Estás en modo invitado')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('No se ha podido cargar el feed')).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    },
  );

test('signing out ends the session here and on the server', async ({ pilot, pageOf, product }) => {
  const ana = await pilot('Ana');
  const page = await pageOf(ana);
  await page.goto(paths.drones());
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Estás en modo invitado')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const headers = { authorization: `Bearer ${ana.token}` };
  expect((await fetch(`${product.url}/api/users/profile`, { headers })).status).toBe(401);
});

test('logging out over typed text asks once', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.drones({ new: true }));
  await app.field('Nombre').fill('Avispa');
  await app.button('Ajustes').click();
  await app.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await app.button('Salir sin guardar').click();
  await expect(app.page).toHaveURL('/');
  await expect(app.page.getByRole('dialog')).toBeHidden();
});

for (const path of [paths.landing(), paths.login(), paths.register()])
  test(`a pilot who opens ${path} is redirected to their dashboard`, async ({ pilot, pageOf }) => {
    const ana = await pilot('Ana');
    const page = await pageOf(ana);
    await page.goto(path);
    await expect(page).toHaveURL(`/dashboard/${ana.user.username}`);
  });

test(
  'an empty registration shows every missing field and focuses the first',
  deployed,
  async ({ guestPage }) => {
    const app = new App(await guestPage(), 'es');
    await app.page.goto(paths.register());
    const { words: w } = app;
    await app.button(w.register).click();
    for (const name of [w.username, w.email, w.firstName, w.lastName, w.password, w.repeatPassword])
      await expect(app.page.getByLabel(name, { exact: true })).toHaveAccessibleDescription(/obligatorio/);
    await expect(app.page.getByRole('checkbox', { name: w.accept })).toHaveAccessibleDescription(
      'Tienes que aceptar los términos para seguir',
    );
    await expect(app.page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a taken username shows an error on its field, and nothing typed is lost', async ({
  guestPage,
  pilot,
}) => {
  const { user } = await pilot('Ana');
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.register());
  const { words: w } = app;
  for (const [name, text] of [
    [w.username, user.username.toUpperCase()],
    [w.email, `otra-${user.email}`],
    [w.firstName, 'Otra'],
    [w.lastName, 'Ana'],
    [w.password, 'vuela-bajo-y-lento'],
    [w.repeatPassword, 'vuela-bajo-y-lento'],
  ] as const)
    await app.page.getByLabel(name, { exact: true }).fill(text);
  await app.page.getByRole('checkbox', { name: w.accept }).check();
  await app.button(w.register).click();
  await expect(app.page.getByLabel(w.username, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(app.page.getByRole('alert')).toBeHidden();
  await expect(app.page.getByLabel(w.lastName, { exact: true })).toHaveValue('Ana');
});

test('an expired reset link offers to request another', deployed, async ({ guestPage }) => {
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.restorePassword({ token: 'never-given-out' }));
  const password = app.page.getByLabel('Contraseña nueva', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('vuela-bajo-y-lento');
  await app.page.getByLabel('Repite la contraseña nueva').fill('vuela-bajo-y-lento');
  await app.button('Guardar contraseña').click();
  await expect(app.page.getByText('Este enlace no es válido o ha caducado')).toBeVisible();
  await expect(app.page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await expect(app.page.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused();
});

test('requesting a new password confirms that a link was sent, and closes by itself', async ({
  guestPage,
}) => {
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.login());
  await app.button('¿Has olvidado la contraseña?').click();
  const dialog = app.page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('nadie@example.com');
  await dialog.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(
    dialog.getByText('Se ha enviado un enlace de recuperación a tu correo electrónico'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});
