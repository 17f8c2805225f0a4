import type { CsvReport } from '@estela/contracts';
import {
  aPage,
  aUser,
  fireEvent,
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
    { header: 'Título', field: 'title' },
    { header: 'Viento', field: 'weather.windMps' },
    { header: 'Piloto', field: null },
  ],
  assumed: [{ field: 'visibility', value: 'private' }],
  preview: [['Tarde', 'mucho', 'Ana']],
  rows: [
    { line: 2, status: 'new', name: 'Tarde' },
    {
      ...{ line: 3, status: 'error', name: 'Noche' },
      fields: { 'weather.windMps': 'Debe ser un número', 'disciplines.1': 'Valor no válido' },
    },
  ],
};

/** An account without flights: after an import its list contains only those of the file. */
function opens() {
  const sent: { csv: string; dryRun: boolean }[] = [];
  server.use(
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/counts', () => HttpResponse.json({ all: 0 })),
    http.post('/api/flights/import', async ({ request }) => {
      const body = (await request.json()) as { csv: string; dryRun: boolean };
      sent.push(body);
      return HttpResponse.json({ ...report, imported: body.dryRun ? 0 : 1 });
    }),
  );
  return sent;
}

test.each([
  [
    'es',
    {
      open: 'Importar CSV',
      title: 'Importar vuelos',
      choose: 'Elegir archivo',
      assumed: 'El archivo no dice quién los ve: entran como privados.',
      findings: ['Viento: Debe ser un número', 'Disciplinas: Valor no válido'],
      unread: /Piloto\s*No se lee/,
      write: 'Importar 1 fila',
      done: '1 vuelo guardado',
      list: 'Ver la lista',
    },
  ],
  [
    'en',
    {
      open: 'Import CSV',
      title: 'Import flights',
      choose: 'Choose file',
      assumed: 'The file does not say who sees them: they go in as private.',
      findings: ['Wind: Debe ser un número', 'Disciplines: Valor no válido'],
      unread: /Piloto\s*Not read/,
      write: 'Import 1 row',
      done: '1 flight saved',
      list: 'See the list',
    },
  ],
] as const)('a file fills an empty list of flights, row by row (%s)', async (language, words) => {
  const sent = opens();
  const { actor, address } = show('/flights?filter=favorites', { user, language });
  await actor.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await screen.findByRole('dialog', { name: words.title });
  const file = new File(['título\nTarde'], 'vuelos.csv');
  await actor.upload(within(dialog).getByLabelText(words.choose), file);
  expect(await within(dialog).findByText(words.assumed)).toBeVisible();
  for (const finding of words.findings) expect(within(dialog).getByText(finding)).toBeVisible();
  expect(within(dialog).getByRole('columnheader', { name: words.unread })).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: words.write }));
  expect(await within(dialog).findByText(words.done)).toBeVisible();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]);
  await actor.click(within(dialog).getByRole('button', { name: words.list }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/flights');
});

test('a file dropped beside the drop zone does not replace the page', async () => {
  opens();
  const { actor } = show('/flights', { user });
  await actor.click(await screen.findByRole('button', { name: 'Importar CSV' }));
  const title = await screen.findByRole('heading', { name: 'Importar vuelos' });
  // False means prevented: the browser would open the file.
  expect(fireEvent.drop(title, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
});
