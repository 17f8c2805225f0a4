import { readFile } from 'node:fs/promises';
import type { EquipmentItem, WholeSnapshot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a spreadsheet of Windows-1252 is checked, imported, exported, and the export adds nothing', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await ana.call('POST', '/equipment-items', { name: 'Radio', type: 'radio', condition: 'new' });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.equipmentItems());
  await app.button('Importar CSV').click();
  const dialog = page.getByRole('dialog', { name: 'Importar equipo' });
  const csv =
    'Nombre;Tipo;Condición;Precio;Moneda;Fecha de compra\r\n' +
    'Cámara de acción;otros;como nueva;1.234,56;EUR;31/01/2026\r\n' +
    'Radio;emisora;nueva;;;\r\n' +
    ';gafas;rota;caro;EUR;ayer\r\n';
  const file = { name: 'equipo.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') };
  await app.file('Elige un archivo CSV o suéltalo aquí').setInputFiles(file);
  await expect(dialog.getByText('equipo.csv: 3 filas leídas')).toBeVisible();
  await expect(dialog.getByText('Línea 4')).toBeVisible();
  await expect(dialog.getByText('Precio: Debe ser un número')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Cámara de acción' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(dialog.getByText('1 fila guardada en tu hangar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(page.getByText('Cámara de acción').first()).toBeVisible();
  const { items } = await ana.call<{ items: EquipmentItem[] }>('GET', '/equipment-items');
  expect(items.find(({ name }) => name === 'Cámara de acción')).toMatchObject({
    ...{ type: 'others', condition: 'likeNew', price: 123_456, currency: 'EUR', purchaseDate: '2026-01-31' },
  });

  const downloading = page.waitForEvent('download');
  await app.button('Exportar CSV').click();
  const exported = await readFile(await (await downloading).path());
  await app.button('Importar CSV').click();
  await app
    .file('Elige un archivo CSV o suéltalo aquí')
    .setInputFiles({ name: 'otra.csv', mimeType: 'text/csv', buffer: exported });
  await expect(dialog.getByText('otra.csv: 2 filas leídas')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nada nuevo que importar' })).toBeDisabled();
});

const settings = (version: string, pitch: number) =>
  `# version\r\n# Betaflight / STM32F405 (S405) ${version} Jul 27 2024 / 07:53:26 (77d01ba3b) MSP API: 1.46\r\n` +
  'board_name SPEEDYBEEF405V4\r\nmcu_id 0039003a3438510b\r\n\r\n# master\r\n' +
  `${Array.from({ length: 40 }, (_, index) => `set setting_${index} = ${index}`).join('\r\n')}\r\n` +
  `set craft_name = Avispa\r\n\r\n# profile 0\r\nset p_pitch = ${pitch}\r\n`;

test('settings are stored byte for byte, compared by day, and shared without secrets', async ({
  pilot,
  pageOf,
  guestPage,
}) => {
  const ana = await pilot('Ana');
  const { _id } = await ana.createDrone({ name: 'Avispa', visibility: 'public' });
  await ana.call('POST', `/drones/${_id}/snapshots`, {
    at: '2026-05-01T10:00:00Z',
    text: settings('4.4.2', 52),
  });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.goto(paths.drone(_id));
  await app.button('Guardar configuración').click();
  const dialog = page.getByRole('dialog', { name: 'Guardar configuración' });
  const text = settings('4.5.1', 55);
  await app
    .file('Suelta el archivo o elígelo')
    .setInputFiles({ name: 'diff.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(dialog.getByText('Leído: Betaflight 4.5.1 · SPEEDYBEEF405V4 · nave «Avispa»')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar configuración' }).click();
  await expect(dialog).toBeHidden();
  const { items } = await ana.call<{ items: WholeSnapshot[] }>('GET', `/drones/${_id}/snapshots`);
  const newest = await ana.call<WholeSnapshot>('GET', `/drones/${_id}/snapshots/${items[0]?._id}`);
  expect(newest.text).toBe(text);

  await app.button('Comparar las dos últimas').click();
  await expect(page.getByText('2 líneas distintas')).toBeVisible();
  const [before, after] = [page.getByText('set p_pitch = 52'), page.getByText('set p_pitch = 55')];
  /** How far below the old line the new one is. */
  const offset = async () => ((await after.boundingBox())?.y ?? 0) - ((await before.boundingBox())?.y ?? 0);
  await expect(after).toBeVisible();
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(offset).toBeGreaterThan(10);
  await expectFit(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await brokenRules(page)).toEqual([]);

  await page
    .getByRole('button', { name: /^Acciones de la configuración/ })
    .first()
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Descargar' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(text);
  await page
    .getByRole('button', { name: /^Acciones de la configuración/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Compartir' }).click();
  await expect(page.getByText('Compartida', { exact: true })).toBeVisible();

  const guest = await guestPage('en');
  await guest.goto(paths.drone(_id));
  await expect(guest.getByRole('heading', { name: /^Flight controller settings/ })).toBeVisible();
  await guest.getByRole('button', { name: /^Actions for the settings/ }).click();
  const shared = guest.waitForEvent('download');
  await guest.getByRole('menuitem', { name: 'Download' }).click();
  const seen = await readFile(await (await shared).path(), 'utf8');
  expect(seen).toContain('set p_pitch = 55');
  expect(seen).not.toMatch(/0039003a|Avispa/);
});
