import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

for (const language of ['es', 'en'] as const)
  test(`on a phone the map's footer is one line, and the search shows its results in full (${language})`, async ({
    pilot,
    pageOf,
  }) => {
    const { page } = new App(await pageOf(await pilot('Ana'), language), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${paths.feedSpots()}?bbox=-0.62,39.17,-0.13,39.76`);
    const airspace = page.getByRole('button', {
      name: { es: 'Espacio aéreo Ahora', en: 'Airspace Now' }[language],
    });
    const button = await airspace.boundingBox();
    expect(button?.width).toBeLessThanOrEqual(48);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    const credit = await page.getByRole('link', { name: 'GeoNames' }).boundingBox();
    expect(credit?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0));
    expect(credit?.y).toBeGreaterThanOrEqual(button?.y ?? Number.NaN);
    expect(credit?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));

    const [written, room] = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return [Number.NaN, 0];
      pen.font = font;
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return [pen.measureText(field.placeholder).width, field.clientWidth - sides];
    });
    expect(written).toBeLessThan(room ?? 0);
  });
