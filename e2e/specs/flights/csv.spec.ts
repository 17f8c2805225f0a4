import { readFile } from 'node:fs/promises';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a spreadsheet fills the list of flights, and the export of the list adds nothing', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.flights());
  await app.button('Importar CSV').click();
  const dialog = page.getByRole('dialog', { name: 'Importar vuelos' });
  const csv =
    'Título;Fecha;Duración (min);Descripción;Vídeo;Viento\r\n' +
    'Tarde en la cantera;01/05/2026 18:30;4,5;Sol;https://youtu.be/dQw4w9WgXcQ;3,5\r\n' +
    'Sin vídeo;02/05/2026 10:00;3;Nubes;;2\r\n';
  await app
    .file('Elige un archivo CSV o suéltalo aquí')
    .setInputFiles({ name: 'vuelos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await expect(dialog.getByText('vuelos.csv: 2 filas leídas')).toBeVisible();
  await expect(dialog.getByText('Enlace del vídeo: Este campo es obligatorio')).toBeVisible();
  await expectFit(page);
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(dialog.getByText('1 vuelo guardado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(app.titles()).toHaveText(['Tarde en la cantera']);
  const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(items).toMatchObject([
    { title: 'Tarde en la cantera', durationSeconds: 270, visibility: 'private', weather: { windMps: 3.5 } },
  ]);

  const downloading = page.waitForEvent('download');
  await app.button('Exportar CSV').click();
  const exported = await readFile(await (await downloading).path());
  await app.button('Importar CSV').click();
  await app
    .file('Elige un archivo CSV o suéltalo aquí')
    .setInputFiles({ name: 'otra.csv', mimeType: 'text/csv', buffer: exported });
  await expect(dialog.getByText('otra.csv: 1 fila leída')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nada nuevo que importar' })).toBeDisabled();
});
