import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { test as base, expect } from '../../fixtures/test.ts';

/** The sample's zones are invented, which is enough for a test. */
const test = base.extend<object, { product: Product }>({ product: ownProduct(() => ({ sample: true })) });

/** Around the sample's prohibited zone. */
const around = `${paths.feedSpots()}?bbox=-3.65,40.48,-3.55,40.56`;
const map = (page: Page) => page.getByRole('region', { name: 'Mapa de los spots que puedes ver' });
const zones = (page: Page) => map(page).locator('path[fill^="url(#estela-zone"]');

test('the middle of the map is checked by keyboard alone, and without a network nothing is shown as free', async ({
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot('Ana'));
  await page.goto(around);
  await expect(zones(page)).not.toHaveCount(0);
  await map(page).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Espacio aéreo' });
  await expect(card.getByRole('status')).toContainText('Prohibido');
  await page.context().setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await page.context().setOffline(false);
  // It checks by itself once the network is back. The map moved the checked point out from under its card, so its middle
  // is beside the zone now.
  await expect(card.getByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  await card.getByRole('button', { name: 'Cerrar el espacio aéreo' }).press('Enter');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('on a phone nothing covers the legend, whose switches hide zones', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(around);
  await expect(zones(page)).not.toHaveCount(0);
  const before = await zones(page).count();
  await page.getByRole('button', { name: /^Espacio aéreo/ }).click();
  await page.getByRole('checkbox', { name: 'Restringida' }).uncheck();
  await expect(zones(page)).not.toHaveCount(before);
});
