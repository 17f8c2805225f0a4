import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('the flights of a filter are printed as sheets of A4, and nothing else is', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      ana.createFlight({ title: `Vuelo ${index}`, visibility: 'public', durationSeconds: 60 }),
    ),
  );
  await ana.createFlight({ title: 'Solo mío', visibility: 'private' });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.goto(paths.flights({ filter: 'public' }));
  await page.getByRole('link', { name: 'Libro de vuelo' }).click();
  await expect(page).toHaveURL('/flights?filter=public&print=1');
  const last = page.getByRole('region', { name: 'Página 2 de 2' });
  await expect(last.getByRole('row', { name: /Suma anterior/ })).toContainText('0:20:00');
  await expect(last.getByRole('row', { name: /Total acumulado/ })).toContainText('0:21:00');
  await expect(page.getByText('Solo mío')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(app.button('Imprimir')).toBeHidden();
  await expect(last.getByText('Firma del piloto')).toBeVisible();
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // The size of A4 in points.
  expect(file).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Volver a los vuelos' }).click();
  await expect(page).toHaveURL('/flights?filter=public');
});
