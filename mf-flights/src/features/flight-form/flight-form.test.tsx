import type { Flight } from '@estela/contracts';
import {
  aDrone,
  aFlight,
  aPage,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { fillIn, openStep, put } from '../../testing/fill-in-flight.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const drone = aDrone({ name: 'Halcón' });
const spot = aSpot({ name: 'Cantera vieja' });

beforeEach(() =>
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([drone]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([spot]))),
    http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)),
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/equipment-items', () => HttpResponse.json(aPage([]))),
  ),
);

/** A server that accepts a creation or a change, records what was sent, and then has the flight. */
function takes(method: 'post' | 'patch', path: string, flight: Flight) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(flight, { status: method === 'post' ? 201 : 200 });
    }),
    http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)),
  );
  return sent;
}

/** In place of the gear remote's picker. */
function Picker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  return <button type="button" onClick={() => onChange('d2')}>{`Ahora ${value}`}</button>;
}

test('the gear remote’s picker chooses the drone, and an address may have chosen it already', async () => {
  const sent = takes('post', '/api/flights', aFlight({ owner, title: 'Presa' }));
  const { actor } = show('/flights?new=1&drone=d1', {
    user,
    platform: { loadSlot: async () => Picker as never },
  });
  await fillIn(actor);
  await openStep(actor, 'Equipo');
  await actor.click(await screen.findByRole('button', { name: 'Ahora d1' }));
  expect(await screen.findByRole('button', { name: 'Ahora d2' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  expect(sent).toMatchObject([{ drone: 'd2' }]);
});

/** In place of the spots remote's picker. */
function SpotPicker({ onChange }: { onChange: (id: string) => void }) {
  return (
    <button type="button" onClick={() => onChange(spot._id)}>
      Cantera
    </button>
  );
}

test('the spots remote’s picker chooses the spot, and its airspace is shown', async () => {
  const sent = takes('post', '/api/flights', aFlight({ owner, title: 'Presa' }));
  const slots: Record<string, unknown> = { spotPicker: SpotPicker, airspaceVerdict: () => <p>Veredicto</p> };
  const { actor } = show('/flights?new=1', {
    user,
    platform: { loadSlot: async (name) => slots[name] as never },
  });
  await fillIn(actor);
  await openStep(actor, 'Ubicación');
  await actor.click(await screen.findByRole('button', { name: 'Cantera' }));
  expect(await screen.findByText('Veredicto')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  expect(sent).toMatchObject([{ spot: spot._id }]);
});

test('sends what was filled in, in the wire’s units, and shows the flight', async () => {
  const flight = aFlight({ owner, title: 'Presa' });
  const sent = takes('post', '/api/flights', flight);
  const { actor, address } = show('/flights?new=1', { user });
  await put(actor, 'Enlace del vídeo', 'youtu.be/dQw4w9WgXcQ');
  expect(screen.getByText(/YouTube: se verá aquí mismo/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reproducir «Vuelo sin título»' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await put(actor, 'Título', 'Presa');
  await put(actor, 'Descripción', 'Con viento');
  await actor.click(screen.getByRole('radio', { name: /Público/ }));
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Freestyle' }));
  await actor.type(screen.getByLabelText(/Etiquetas/), 'mar{Enter}');
  await actor.type(screen.getByLabelText(/Duración/), '2,5');
  await actor.type(screen.getByLabelText(/Viento/), '18');
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('option', { name: 'Cantera vieja' });
  await actor.selectOptions(screen.getByLabelText(/Spot/), 'Cantera vieja');
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('option', { name: 'Halcón' });
  await actor.selectOptions(screen.getByLabelText(/Dron/), 'Halcón');
  expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/flights/${flight._id}`));
  expect(sent).toEqual([
    expect.objectContaining({
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'Presa',
      description: 'Con viento',
      disciplines: ['freestyle'],
      tags: ['mar'],
      durationSeconds: 150,
      weather: { windMps: 5 },
      visibility: 'public',
      spot: spot._id,
      drone: drone._id,
    }),
  ]);
});

test('an empty form marks what is missing and moves to the first of it', async () => {
  const { actor } = show('/flights?new=1', { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar vuelo' }));

  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  expect(screen.getByLabelText('Enlace del vídeo')).toHaveFocus();
  expect(screen.getByRole('button', { name: /Información básica con errores/ })).toBeVisible();
  await put(actor, 'Enlace del vídeo', 'youtu.be/dQw4w9WgXcQ');
  await openStep(actor, 'Equipo');
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
  expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Media hecho/ })).toBeVisible();
});

test('a value that is not a web address shows an error before it is sent', async () => {
  const { actor } = show('/flights?new=1', { user });
  await actor.type(await screen.findByLabelText('Enlace del vídeo'), 'javascript:alert(1)');
  await actor.tab();
  expect(await screen.findByText(/Pega el enlace de un vídeo/)).toBeVisible();
});

test('a day before all flights or after tomorrow shows an error on its field', async () => {
  const { actor } = show('/flights?new=1', { user });
  await openStep(actor, 'Información básica');
  const when = await screen.findByLabelText('Fecha y hora');
  await actor.clear(when);
  await actor.type(when, '1989-12-30T10:00');
  await actor.tab();
  await waitFor(() => expect(when).toHaveAccessibleDescription('Pon una fecha entre 1990 y mañana'));
});

test('a server error is shown on its field and nothing typed is lost', async () => {
  server.use(
    http.post('/api/flights', () =>
      aServerError('VALIDATION', 'Revisa los campos.', {
        durationSeconds: 'Demasiado largo.',
        'tags.0': 'No vale.',
      }),
    ),
  );
  const { actor } = show('/flights?new=1', { user });
  await fillIn(actor);
  await openStep(actor, 'Detalles');
  await actor.type(screen.getByLabelText(/Etiquetas/), 'mar{Enter}');
  await actor.type(screen.getByLabelText(/Duración/), '90');
  await openStep(actor, 'Equipo');
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));

  await waitFor(() => expect(screen.getByText('Demasiado largo.')).toBeVisible());
  expect(screen.getByText('No vale.')).toBeVisible();
  expect(screen.queryByText('Revisa los campos.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveValue('Presa');
  expect(screen.getByLabelText(/Etiquetas/)).toHaveFocus();
  expect(screen.getByText(/Detalles y categorías/, { selector: 'nav *' })).toBeVisible();
});

test('a link with a password in it is refused with that reason', async () => {
  const { actor } = show('/flights?new=1', { user });
  const link = await screen.findByLabelText('Enlace del vídeo');
  await actor.type(link, 'https://ana:clave@youtu.be/dQw4w9WgXcQ');
  await actor.tab();
  await waitFor(() => expect(link).toHaveAccessibleDescription(/Quita el usuario y la contraseña/));
});

test('a session that ends while saving loses nothing typed', async () => {
  const refuse = jest.fn(() => aServerError('UNAUTHORIZED', 'Vuelve a entrar.'));
  server.use(http.post('/api/flights', refuse));
  const { actor } = show('/flights?new=1', { user });
  await fillIn(actor);
  const save = screen.getByRole('button', { name: 'Guardar vuelo' });
  await actor.click(save);

  await waitFor(() => expect(refuse).toHaveBeenCalled());
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  // The login dialog says so, and closes with the next login.
  expect(screen.queryByText('Vuelve a entrar.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveValue('Presa');
});

test('editing a flight sends only what was changed', async () => {
  const flight = aFlight({ owner, title: 'Presa', durationSeconds: 754, drone: { ...drone } });
  const sent = takes('patch', `/api/flights/${flight._id}`, flight);
  const { actor } = show(`/flights?edit=${flight._id}`, { user });
  await openStep(actor, 'Información básica');
  const title = await screen.findByLabelText('Título');
  await actor.clear(title);
  await actor.type(title, 'Embalse');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));

  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(sent).toEqual([{ title: 'Embalse' }]);
});

test('when only the poster fails the flight is not created twice', async () => {
  const flight = aFlight({
    owner,
    title: 'Presa',
    description: 'Con viento',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  });
  const sent = takes('post', '/api/flights', flight);
  server.use(
    http.post(
      `/api/flights/${flight._id}/poster`,
      () => aServerError('UNSUPPORTED_MEDIA', 'No es una imagen.'),
      {
        once: true,
      },
    ),
    http.post(`/api/flights/${flight._id}/poster`, () => HttpResponse.json(flight)),
    http.patch(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)),
  );
  const { actor, address } = show('/flights?new=1', { user });
  await fillIn(actor);
  await actor.upload(
    screen.getByLabelText(/^Póster/),
    new File(['picture'], 'poster.png', { type: 'image/png' }),
  );
  await actor.type(screen.getByLabelText(/^Qué se ve en el póster/), 'Una presa vacía');
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  const partlySaved = 'El vuelo está guardado, pero el póster no se ha subido. No es una imagen.';
  await waitFor(() => expect(screen.getByText(partlySaved)).toBeVisible());

  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/flights/${flight._id}`));
  expect(sent).toMatchObject([{ posterAlt: 'Una presa vacía' }]);
});

test("another pilot's flight cannot be edited here", async () => {
  const flight = aFlight();
  server.use(http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)));
  show(`/flights?edit=${flight._id}`, { user });
  expect(await screen.findByText('No encontramos este vuelo entre los tuyos')).toBeVisible();
  expect(screen.queryByLabelText('Título')).toBeNull();
});

test('the airspace of the chosen spot is shown, and if that fails the form says when it is checked', async () => {
  const verdict = ({ lat, lng, at }: { lat: number; lng: number; at?: string }) => (
    <p>{`Veredicto en ${lat}, ${lng}: ${at ? 'con hora' : 'ahora'}`}</p>
  );
  const loadSlot = async (name: string) => (name === 'airspaceVerdict' ? (verdict as never) : undefined);
  const { actor, unmount } = show('/flights?new=1', { user, platform: { loadSlot } });
  const choose = async () => {
    await openStep(actor, 'Ubicación');
    await screen.findByRole('option', { name: 'Cantera vieja' });
    await actor.selectOptions(screen.getByLabelText(/Spot/), 'Cantera vieja');
  };
  await choose();
  const { lat, lng } = spot.location;
  expect(await screen.findByText(`Veredicto en ${lat}, ${lng}: con hora`)).toBeVisible();
  unmount();
  show('/flights?new=1', { user });
  await choose();
  expect(
    await screen.findByText('El espacio aéreo del spot se comprueba al guardar el vuelo.'),
  ).toBeVisible();
});

test('a flight can be logged when the list of spots fails', async () => {
  server.use(http.get('/api/spots', () => aServerError('INTERNAL')));
  const { actor } = show('/flights?new=1', { user });
  await openStep(actor, 'Ubicación');
  expect(await screen.findByText('No hemos podido cargar tus spots.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar vuelo' })).toBeEnabled();
});

test('Back goes a step back and loses nothing; from the first it leaves the form', async () => {
  const flight = aFlight({ owner, title: 'Presa' });
  takes('post', '/api/flights', flight);
  const { actor, address } = show('/flights?new=1', { user });
  await fillIn(actor);
  expect(screen.getByRole('heading', { level: 2, name: /Información básica/ })).toBeVisible();
  await openStep(actor, 'Detalles');
  expect(screen.getByRole('heading', { level: 2, name: /Detalles/ })).toHaveFocus();
  await actor.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByRole('heading', { level: 2, name: /Información básica/ })).toHaveFocus();
  expect(screen.getByLabelText('Título')).toHaveValue('Presa');
  expect(address()).toBe('/flights?new=1');
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(address()).toBe(`/flights/${flight._id}`));
});

test('“Next” stops at what is wrong in the step, and shows it there', async () => {
  const { actor } = show('/flights?new=1', { user });
  await fillIn(actor);
  await openStep(actor, 'Detalles');
  await put(actor, /Viento/, '99999');
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  const wind = screen.getByLabelText(/Viento/);
  await waitFor(() => expect(wind).toHaveFocus());
  expect(wind).toBeInvalid();
  expect(screen.getByRole('heading', { level: 2, name: /Detalles/ })).toBeVisible();
  await actor.clear(wind);
  await put(actor, /Viento/, '18');
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('heading', { level: 2, name: /Ubicación/ })).toBeVisible();
});

test('“Next” is the main button until there is enough to save', async () => {
  const { actor } = show('/flights?new=1', { user });
  expect(await screen.findByRole('button', { name: 'Siguiente' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: 'Guardar vuelo' })).toHaveClass('secondary');
  await fillIn(actor);
  expect(screen.getByRole('button', { name: 'Guardar vuelo' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveClass('secondary');
});

test('what was typed in any step is restored after the tab was closed', async () => {
  const { actor, unmount } = show('/flights?new=1', { user });
  await fillIn(actor);
  await openStep(actor, 'Detalles');
  await actor.type(screen.getByLabelText(/Etiquetas/), 'mar{Enter}');
  const kept = { ...localStorage };
  unmount();
  Object.assign(localStorage, kept);

  const again = show('/flights?new=1', { user });
  await again.actor.click(await screen.findByRole('button', { name: 'Recuperarlo' }));
  expect(await screen.findByLabelText('Enlace del vídeo')).toHaveValue('youtu.be/dQw4w9WgXcQ');
  await openStep(again.actor, 'Detalles');
  expect(screen.getByText('mar')).toBeVisible();
});

test('drone and spot of the last flight are filled in with one press, which editing a flight does not offer', async () => {
  const last = aFlight({
    owner,
    drone: { ...drone },
    spot: { _id: spot._id, name: spot.name, country: null },
    equipmentItems: ['e1', 'e2'],
  });
  const sent = takes('post', '/api/flights', aFlight({ owner, title: 'Presa' }));
  server.use(
    http.get('/api/flights', () => HttpResponse.json(aPage([last]))),
    http.get(`/api/flights/${last._id}`, () => HttpResponse.json(last)),
  );
  const { actor, unmount } = show('/flights?new=1', { user });
  expect(await screen.findByText(/Halcón · Cantera vieja · 2 de equipo/)).toBeVisible();
  await fillIn(actor);
  await openStep(actor, 'Ubicación');
  expect(screen.getByText('Como en tu último vuelo: Cantera vieja')).toBeVisible();
  await openStep(actor, 'Media');
  await actor.click(screen.getByRole('button', { name: 'Usar lo mismo' }));
  await openStep(actor, 'Ubicación hecho');
  expect(screen.queryByText(/Como en tu último vuelo/)).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ drone: drone._id, spot: spot._id, equipmentItems: ['e1', 'e2'], packs: [] }]);
  unmount();
  show(`/flights?edit=${last._id}`, { user });
  expect(await screen.findByLabelText('Enlace del vídeo')).toBeVisible();
  expect(screen.queryByText(/Como en tu último vuelo/)).not.toBeInTheDocument();
});
