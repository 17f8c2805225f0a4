import { limits } from '@estela/contracts/limits';
import {
  aDrone,
  aFlight,
  aPage,
  aServerError,
  aUser,
  fireEvent,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { fillIn, openStep } from '../../testing/fill-in-flight.ts';
import { edgetxLog } from '../../testing/log-samples/csv-samples.ts';
import { logFile } from '../../testing/log-samples/log-file.ts';
import { djiGogglesLog } from '../../testing/log-samples/srt-samples.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const drone = aDrone({ name: 'Chimera 7' });
let known: { logHash: string; flight: string }[] = [];

beforeEach(() => {
  known = [];
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([drone]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/counts', () => HttpResponse.json({ all: 0 })),
    http.get('/api/equipment-items', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/logs', () => HttpResponse.json({ items: known })),
  );
});

/** jsdom's files have no stream. */
function aFile(content: string | Uint8Array<ArrayBuffer>, name: string): File {
  return Object.assign(new File([content], name), { stream: logFile(content).stream });
}

const radio = (starts?: number[]) => aFile(edgetxLog({ starts }), 'Chimera 7-2026-05-01-100000.csv');
/** The files that were given, with what is in them. */
const dropped = () => screen.getByLabelText('Registro del vuelo').closest('section') as HTMLElement;
const dropArea = () => screen.findByLabelText('Registro del vuelo');

test('fills the flight from a log, even before the drones are there, and keeps what the log says', async () => {
  const flight = aFlight({ title: 'Presa', topSpeedMps: 20, maxHeightM: 100 });
  const sent: Record<string, unknown>[] = [];
  let open = () => {};
  const hangar = new Promise<void>((resolve) => {
    open = resolve;
  });
  server.use(
    http.get('/api/drones', () => hangar.then(() => HttpResponse.json(aPage([drone])))),
    http.post('/api/flights', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(flight, { status: 201 });
    }),
    http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)),
  );
  const { actor } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio());
  const found = await screen.findByRole('button', { name: /^Usar el vuelo de 1 may 2026, 10:00, 1/ });
  expect(screen.getByText('Emisora EdgeTX u OpenTX')).toBeVisible();
  expect(screen.getByText('de 16,8 a 14,8 V')).toBeVisible();
  await actor.click(found);
  expect(screen.getByText('En uso')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /^No usar el vuelo/ }));
  expect(screen.queryByText('En uso')).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: /^Usar el vuelo/ }));
  open();
  await openStep(actor, 'Equipo');
  expect(await screen.findByRole('combobox', { name: /^Dron/ })).toHaveDisplayValue('Chimera 7');
  await openStep(actor, 'Detalles');
  expect(screen.getByLabelText(/Duración/)).toHaveValue('1');
  await openStep(actor, 'Media');
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  expect(screen.getByText('Velocidad máxima')).toBeVisible();
  expect(sent).toMatchObject([
    {
      ...{ recordedAt: new Date(2026, 4, 1, 10, 0, 0, 120).toISOString(), durationSeconds: 60 },
      ...{ topSpeedMps: 20, maxHeightM: 100, drone: drone._id, logHash: expect.any(String) },
      ...{ sources: { voltage: 'edgetx' }, series: { t: expect.any(Array) }, track: expect.any(Array) },
    },
  ]);
});

test('looks for the drone of a log again once the connection is back', async () => {
  const sent: Record<string, unknown>[] = [];
  let asked = 0;
  let isOnline = false;
  server.use(
    http.get('/api/drones', () => {
      asked += 1;
      return isOnline ? HttpResponse.json(aPage([drone])) : HttpResponse.error();
    }),
    http.post('/api/flights', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(aFlight(), { status: 201 });
    }),
  );
  const { actor } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio());
  await actor.click(await screen.findByRole('button', { name: /^Usar el vuelo/ }));
  await waitFor(() => expect(asked).toBe(1));
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toBe(2));
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(sent).toMatchObject([{ drone: drone._id }]));
});

test('takes several files at once, and says of each what is in it or why it is refused', async () => {
  show('/flights?new=1', { user });
  const files = [radio([0, 600]), aFile(djiGogglesLog(), 'DJIG0007.srt'), aFile('PK\x03\x04', 'todo.csv')];
  fireEvent.drop(await dropArea(), { dataTransfer: { files } });
  const list = within(dropped());
  expect(
    await list.findByText('Es un archivo comprimido. Descomprímelo y elige los registros que lleva dentro.'),
  ).toBeVisible();
  expect(list.getAllByRole('button', { name: /^Usar el vuelo de/ })).toHaveLength(3);
  expect(list.getByText('Sin fecha en el registro')).toBeVisible();
  expect(
    list.getByText('Este registro no lleva fecha: proponemos la del archivo. Revísala más abajo.'),
  ).toBeVisible();
});

test('a log that is dropped beside its place does not take that of the form', async () => {
  show('/flights?new=1', { user });
  await dropArea();
  // False is what was prevented: the browser would open the file.
  const beside = screen.getByRole('heading', { level: 1 });
  expect(fireEvent.drop(beside, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
});

test('logs that are dropped on the list open a new flight that has them; other things do not', async () => {
  const { address } = show('/flights', { user });
  const list = await screen.findByText('Aún no has registrado ningún vuelo');
  const dataTransfer = { types: ['Files'], files: [radio()] };
  fireEvent.dragOver(list, { dataTransfer: { types: ['text/plain'] } });
  expect(screen.queryByText('Suelta los registros para anotar tu vuelo')).toBeNull();
  fireEvent.dragOver(list, { dataTransfer });
  expect(screen.getByText('Suelta los registros para anotar tu vuelo')).toBeVisible();
  fireEvent.dragLeave(list, { dataTransfer });
  expect(screen.queryByText('Suelta los registros para anotar tu vuelo')).toBeNull();
  fireEvent.drop(list, { dataTransfer });
  expect(await screen.findByRole('button', { name: /^Usar el vuelo de 1 may 2026/ })).toBeVisible();
  expect(address()).toBe('/flights?new=1');
});

test('leads to the flight that was made of a log before, in place of making it again', async () => {
  const { actor } = show('/flights?new=1', { user });
  server.use(
    http.get('/api/flights/logs', ({ request }) => {
      const [logHash = ''] = new URL(request.url).searchParams.get('hashes')?.split(',') ?? [];
      return HttpResponse.json({ items: [{ logHash, flight: 'f1' }] });
    }),
  );
  await actor.upload(await dropArea(), radio([0, 600]));
  expect(await screen.findByText('Ya lo tienes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el vuelo' })).toHaveAttribute('href', '/flights/f1');
  expect(screen.getAllByRole('button', { name: /^Usar el vuelo de/ })).toHaveLength(1);
});

test('marks those that were made before of however many there are', async () => {
  const { actor } = show('/flights?new=1', { user });
  server.use(
    http.get('/api/flights/logs', ({ request }) => {
      const hashes = new URL(request.url).searchParams.get('hashes')?.split(',') ?? [];
      if (hashes.length > limits.logHashes.max) return aServerError('VALIDATION');
      return HttpResponse.json({ items: hashes.map((logHash) => ({ logHash, flight: 'f1' })) });
    }),
  );
  const starts = Array.from({ length: limits.logHashes.max + 1 }, (_, at) => at * 600);
  await actor.upload(await dropArea(), radio(starts));
  await waitFor(() => expect(screen.getAllByText('Ya lo tienes')).toHaveLength(starts.length));
});

test('a file that is being read may be taken back, and one that was read too', async () => {
  const { actor } = show('/flights?new=1', { user });
  const endless = Object.assign(new File(['x'], 'lento.csv'), { stream: () => new ReadableStream() });
  await actor.upload(await dropArea(), [endless, radio()]);
  await actor.click(
    within(
      await screen.findByText('Leyendo lento.csv').then((words) => words.closest('li') as HTMLElement),
    ).getByRole('button', { name: 'Cancelar' }),
  );
  await actor.click(await screen.findByRole('button', { name: 'Quitar Chimera 7-2026-05-01-100000.csv' }));
  await waitFor(() => expect(screen.queryByText('Emisora EdgeTX u OpenTX')).not.toBeInTheDocument());
  expect(await dropArea()).toHaveFocus();
});

test('a file that is taken out takes its flights along, and what was filled in stays', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/flights', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(aFlight(), { status: 201 });
    }),
  );
  const { actor } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio([0, 600, 1200]));
  await actor.click(await screen.findByRole('button', { name: 'Usar los 3 vuelos' }));
  expect(screen.getByText(/^Se guardan 3 vuelos/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Quitar Chimera 7-2026-05-01-100000.csv' }));
  expect(screen.queryByText(/^Se guardan/)).toBeNull();
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ drone: drone._id });
  expect(sent[0]).not.toHaveProperty('logHash');
  expect(sent[0]).not.toHaveProperty('track');
});

test('several flights of a file are saved at once, and what fails is sent again without the others', async () => {
  const sent: Record<string, unknown>[] = [];
  let isDown = false;
  server.use(
    http.post('/api/flights', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      isDown = sent.length === 1 && !isDown;
      if (isDown) return aServerError('INTERNAL', 'Ha fallado.');
      sent.push(body);
      return HttpResponse.json(aFlight({ title: String(body.title) }), { status: 201 });
    }),
  );
  const { actor, address } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio([0, 600, 1200]));
  await actor.click(await screen.findByRole('button', { name: 'Usar los 3 vuelos' }));
  expect(screen.getAllByText('En uso')).toHaveLength(3);
  expect(document.activeElement).toContainElement(screen.getAllByText('En uso')[0] as HTMLElement);
  expect(document.body).not.toHaveFocus();
  await actor.click(screen.getByRole('button', { name: /^No usar el vuelo de 1 may 2026, 10:20/ }));
  expect(screen.getByRole('button', { name: /^Añadir el vuelo de 1 may 2026, 10:20/ })).toBeVisible();
  expect(screen.getByText(/^Se guardan 2 vuelos/)).toBeVisible();
  await fillIn(actor);
  expect(screen.getByText('Del registro: Emisora EdgeTX u OpenTX')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByText('Ha fallado.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByText('2 vuelos guardados')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/flights'));
  expect(sent.map(({ title }) => title)).toEqual(['Presa 2', 'Presa 1']);
});

test('where only the poster of several flights fails, none of them is sent again, and a log may be added', async () => {
  const flight = aFlight({ title: 'Presa' });
  const made: unknown[] = [];
  const changed: unknown[] = [];
  server.use(
    http.post('/api/flights', async ({ request }) => {
      made.push(((await request.json()) as Record<string, unknown>).title);
      return HttpResponse.json(flight, { status: 201 });
    }),
    http.patch(`/api/flights/${flight._id}`, async ({ request }) => {
      changed.push(await request.json());
      return HttpResponse.json(flight);
    }),
    http.post(`/api/flights/${flight._id}/poster`, () => aServerError('INTERNAL', 'Ha fallado.')),
  );
  const { actor } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio([0, 600, 1200]));
  await actor.click(await screen.findByRole('button', { name: 'Usar los 3 vuelos' }));
  await actor.click(screen.getByRole('button', { name: /^No usar el vuelo de 1 may 2026, 10:20/ }));
  await fillIn(actor);
  await actor.upload(screen.getByLabelText(/^Póster/), new File(['x'], 'poster.png', { type: 'image/png' }));
  const save = () => actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await save();
  await waitFor(() => expect(screen.getByText(/el póster no se ha subido/)).toBeVisible());

  await actor.click(screen.getByRole('button', { name: /^Añadir el vuelo de 1 may 2026, 10:20/ }));
  server.use(http.post(`/api/flights/${flight._id}/poster`, () => HttpResponse.json(flight)));
  await save();
  expect(await screen.findByText('3 vuelos guardados')).toBeVisible();
  expect(made).toEqual(['Presa 2', 'Presa 1', 'Presa 3']);
  expect(changed).toEqual([]);
});

test.each([
  ['one that is a flight already is not counted', { logHash: 'Ya tienes este vuelo.' }, 'Vuelo guardado'],
  ['one that is refused for another reason is not passed over', undefined, 'No caben más.'],
])('of several flights %s', async (_what, fields, said) => {
  let isFirst = true;
  const flight = aFlight({ title: 'Presa' });
  server.use(
    http.post('/api/flights', () => {
      if (!isFirst) return HttpResponse.json(flight, { status: 201 });
      isFirst = false;
      return aServerError('CONFLICT', 'No caben más.', fields);
    }),
    http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)),
  );
  const { actor } = show('/flights?new=1', { user });
  await actor.upload(await dropArea(), radio([0, 600]));
  await actor.click(await screen.findByRole('button', { name: 'Usar los 2 vuelos' }));
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByText(said)).toBeVisible();
});
