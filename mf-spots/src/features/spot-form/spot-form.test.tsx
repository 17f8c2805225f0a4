import type { Spot } from '@estela/contracts';
import { tileBytes } from '@estela/maps/testing';
import {
  act,
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
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const spot = aSpot({ owner, name: 'Presa', description: 'Con sombra' });

beforeEach(() => localStorage.clear());
beforeEach(() =>
  server.use(
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
    http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)),
    http.get(`/api/spots/${spot._id}/flights`, () => HttpResponse.json({ items: [], nextCursor: null })),
  ),
);

/** A server that accepts a creation or a change and records what was sent. */
function takes(method: 'post' | 'patch', path: string, answer: Spot) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status: method === 'post' ? 201 : 200 });
    }),
  );
  return sent;
}

const latitude = () => screen.getByRole('textbox', { name: 'Latitud' });
const longitude = () => screen.getByRole('textbox', { name: 'Longitud' });
const save = () => screen.getByRole('button', { name: 'Guardar spot' });

async function openForm(route = '/spots?new=1', options = {}) {
  const app = show(route, { user, ...options });
  await screen.findByRole('textbox', { name: 'Nombre' });
  await screen.findByRole('button', { name: 'Acercar' });
  return app;
}

test('a point on the map fills in the fields, and the spot is sent in the wire format', async () => {
  const sent = takes('post', '/api/spots', spot);
  const { actor, maps, address } = await openForm();
  await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), ' Presa ');
  act(() => maps.last().pick({ lat: 39.4699, lng: -0.3763 }));
  await waitFor(() => expect(latitude()).toHaveValue('39.4699'));
  expect(longitude()).toHaveValue('-0.3763');
  expect(screen.getByRole('button', { name: /39\.46990, -0\.37630/ })).toBeInTheDocument();
  await actor.type(screen.getByRole('textbox', { name: /Peligros/ }), 'Cables');
  await actor.click(screen.getByRole('checkbox', { name: 'oct' }));
  await actor.click(screen.getByRole('checkbox', { name: 'abr' }));
  await actor.click(screen.getByRole('radio', { name: /Público/ }));
  await actor.click(screen.getByRole('switch', { name: 'Ocultar el punto exacto' }));
  await actor.click(save());
  await waitFor(() => expect(address()).toBe(`/spots/${spot._id}`));
  expect(screen.getByText('Spot guardado')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Presa',
      description: '',
      accessNotes: '',
      hazards: 'Cables',
      bestMonths: [4, 10],
      visibility: 'public',
      location: { lat: 39.4699, lng: -0.3763, address: null, precision: 'area' },
    },
  ]);
});

test('typed coordinates move the pin, also with a comma', async () => {
  const { actor } = await openForm();
  await actor.type(latitude(), '39,5');
  await actor.type(longitude(), '-0,4');
  expect(screen.getByRole('button', { name: /39\.50000, -0\.40000/ })).toBeInTheDocument();
});

test('a pair pasted into one field fills in both', async () => {
  const { actor } = await openForm();
  await actor.click(latitude());
  await actor.paste('39.47, -0.32');
  await waitFor(() => expect(longitude()).toHaveValue('-0.32'));
  expect(latitude()).toHaveValue('39.47');
});

test('a pasted link marks the point and moves the map there', async () => {
  const { actor, maps } = await openForm();
  await actor.click(screen.getByRole('textbox', { name: /pegar coordenadas/ }));
  await actor.paste('https://www.google.com/maps/@36.72,-4.42,15z');
  await waitFor(() => expect(latitude()).toHaveValue('36.72'));
  expect(maps.last().position).toMatchObject({ center: { lat: 36.72, lng: -4.42 } });
  expect(screen.getByText('Punto marcado en 36.72000, -4.42000')).toBeInTheDocument();
});

test('a link that cannot be parsed shows what to do, and Enter does not submit the form', async () => {
  const { actor } = await openForm();
  const field = screen.getByRole('textbox', { name: /pegar coordenadas/ });
  await actor.type(field, 'https://maps.app.goo.gl/abc{Enter}');
  expect(field).toHaveAccessibleDescription(/enlace corto/);
  expect(field).toBeInvalid();
  expect(screen.queryByText('Este campo es obligatorio')).not.toBeInTheDocument();
});

/** Google's places, the only part of it that the form itself calls. */
function knowsPlaces(places: object[]) {
  const searchByText = jest.fn(async () => ({ places }));
  const importLibrary = async () => ({ Place: { searchByText } });
  Object.assign(globalThis, { google: { maps: { importLibrary } } });
  return searchByText;
}

test('with Google an address marks the point, and one that is not found shows an error', async () => {
  const search = knowsPlaces([
    { location: { toJSON: () => ({ lat: 39.47, lng: -0.32 }) }, formattedAddress: 'Calle del Mar, Valencia' },
  ]);
  const settings = { publicUrl: 'http://localhost', googleMapsApiKey: 'key' };
  const { actor } = await openForm('/spots?new=1', { platform: { settings } });
  const field = screen.getByRole('textbox', { name: /^Buscar una dirección/ });
  await actor.type(field, 'calle del mar{Enter}');
  await waitFor(() => expect(latitude()).toHaveValue('39.47'));
  expect(screen.getByRole('textbox', { name: /^Dirección/ })).toHaveValue('Calle del Mar, Valencia');
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ textQuery: 'calle del mar', language: 'es' }),
  );
  search.mockResolvedValueOnce({ places: [] });
  await actor.type(field, 'nada{Enter}');
  expect(await screen.findByText(/^No encontramos ese sitio/, { selector: '[id]' })).toBeVisible();
  search.mockRejectedValueOnce(new Error('REQUEST_DENIED'));
  await actor.click(screen.getByRole('button', { name: 'Usar' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Ahora no podemos buscar/));
});

test('my position marks the point, and only a press requests it', async () => {
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 43.1, longitude: -4.8, accuracy: 9 } } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { actor } = await openForm();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await actor.click(screen.getByRole('button', { name: 'Usar mi posición' }));
  await waitFor(() => expect(latitude()).toHaveValue('43.1'));
});

/** Land north of 30 degrees, and `south` around the equator. */
const hasLand = (south: string | null = null) =>
  server.use(
    http.get('/api/airspace/check', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const lat = Number(query.get('lat'));
      const isLand = lat > 30;
      const elsewhere = Math.abs(lat) < 5 ? south : null;
      return HttpResponse.json({
        lat,
        lng: Number(query.get('lng')),
        country: isLand ? 'ES' : elsewhere,
        at: '2026-11-22T10:00:00.000Z',
        altitude: 120,
        verdict: isLand ? 'conditions' : 'unknown',
        kind: null,
        maxFreeHeight: isLand ? 60 : null,
        why: [{ code: 'noData', text: 'Faltan datos' }],
        zones: [],
        upcoming: [],
        data: { state: 'missing', sources: [] },
      });
    }),
  );

test('swapped coordinates show a question, and a press swaps them back', async () => {
  hasLand();
  const { actor, maps } = await openForm();
  await actor.type(latitude(), '-0.3763');
  await actor.type(longitude(), '39.4699');
  expect(await screen.findByText(/¿Has cambiado el orden de latitud y longitud\?/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Cambiar el orden' }));
  expect(latitude()).toHaveValue('39.4699');
  expect(longitude()).toHaveValue('-0.3763');
  expect(maps.last().position).toMatchObject({ center: { lat: 39.4699, lng: -0.3763 } });
  expect(await screen.findByRole('heading', { name: 'Con condiciones' })).toBeVisible();
  expect(screen.getByText('Libre de zonas hasta 60 m sobre el suelo')).toBeVisible();
  expect(screen.queryByText(/¿Has cambiado/)).not.toBeInTheDocument();
});

test('swapped coordinates on the land of another continent show a question too', async () => {
  hasLand('KE');
  const { actor } = await openForm();
  await actor.type(latitude(), '-0.3763');
  await actor.type(longitude(), '39.4699');
  expect(await screen.findByText(/en Kenia; al revés, 39\.46990, -0\.37630, está en España/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Cambiar el orden' }));
  expect(latitude()).toHaveValue('39.4699');
  await waitFor(() => expect(screen.queryByText(/Kenia/)).not.toBeInTheDocument());
});

test('near the pilot’s own spots there is no question, however far away they are', async () => {
  hasLand('KE');
  const location = { ...spot.location, lat: -1.3, lng: 36.8, country: 'KE' };
  const own = jest.fn(() => HttpResponse.json(aPage([{ ...spot, location }])));
  const handlers = [
    http.get('/api/spots', ({ request }) =>
      request.url.includes('limit=100') ? own() : HttpResponse.json(aPage([])),
    ),
  ];
  const { actor } = await openForm('/spots?new=1', { handlers });
  await actor.type(latitude(), '-0.3763');
  await actor.type(longitude(), '39.4699');
  await waitFor(() => expect(own).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  expect(screen.queryByText(/al revés/)).not.toBeInTheDocument();
});

test('a boat off the coast is not taken for swapped coordinates', async () => {
  hasLand('SO');
  const { maps } = await openForm();
  act(() => maps.last().pick({ lat: 29.5, lng: 2.4 }));
  expect(await screen.findByText(/cae en el mar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cambiar el orden' })).not.toBeInTheDocument();
});

test('a longitude typed as latitude is out of range, and swapping is offered too', async () => {
  hasLand();
  const { actor } = await openForm();
  await actor.type(latitude(), '-103.4');
  await actor.type(longitude(), '40.6');
  await actor.tab();
  expect(latitude()).toHaveAccessibleDescription(/de -90 a 90/);
  await actor.click(await screen.findByRole('button', { name: 'Cambiar el orden' }));
  expect(latitude()).toHaveValue('40.6');
  await waitFor(() => expect(latitude()).not.toBeInvalid());
});

test('a point off the coast shows a question, also in the waters of a country, but not on its beach', async () => {
  hasLand();
  const west = [
    [0, 0],
    [2048, 0],
    [2048, 4096],
    [0, 4096],
  ] as const;
  const tile = tileBytes([{ name: 'land', features: [{ points: west }] }]);
  server.use(http.get('/map/world/8/124/100', () => HttpResponse.arrayBuffer(tile)));
  const { maps } = await openForm();
  // The tile's middle, where its land ends, is at 4.922 degrees west.
  act(() => maps.last().pick({ lat: 36.5, lng: -4.84 }));
  expect(await screen.findByText(/cae en el mar/)).toBeVisible();
  act(() => maps.last().pick({ lat: 36.5, lng: -4.92 }));
  await waitFor(() => expect(screen.queryByText(/cae en el mar/)).not.toBeInTheDocument());
});

test('a verdict in the form is no permission, and shows that it has more details', async () => {
  hasLand();
  const { actor, maps } = await openForm();
  act(() => maps.last().pick({ lat: 39.47, lng: -0.38 }));
  expect(await screen.findByRole('heading', { name: 'Con condiciones' })).toBeVisible();
  expect(screen.getByText(/no un permiso/)).toBeVisible();
  expect(screen.getByText('Faltan datos')).not.toBeVisible();
  await actor.click(screen.getByText('Motivos, zonas y datos'));
  expect(screen.getByText('Faltan datos')).toBeVisible();
});

test('a point at sea shows a question, and can still be saved', async () => {
  hasLand();
  const sent = takes('post', '/api/spots', spot);
  const { actor, maps } = await openForm();
  await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Barco');
  act(() => maps.last().pick({ lat: 10, lng: -30 }));
  expect(await screen.findByText(/cae en el mar/)).toBeVisible();
  await actor.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the zones of the visible part are on the map', async () => {
  const feature = { type: 'Feature', id: 'a', geometry: { type: 'MultiPolygon', coordinates: [] } };
  const properties = { kind: 'restricted', name: 'Parque' };
  server.use(
    http.get('/api/airspace/zones', () =>
      HttpResponse.json({
        type: 'FeatureCollection',
        features: [{ ...feature, properties }],
        truncated: false,
        sources: [],
      }),
    ),
  );
  const { maps } = await openForm();
  act(() => maps.last().move({ west: -4, south: 40, east: -3, north: 41 }));
  await waitFor(() => expect(maps.last().zones?.features).toHaveLength(1));
  expect(screen.getByText('Restringida')).toBeVisible();
});

test('the map passes on the position of a new spot', async () => {
  await openForm('/spots?new=1&at=39.5%2C-0.4');
  expect(latitude()).toHaveValue('39.5');
});

test('missing values show errors on their fields, and the first has the focus', async () => {
  const { actor } = await openForm();
  await actor.click(save());
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Este campo es obligatorio');
  expect(latitude()).toHaveAccessibleDescription('Marca un punto en el mapa');
  await actor.type(latitude(), '95');
  expect(latitude()).toHaveAccessibleDescription(/de -90 a 90/);
});

test('an error of the server is shown on its field', async () => {
  const fields = { 'location.address': 'Demasiado larga', name: 'Ya tienes uno así' };
  const { actor, maps } = await openForm('/spots?new=1', {
    handlers: [http.post('/api/spots', () => aServerError('VALIDATION', 'Revisa los campos', fields))],
  });
  await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Presa');
  act(() => maps.last().pick({ lat: 39, lng: -1 }));
  await actor.click(save());
  expect(await screen.findByText('Demasiado larga')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription('Ya tienes uno así');
});

test('an unfinished spot is restored with its point, but not once it is saved', async () => {
  takes('post', '/api/spots', spot);
  const left = await openForm();
  await left.actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Presa');
  act(() => left.maps.last().pick({ lat: 39.4699, lng: -0.3763 }));
  await waitFor(() => expect(latitude()).toHaveValue('39.4699'));
  left.unmount();
  const { actor, maps, unmount } = await openForm();
  await actor.click(screen.getByRole('button', { name: 'Recuperarlo' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Presa');
  await waitFor(() => expect(maps.last().position).toMatchObject({ center: { lat: 39.4699 } }));
  await actor.click(save());
  expect(await screen.findByText('Spot guardado')).toBeVisible();
  unmount();
  await openForm();
  expect(screen.queryByRole('button', { name: 'Recuperarlo' })).not.toBeInTheDocument();
});

test('an edit sends only what was changed', async () => {
  const sent = takes('patch', `/api/spots/${spot._id}`, spot);
  server.use(http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)));
  const { actor, address } = await openForm(`/spots?edit=${spot._id}`);
  await actor.type(screen.getByRole('textbox', { name: /Descripción/ }), ' y agua');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(address()).toBe(`/spots/${spot._id}`));
  expect(sent).toEqual([{ description: 'Con sombra y agua' }]);
});

test.each([
  ['that does not exist', () => aServerError('NOT_FOUND')],
  ['of another pilot', () => HttpResponse.json(aSpot())],
])('a spot %s cannot be edited', async (_whose, answer) => {
  server.use(http.get('/api/spots/:id', answer));
  show(`/spots?edit=${spot._id}`, { user });
  expect(await screen.findByText('Este spot no existe o no es tuyo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a mis spots' })).toHaveAttribute('href', '/spots');
});
