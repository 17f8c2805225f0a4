import { paths } from '@estela/contracts/paths';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { closeByEscape } from '../../fixtures/close-by-escape.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('by keyboard alone: a slash, a search with a typo typed at once, arrows, Enter; Escape returns the focus', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const spot = await ana.createSpot({ name: 'Cantera del Águila', visibility: 'public' });
  await ana.createFlight({ title: 'Cantera y águila al alba', visibility: 'public', spot: spot._id });
  await ana.createGroup({ name: 'Cantera Águila FPV', private: true });
  const app = new App(await pageOf(bruno), 'es');
  const { page } = app;
  await page.goto(paths.about());
  await app.button('Ajustes').focus();

  // Users do not wait for the box to load before they type.
  await page.keyboard.type('/cantrea aguila');
  const sheet = page.getByRole('dialog', { name: 'Buscar' });
  const box = sheet.getByRole('combobox', { name: /^Buscar pilotos/ });
  await expect(box).toHaveValue('cantrea aguila');
  const option = sheet
    .getByRole('group', { name: 'Spots' })
    .getByRole('option', { name: 'Cantera del Águila' });
  await expect(option).toBeVisible();
  for (const kind of ['Vuelos', 'Grupos'])
    await expect(sheet.getByRole('group', { name: kind }).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('option', { selected: true })).toHaveText(/Cantera y águila al alba/);
  expect(await brokenInEitherTheme(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.spot(spot._id));
  await expect(app.heading('Cantera del Águila')).toBeVisible();
  await expect(sheet).toBeHidden();

  await app.button('Ajustes').focus();
  await page.keyboard.press('Control+k');
  await expect(sheet.getByRole('option', { name: 'cantrea aguila' })).toBeVisible();
  await closeByEscape(sheet);
  await expect(app.button('Ajustes')).toBeFocused();
});

test('on a phone it fills the screen, and going back closes it completely', async ({ pilot, guestPage }) => {
  const bruno = await pilot('Bruno');
  const app = new App(await guestPage('en'), 'en');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.about());
  await app.button('Search').click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  const box = sheet.getByRole('combobox');
  await expect(box).toBeFocused();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });

  await box.fill('zzqqxx');
  await expect(sheet.getByRole('heading', { name: 'Nothing for “zzqqxx”' })).toBeVisible();
  expect(await brokenInEitherTheme(page)).toEqual([]);
  await box.fill(`@${bruno.user.username}`);
  await sheet.getByRole('option', { name: new RegExp(`Bruno.*@${bruno.user.username}`) }).click();
  await expect(page).toHaveURL(paths.dashboard(bruno.user.username));
  await expect(sheet).toBeHidden();

  await app.button('Search').click();
  await expect(sheet.getByRole('option', { name: `@${bruno.user.username}` })).toBeVisible();
  await expectFit(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.about());
  await expect(sheet).toBeHidden();
});
