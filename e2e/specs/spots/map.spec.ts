import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test("the map shows another pilot's public spot in list and card, not the private one", async ({
  pilot,
  pageOf,
}) => {
  const bruno = await pilot('Bruno');
  const mine = bruno.user.username;
  await bruno.createSpot({ name: `Playa de ${mine}`, visibility: 'public' });
  await bruno.createSpot({ name: `Escondite de ${mine}`, visibility: 'private' });
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.feedSpots());
  const rows = app.page.getByRole('region', { name: 'Mapa de spots' }).getByRole('listitem');
  await expect(rows.filter({ hasText: `Playa de ${mine}` })).toContainText('de Bruno');
  await expect(rows.filter({ hasText: `Escondite de ${mine}` })).toHaveCount(0);
  await rows
    .filter({ hasText: `Playa de ${mine}` })
    .getByRole('button')
    .click();
  const card = app.page.getByRole('region', { name: `Playa de ${mine}` });
  await expect(card.getByRole('link', { name: 'Bruno', exact: true })).toBeVisible();
  await expect(app.page).toHaveURL(/spot=/);
});

test('the map asks nobody but this server', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(paths.feedSpots());
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible();
  await page.getByRole('button', { name: 'Acercar' }).click();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual(['127.0.0.1']);
});

for (const path of [paths.spots(), paths.feedSpots()])
  test(`a guest at ${path} gets the login notice`, async ({ guestPage }) => {
    const page = await guestPage();
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Entra para ver esta página' })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
