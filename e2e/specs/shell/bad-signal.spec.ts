import { paths } from '@estela/contracts/paths';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const profile = '**/api/users/profile';
const portal = { contentType: 'text/html', body: '<!doctype html><h1>Wifi del bar</h1>' };
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const notice = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'No hay conexión con Estela' });
const flights = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sesiones & Media' });

/** What may arrive in place of our own response. */
const failures: Record<string, (route: Route) => unknown> = {
  'is cut off': (route) => route.abort('internetdisconnected'),
  'meets a server that is down': (route) => route.fulfill({ status: 503 }),
  'meets the page of a proxy': (route) => route.fulfill({ ...portal, status: 502 }),
  'meets the login page of a public network': (route) => route.fulfill({ ...portal, status: 200 }),
  'is refused by a public network': (route) => route.fulfill({ ...portal, status: 401 }),
  'is never answered': () => undefined,
};

for (const [name, fail] of Object.entries(failures))
  test(`a profile that ${name} at the start does not end the session, which continues without a reload`, async ({
    pilot,
    pageOf,
    faults,
  }) => {
    // The list that waits for the account gives way to the notice, and comes back.
    faults.allow({ failedRequest: /\/api\/users\/profile: 50[23]$/ });
    const ana = await pilot('Ana');
    const page = await pageOf(ana);
    await page.route(profile, fail);
    await page.goto(paths.flights(), { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(paths.flights());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Estás en modo invitado')).toBeHidden();
    expect(await tokenOf(page)).toBe(ana.token);

    const again = page.waitForRequest(profile);
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
    await again;

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.route(profile, (route) => route.continue());
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(flights(page)).toBeVisible({ timeout: 20_000 });
    await expect(notice(page)).toBeHidden();
    expect(await tokenOf(page)).toBe(ana.token);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

test('when the network is back the page loads by itself, and a refusal then ends the session', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /\/api\/users\/profile: net::ERR_FAILED$/ });
  const ana = await pilot('Ana');
  const page = await pageOf(ana, 'en');
  await page.route(profile, (route) => route.abort());
  await page.goto(paths.drones());
  await expect(page.getByRole('main').getByRole('status')).toContainText('You are still logged in', {
    timeout: 20_000,
  });
  await ana.call('POST', '/auth/logout');
  await page.unroute(profile);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 20_000 });
  expect(await tokenOf(page)).toBeNull();
});

test('a reader of a page that needs no account sees a notice there, and can read on', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /\/api\/users\/profile: net::ERR_FAILED$/ });
  const page = await pageOf(await pilot('Ana'));
  await page.route(profile, (route) => route.abort());
  await page.goto(paths.about());
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(profile);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ajustes' })).toBeVisible();
});

test('when the server stops nothing typed is lost, and the page says that it may be old', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^PATCH \/api\/users\/.+: 503$/ });
  faults.allow({ failedRequest: /\/api\/.+: 503$/ });
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  const bar = page.waitForResponse(/offline-bar\.\w+\.js/);
  await page.goto(paths.profile());
  await (await bar).finished();
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Anabel');
  await page.route('**/api/**', (route) => route.fulfill({ ...portal, status: 503 }));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Lo que ves puede no estar al día')).toBeVisible({ timeout: 20_000 });
  expect(await tokenOf(page)).toBe(ana.token);
  await expect(name).toHaveValue('Anabel');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Lo que ves puede no estar al día')).toBeHidden({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
});

test('logging out while the server does not respond leaves no token behind', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  await page.goto(paths.about());
  await page.route('**/api/auth/logout', () => undefined);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Estás en modo invitado')).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
});
