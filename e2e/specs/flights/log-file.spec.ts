import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { radioLog } from '../../pages/radio-log.ts';

const log = {
  name: 'Chimera 7-2026-05-01-080000.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([...radioLog({ rows: 180 })].join('')),
};
const archive = { name: 'vuelo.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04', 'latin1') };

test('a radio’s log is read in a worker of the release and fills the flight, once', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const drone = await ana.createDrone({ name: 'Chimera 7' });
  const app = new App(await pageOf(ana), 'es');
  const sent: string[] = [];
  app.page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
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
    { topSpeedMps: 20, maxHeightM: 100, durationSeconds: 180, drone: { _id: drone._id } },
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
