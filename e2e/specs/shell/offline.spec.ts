import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is registered once the tab is idle, and has cached its page before it is active. */
async function openWithWorker(page: Page) {
  await page.goto(paths.about());
  await page.evaluate(() => navigator.serviceWorker.ready);
}

for (const { language, title, retry, terms } of [
  { language: 'es', title: 'Sin conexión', retry: 'Volver a intentarlo', terms: 'Términos y condiciones' },
  { language: 'en', title: 'No connection', retry: 'Try again', terms: 'Terms and conditions' },
] as const)
  test(`without a network a page says so, and loads as soon as there is one (${language})`, async ({
    guestPage,
  }) => {
    const page = await guestPage(language);
    await openWithWorker(page);
    await page.context().setOffline(true);
    await page.goto(paths.terms());
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} | Estela`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await brokenInEitherTheme(page)).toEqual([]);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.terms());
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: terms })).toBeVisible();
  });

test('a page loads when the network is back, also if the browser does not report that', async ({
  guestPage,
}) => {
  const page = await guestPage('en');
  await openWithWorker(page);
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()));
  await page.context().setOffline(true);
  await page.goto(paths.terms());
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});

test('the worker caches its own page and nothing else, and pages are loaded from the network', async ({
  guestPage,
  product,
}) => {
  const page = await guestPage();
  await openWithWorker(page);
  const answer = await page.goto(paths.feed());
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept).toEqual([`${product.url}/offline.html`]);
});
