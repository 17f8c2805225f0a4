import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { closeByEscape } from '../../fixtures/close-by-escape.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('the landing counts the community live', async ({ pilot, guestPage, product }) => {
  await (await pilot('Ana')).createFlight({ visibility: 'private' });
  // Figures are cached for a minute, perhaps from before there was any data.
  await product.restart();
  const page = await guestPage('en');
  await page.goto(paths.landing());
  const figures = page.getByRole('region', { name: 'The community, live' });
  const stats = (await (await fetch(`${product.url}/api/stats`)).json()) as Record<string, number>;
  expect(stats.pilots).toBeGreaterThan(0);
  for (const [label, count] of [
    ['Pilots', stats.pilots],
    ['Flights', stats.flights],
    ['Spots', stats.spots],
    ['Countries', stats.countries],
    ['Drones', stats.drones],
  ] as const) {
    const term = figures.getByRole('term').filter({ hasText: label });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(String(count));
  }
});

test('the landing leads a guest to registration, login and the feed', deployed, async ({ guestPage }) => {
  const page = await guestPage();
  await page.goto(paths.landing());
  const hero = page.getByRole('main');
  for (const [button, title] of [
    ['Empezar', 'Crear cuenta'],
    ['Iniciar sesión', 'Iniciar sesión'],
  ] as const) {
    await hero.getByRole('button', { name: button }).first().click();
    await closeByEscape(page.getByRole('dialog', { name: title }));
  }
  await hero.getByRole('link', { name: 'Explorar como invitado' }).click();
  await expect(page).toHaveURL('/feed');
});

test(
  'logging in on the landing page loads the document of the dashboard, with its placeholders',
  deployed,
  async ({ guestPage, pilot }) => {
    const ana = await pilot('Ana');
    const app = new App(await guestPage(), 'es');
    await app.page.goto(paths.landing());
    const documents: string[] = [];
    app.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await app.page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
    await app.logIn(ana);
    await expect(app.heading('Ana')).toBeVisible();
    expect(documents).toEqual([paths.dashboard(ana.user.username)]);
  },
);

test(
  'the landing page shows the product itself, with its texts in view on a small laptop',
  deployed,
  async ({ guestPage }) => {
    const page = await guestPage();
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(paths.landing());
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    expect((await title.boundingBox())?.y).toBeLessThan(300);
    for (const name of ['Cada vuelo, entero', 'Tus spots, en el mapa', 'Baterías con memoria']) {
      await page.getByRole('heading', { level: 3, name }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
    }
    await expect(page.getByRole('figure')).toHaveCount(3);
  },
);

test(
  'the language is Spanish until another is chosen, and every tab remembers it',
  deployed,
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto(paths.landing());
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
    await expect(page.getByRole('button', { name: 'Get started' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    const other = await context.newPage();
    await other.goto(paths.feed());
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.getByRole('link', { name: 'Following' })).toBeVisible();
  },
);

test(
  'the about page leads to the licences of the product’s dependencies',
  deployed,
  async ({ guestPage }) => {
    const page = await guestPage('en');
    await page.goto(paths.about());
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Third-party licences' }).click();
    const notices = (await opened).getByText('libvips (LGPL-3.0-or-later)');
    await expect(notices).toBeVisible();
    await expect(notices).toContainText('SIL OPEN FONT LICENSE');
  },
);

test('a notice of unfinished work shows for two seconds', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot());
  await page.goto(paths.about());
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('menuitem', { name: 'Marcas Drones' }).click();
  const overlay = page.getByText('Esta funcionalidad estará disponible próximamente');
  await expect(overlay).toBeVisible();
  await expect(overlay).toBeHidden();
});
