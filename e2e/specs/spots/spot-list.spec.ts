import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('my spots can be filtered, are beside their map, and are restored after Back', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await ana.createSpot({ name: 'Cantera', visibility: 'public', bestMonths: [5] });
  await ana.createSpot({ name: 'Playa', visibility: 'private', location: { lat: 43.5, lng: -5.7 } });
  await ana.createSpot({ name: 'Dique', visibility: 'public', location: { lat: 37, lng: -2 } });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  const map = page.getByRole('region', { name: 'Mapa de los spots de la lista' });
  await page.goto(paths.spots());
  await expect(app.titles()).toHaveText(['Dique', 'Playa', 'Cantera']);
  await app.card('Playa').hover();
  await expect(map.getByRole('button', { name: 'Playa', pressed: true })).toBeVisible();

  await app.choice('Mejor época').selectOption('Bueno en mayo');
  await expect(app.titles()).toHaveText(['Cantera']);
  await page.getByRole('searchbox', { name: 'Buscar en tus spots' }).fill('nada');
  await expect(page).toHaveURL(/q=nada/);
  await app.button('Quitar filtros').click();
  await app.button('Público').click();
  await expect(app.titles()).toHaveText(['Dique', 'Cantera']);
  await expect(map.getByRole('button', { name: 'Playa' })).toHaveCount(0);
  expect(await brokenRules(page)).toEqual([]);

  await map.getByRole('button', { name: 'Cantera' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Cantera', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.heading('Cantera')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${paths.spots()}?visibility=public`);
  await expect(app.titles()).toHaveText(['Dique', 'Cantera']);

  // A phone has room for one of them.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(map).toHaveCount(0);
  await app.button('Mapa').click();
  await map.getByRole('button', { name: 'Dique' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Dique' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(app.card('Dique')).toBeVisible();
});

test('on a phone the whole map is below the title, and the filters are behind a button', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await ana.createSpot({ name: 'Cantera', visibility: 'public', bestMonths: [5] });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.spots()}?view=map`);
  const map = page.getByRole('region', { name: 'Mapa de los spots de la lista' });
  await expect(map.getByRole('button', { name: 'Cantera' })).toBeVisible();
  const box = (await map.boundingBox()) ?? { y: 0, height: 0 };
  expect(box.height).toBeGreaterThan(350);
  expect(box.y + box.height).toBeLessThan(740 - 64);
  const search = page.getByRole('searchbox', { name: 'Buscar en tus spots' });
  await expect(search).toBeHidden();
  await app.button('Filtrar').press('Enter');
  await search.fill('cant');
  await expect(page.getByRole('button', { name: 'Filtrar 1 filtro puesto' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});

test('all of a spot opens over the map by keyboard, and closes by Escape and by Back', async ({
  pilot,
  pageOf,
}) => {
  const bruno = await pilot('Bruno');
  const name = `Dique de ${bruno.user.username}`;
  const location = { lat: 39.47, lng: -0.6 };
  const { _id } = await bruno.createSpot({ name, visibility: 'public', hazards: 'Tendido bajo', location });
  await bruno.createFlight({ title: 'Tarde en el dique', visibility: 'public', spot: _id });
  const page = await pageOf(await pilot('Ana'));
  await page.goto(paths.feedSpots({ bbox: '-0.7,39.4,-0.5,39.5' }));
  const row = page.getByRole('region', { name: 'Mapa de spots' }).getByRole('button', { name });
  const card = page.getByRole('region', { name });
  const fold = card.getByRole('button', { name: /^(Más|Menos) detalles/ });
  await row.press('Enter');
  await expect(card.getByRole('heading', { name })).toBeFocused();
  await fold.press('Enter');
  await expect(card.getByText('Tendido bajo')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Tarde en el dique' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(row).toBeFocused();

  await row.press('Enter');
  await fold.press('Enter');
  await expect(page).toHaveURL(/sheet=1/);
  await page.goBack();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(card).toHaveCount(0);
});
