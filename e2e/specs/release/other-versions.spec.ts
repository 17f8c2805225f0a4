import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { storedBuild } from '../../fixtures/stored-build.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { buildTinyRemote, tinyRemote } from '../../fixtures/tiny-remote.ts';

const test = base.extend<object, { product: Product }>({ product: ownProduct() });

const title = 'Viento en tus spots';

test('remotes of older releases run in this shell, and replace each other in an open tab', async ({
  product,
  guestPage,
}) => {
  const release = (folder: string) =>
    product.fleet('publish', tinyRemote, '--from', folder, '--activate') as { version: string };
  const page = await guestPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const heading = page.getByRole('heading', { level: 1, name: title });
  // In turn: with Module Federation's runtime of that time, with one of our own, with the current one.
  release(storedBuild(tinyRemote, '942a40d'));
  await page.goto('/weather');
  await expect(heading).toBeVisible();
  for (const folder of [storedBuild(tinyRemote, '82f6dc8'), buildTinyRemote()]) {
    const { version } = release(folder);
    await expect.poll(() => asked.some((url) => url.includes(`/${tinyRemote}/${version}/`))).toBe(true);
    await expect(heading).toBeVisible();
  }
});

test('a remote of this release runs in an older shell', async ({ product, guestPage }) => {
  const published = (app: string, folder: string, ...more: string[]) =>
    product.fleet('publish', app, '--from', folder, '--activate', ...more);
  published('shell', storedBuild('shell', '82f6dc8'), '--force', '--why', 'the shell of an older release');
  published(tinyRemote, buildTinyRemote(), '--force', '--why', 'in an older shell');
  const page = await guestPage();
  await page.goto('/weather');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const failed = page.getByText('Esta parte no está disponible');
  await expect(failed).toHaveCount(0);
});
