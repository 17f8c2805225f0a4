import { ownProduct } from '../../fixtures/own-product.ts';
import { openPlainHost } from '../../fixtures/plain-host.ts';
import { buildPlainRemote, plainRemote } from '../../fixtures/plain-remote.ts';
import type { Product } from '../../fixtures/product.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { buildTinyRemote, tinyRemote } from '../../fixtures/tiny-remote.ts';

const test = base.extend<object, { product: Product }>({ product: ownProduct() });

test('a plain host of another product loads one of our remotes by its manifest', async ({
  product,
  guestPage,
}) => {
  const built = ['publish', tinyRemote, '--from', buildTinyRemote(), '--activate'];
  const { version } = product.fleet(...built) as { version: string };
  const page = await guestPage();
  const manifest = `${product.url}/remotes/${tinyRemote}/${version}/mf-manifest.json`;
  await openPlainHost(page, product.url, { name: tinyRemote, manifest, path: '/weather' });
  await expect(page.getByRole('heading', { level: 1, name: 'Viento en tus spots' })).toBeVisible();
});

test('a plain remote of another repository is adopted, and runs in this shell', async ({
  product,
  guestPage,
}) => {
  const folder = buildPlainRemote();
  product.fleet('adopt', plainRemote, '--from', folder);
  product.fleet('publish', plainRemote, '--from', folder, '--activate');
  const page = await guestPage();
  await page.goto('/wind');
  await expect(page).toHaveTitle('Viento | Estela');
  await page.getByRole('button', { name: '12 km/h' }).click();
  await expect(page.getByRole('button', { name: '13 km/h' })).toBeVisible();
  // It unmounts like any other, and the rest works.
  await page.getByRole('link', { name: 'Feed' }).first().click();
  await expect(page.getByRole('button', { name: '13 km/h' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});
