import type { CsvReport } from '@estela/contracts';
import {
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();

const report: CsvReport = {
  imported: 0,
  columns: [
    { header: 'Nombre', field: 'name' },
    { header: 'Celdas', field: 'battery.cells' },
    { header: 'Tienda', field: null },
  ],
  assumed: [
    { field: 'type', value: 'others' },
    { field: 'condition', value: 'used' },
  ],
  preview: [
    ['Gafas', '', 'X'],
    ['Pack', 'muchas', 'Y'],
  ],
  rows: [
    { line: 2, status: 'new', name: 'Gafas' },
    { line: 3, status: 'duplicate', name: 'Radio' },
    { line: 4, status: 'error', name: 'Pack', fields: { 'battery.cells': 'Debe ser un número' } },
  ],
};

function opens() {
  const sent: { csv: string; dryRun: boolean }[] = [];
  const statistics = {
    ...{ total: 0, favorites: 0, byType: [], byStatus: [], byCondition: [], values: [] },
    warranty: { valid: 0, expiringSoon: 0, expired: 0 },
  };
  server.use(
    http.get('/api/equipment-items', () => HttpResponse.json(aPage([]))),
    http.get('/api/equipment-items/statistics', () => HttpResponse.json(statistics)),
    http.post('/api/equipment-items/import', async ({ request }) => {
      const body = (await request.json()) as { csv: string; dryRun: boolean };
      sent.push(body);
      return HttpResponse.json({ ...report, imported: body.dryRun ? 0 : 1 });
    }),
  );
  return sent;
}

async function choose(file: File) {
  const view = show('/equipment-items', { user });
  await view.actor.click(await screen.findByRole('button', { name: 'Importar CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Importar equipo' });
  await view.actor.upload(within(dialog).getByLabelText('Elegir archivo'), file);
  return { ...view, dialog };
}

test('shows the outcome of each row, imports, and leads to the list', async () => {
  const sent = opens();
  const { actor, dialog, address } = await choose(new File(['nombre\nGafas'], 'gafas.csv'));
  expect(await within(dialog).findByText(/gafas.csv: 3 filas leídas/)).toBeVisible();
  expect(within(dialog).getByText(/no dice el tipo.*no dice el estado/)).toBeVisible();
  expect(within(dialog).getByText('Línea 4')).toBeVisible();
  expect(within(dialog).getByText('Celdas: Debe ser un número')).toBeVisible();
  expect(within(dialog).getByRole('columnheader', { name: /Tienda\s*No se lee/ })).toBeVisible();
  expect(within(dialog).getByRole('cell', { name: 'muchas' })).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Importar 1 fila' }));
  expect(await within(dialog).findByText('1 fila guardada en tu hangar')).toBeVisible();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]);
  await actor.click(within(dialog).getByRole('button', { name: 'Ver la lista' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/equipment-items');
});

test('a file of Windows-1252 and one of UTF-16 are imported with their accents', async () => {
  const sent = opens();
  const { actor, dialog } = await choose(new File([new Uint8Array([0x41, 0xf1, 0x6f])], 'latin.csv'));
  await actor.click(await within(dialog).findByRole('button', { name: 'Elegir otro archivo' }));
  const wide = new Uint8Array([0xff, 0xfe, 0xf1, 0x00, 0xac, 0x20]);
  await actor.upload(within(dialog).getByLabelText('Elegir archivo'), new File([wide], 'w.csv'));
  await waitFor(() => expect(sent.map(({ csv }) => csv)).toEqual(['Año', 'ñ€']));
});

test.each([
  ['an empty file', new File([''], 'a.csv'), /está vacío/],
  ['a workbook', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.xlsx.csv'), /Guárdalo como CSV/],
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0, 1])], 'a.csv'), /no es un texto/],
  ['a huge file', new File(['x'.repeat(2_200_000)], 'a.csv'), /pasa de 1 MB/],
  ['a file that is a little too large', new File(['ñ'.repeat(530_000)], 'a.csv'), /pasa de 1 MB/],
])('%s is refused before it is sent', async (_, file, reason) => {
  const sent = opens();
  const { dialog } = await choose(file);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(reason);
  expect(sent).toEqual([]);
});

test('an error of the server about the file is shown in the dialog', async () => {
  opens();
  const problem = { csv: 'Falta la columna del nombre' };
  server.use(http.post('/api/equipment-items/import', () => aServerError('VALIDATION', 'Revisa', problem)));
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { dialog } = await choose(new File(['x'], 'a.csv'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Falta la columna del nombre');
  await waitFor(() => expect(intoView.mock.contexts).toContain(alert));
  intoView.mockRestore();
});

test('the export is saved as a file that Excel reads as UTF-8', async () => {
  opens();
  const saved: Blob[] = [];
  const names: string[] = [];
  const asked: string[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const headers = { 'content-type': 'text/csv; charset=utf-8' };
  server.use(
    http.get('/api/equipment-items/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('name\r\nGafas\r\n', { headers });
    }),
  );
  const { actor } = show('/equipment-items', { user });
  await actor.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(names).toEqual(['equipo.csv']));
  expect(asked).toEqual(['?separator=semicolon']);
  expect(saved[0]?.size).toBe(3 + 'name\r\nGafas\r\n'.length);
  jest.restoreAllMocks();
});
