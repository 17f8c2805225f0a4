import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import type { FaultPatterns } from '../../fixtures/declared-faults.ts';
import { expect, test } from '../../fixtures/test.ts';

const card = (page: Page) => page.getByText('Esta parte no está disponible');
const files = /\/remotes\/mf-flights\//;

/** Ways in which a remote's files can be wrong, and what the page reports of them. */
const ways: Record<string, { plant: (page: Page) => Promise<unknown>; reported: FaultPatterns }> = {
  missing: {
    plant: (page) => page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' })),
    reported: { failedRequest: /\/remotes\/mf-flights\/.+: 404$/ },
  },
  broken: {
    plant: (page) => page.route(files, (route) => route.fulfill({ status: 503, body: 'Unavailable' })),
    reported: { failedRequest: /\/remotes\/mf-flights\/.+: 503$/ },
  },
  'cut off': {
    plant: (page) => page.route(files, (route) => route.abort()),
    reported: { failedRequest: /\/remotes\/mf-flights\/.+: net::ERR_FAILED$/ },
  },
  tampered: {
    plant: (page) =>
      page.route(files, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: `${await answer.text()}\n;globalThis.tampered = true`,
        });
      }),
    reported: { consoleError: /^Failed to find a valid digest/ },
  },
};

for (const [name, { plant, reported }] of Object.entries(ways)) {
  test(`a ${name} remote fails in its own place only, and a retry recovers`, async ({
    pilot,
    pageOf,
    faults,
  }) => {
    faults.expect(reported);
    faults.expect({ consoleError: /^mf-flights@.+ failed at load/ });
    const page = await pageOf(await pilot());
    await plant(page);
    await page.goto(paths.flights());
    await expect(card(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/mf-flights@/)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

    await page.getByRole('link', { name: 'Grupos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeVisible();

    await page.getByRole('link', { name: 'Sesiones' }).click();
    await expect(card(page)).toBeVisible({ timeout: 20_000 });
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sesiones & Media' })).toBeVisible();
  });
}

test('a remote that never responds is replaced by a card, and the rest stays usable', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ consoleError: /^mf-flights@.+ failed at load/ });
  const page = await pageOf(await pilot());
  await page.route(files, () => undefined);
  // The page's load event waits for its preloads, which never arrive.
  await page.goto(paths.flights(), { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect(card(page)).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sesiones & Media' })).toBeVisible({
    timeout: 20_000,
  });
});

test('without a network typed text stays, pages not loaded say why, and both work again afterwards', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ consoleError: /^mf-groups@.+ failed at load/ });
  const page = await pageOf(await pilot('Ana'));
  // The other remotes are not prefetched.
  await page.route(/\/remotes\/mf-groups\//, (route) => route.abort('internetdisconnected'));
  // The notice about the network loads over it, when the browser is idle.
  const parts = Promise.all(
    [/offline-bar\.\w+\.js/, /offline-bar\.\w+\.css/].map((file) => page.waitForResponse(file)),
  );
  await page.goto(paths.profile());
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Anabel');
  const bar = page.locator('main ~ [role="status"]');
  for (const part of await parts) await part.finished();
  await page.context().setOffline(true);
  await expect(bar).toContainText('Sin conexión.');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(name).toHaveValue('Anabel');
  await page.context().setOffline(false);
  await expect(bar).toBeEmpty();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Grupos' }).click();
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeVisible({ timeout: 20_000 });
});
