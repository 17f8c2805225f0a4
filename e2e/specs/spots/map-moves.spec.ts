import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

/** Degrees that the map of an address spans from west to east. */
function spanOf(url: string): number {
  const [west = Number.NaN, , east = Number.NaN] = (new URL(url).searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  return east - west;
}

test('a map that animates to a zoom level can be moved elsewhere meanwhile', async ({ pilot, pageOf }) => {
  const { page } = new App(await pageOf(await pilot('Ana')), 'es');
  await page.goto(`${paths.feedSpots()}?bbox=-8,37,0,43`);
  const closer = page.getByRole('button', { name: 'Acercar' });
  // The map has reported its box, which is wider than that of the address.
  await page.waitForURL(({ href }) => spanOf(href) !== 8);
  const before = spanOf(page.url());
  // The second happens before the first frame of the animation, the third during it.
  await closer.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    setTimeout(() => button.click(), 100);
  });
  await expect.poll(() => spanOf(page.url())).toBeCloseTo(before / 8, 3);

  await page.getByRole('searchbox', { name: 'Buscar spots o un pueblo' }).fill('xabia');
  await page.getByRole('button', { name: 'Jávea, Alicante' }).waitFor();
  // During the animation, which takes a quarter of a second.
  await page.evaluate(() => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === name || one.textContent === name,
      );
    button('Alejar')?.click();
    setTimeout(() => button('Jávea, Alicante')?.click(), 100);
  });
  await expect(page).toHaveURL(/bbox=-?0\.\d+%2C38\.\d+%2C0\.\d+%2C3[89]\./);
});

test('a press on a pin opens its spot, and does not check the airspace', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const name = `Mirador de ${ana.user.username}`;
  await ana.createSpot({ name, location: { lat: 41.63, lng: -0.89 } });
  const { page } = new App(await pageOf(ana), 'es');
  await page.goto(`${paths.feedSpots()}?filter=mine&bbox=-1.2,41.4,-0.6,41.9`);
  await page
    .getByRole('region', { name: 'Mapa de los spots que puedes ver' })
    .getByRole('button', { name })
    .click();
  await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page).toHaveURL(/spot=/);
  await expect(page).not.toHaveURL(/check=/);
});
