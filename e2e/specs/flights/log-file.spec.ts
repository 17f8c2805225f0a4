import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { languages } from '@estela/contracts/values';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { radioLog } from '../../pages/radio-log.ts';

const log = {
  name: 'Chimera 7-2026-05-01-080000.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([...radioLog({ rows: 180 })].join('')),
};
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const archive = { name: 'vuelo.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04', 'latin1') };

test('a radio’s log is parsed in a worker of the release and fills in the flight, once', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const drone = await ana.createDrone({ name: 'Chimera 7' });
  const app = new App(await pageOf(ana), 'es');
  const sent: string[] = [];
  app.page.on('request', (request) => {
    // The ticket for the tab's events has no content.
    if (request.method() !== 'GET' && !request.url().endsWith('/events/ticket')) sent.push(request.url());
  });
  await app.page.goto(paths.flights({ new: true }));
  const started = app.page.waitForEvent('worker');
  await app.file('Registro del vuelo').setInputFiles([log, archive]);
  expect(new URL((await started).url()).pathname).toMatch(
    /^\/remotes\/mf-flights\/files\/.*worker\.\w+\.js$/,
  );
  await expect(app.page.getByText('Es un archivo comprimido.', { exact: false })).toBeVisible();
  await app.button(/^Usar el vuelo de/).click();
  await expect(app.page.getByText('En uso')).toBeVisible();
  await app.fillFlight('Faro', 'Viento de poniente');
  await app.openStep('Detalles y categorías');
  await expect(app.field('Duración')).toHaveValue('3');
  // Nothing leaves the device before the pilot saves.
  expect(sent).toEqual([]);
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Faro')).toBeVisible();
  await expect(app.page.getByText('Velocidad máxima', { exact: true })).toBeVisible();
  const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(items).toMatchObject([
    { topSpeedMps: 20, maxHeightM: 100, durationSeconds: 179, drone: { _id: drone._id } },
  ]);
  const whole = await ana.call<Flight>('GET', `/flights/${items[0]?._id}`);
  expect(whole.track?.length).toBeGreaterThan(100);
  expect(Object.keys(whole.series ?? {})).toEqual(['t', 'height', 'speed', 'voltage', 'link']);

  await app.page.goto(paths.flights({ new: true }));
  await app.file('Registro del vuelo').setInputFiles(log);
  await expect(app.page.getByText('Ya lo tienes')).toBeVisible();
  await app.page.getByRole('link', { name: 'Ver el vuelo' }).click();
  await expect(app.heading('Faro')).toBeVisible();
});

/** A morning's two flights in one file. */
const day = [...radioLog({ rows: 180 })];
const later = day
  .slice(1)
  .map((row) => row.replace(/^([^,]*),(\d\d)/, (_, date, hour) => `${date},${Number(hour) + 3}`));
const both = { ...log, buffer: Buffer.from([...day, ...later].join('')) };

for (const language of languages)
  test(`on a telephone in ${language}, a memory card gives two flights at a spot created in the form`, async ({
    pilot,
    pageOf,
  }) => {
    const ana = await pilot('Ana');
    const drone = await ana.createDrone({ name: 'Chimera 7' });
    const app = new App(await pageOf(ana, language), language);
    const { page, words: w } = app;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.flights({ new: true }));
    await app.file(w.flightLog).setInputFiles(both);
    await app.button(w.useBoth).click();
    await expect(page.getByText(w.inUse, { exact: true })).toHaveCount(2);
    expect(await brokenRules(page, (axe) => axe.withTags(standard))).toEqual([]);
    await app.fillFlight('Faro');
    await app.openStep(w.location);
    // The notice that there are no spots yet loads late and moves the buttons below it.
    await expect(page.locator(`main a[href="${paths.spots({ new: true })}"]`)).toBeVisible();
    await app.button(w.markSpot).click();
    const dialog = page.getByRole('dialog');
    // The log begins there.
    await expect(dialog.getByRole('textbox', { name: w.latitude })).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: w.name, exact: true }).fill('Cantera vieja');
    await dialog.getByRole('button', { name: w.saveSpot }).click();
    await expect(page.getByRole('radio', { name: /Cantera vieja/ })).toBeChecked();
    await app.openStep(w.equipment);
    await expect(page.getByRole('radio', { name: /Chimera 7/ })).toBeChecked();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: w.location })).toBeVisible();
    await app.button(w.saveFlight).click();
    await expect(page).toHaveURL(paths.flights());
    for (const name of ['Faro 1', 'Faro 2'])
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
    expect(items).toMatchObject(
      ['Faro 2', 'Faro 1'].map((title) => ({
        ...{ title, durationSeconds: 179, topSpeedMps: 20 },
        ...{ drone: { _id: drone._id }, spot: { name: 'Cantera vieja' } },
      })),
    );
  });
