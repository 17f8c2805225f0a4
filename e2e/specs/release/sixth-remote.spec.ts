import { paths } from '@estela/contracts/paths';
import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { buildTinyRemote, tinyRemote } from '../../fixtures/tiny-remote.ts';

const apart = base.extend<object, { product: Product }>({ product: ownProduct() });

apart(
  'a sixth remote adds its page and its menu entry, and no file of the shell names it',
  async ({ product, guestPage }) => {
    const page = await guestPage();
    const entryIn = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
    await page.goto(paths.about());
    await expect(entryIn('Navegación principal')).toHaveText(['Feed', 'Grupos', 'Mapa']);

    product.fleet('publish', tinyRemote, '--from', buildTinyRemote(), '--activate');
    await page.reload();
    await expect(entryIn('Navegación principal')).toHaveText(['Feed', 'Grupos', 'Mapa', 'Meteo']);
    await entryIn('Navegación principal').getByText('Meteo').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Viento en tus spots' })).toBeVisible();
    await expect(page).toHaveTitle('Meteo | Estela');

    await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wind at your spots' })).toBeVisible();
    await expect(entryIn('Main navigation')).toHaveText(['Feed', 'Groups', 'Map', 'Weather']);

    product.fleet('disable', tinyRemote, '--why', 'the forecast is wrong');
    await page.reload();
    await expect(page.getByText('Back soon')).toBeVisible();
    await expect(entryIn('Main navigation')).toHaveText(['Feed', 'Groups', 'Map', 'Weather']);
  },
);
