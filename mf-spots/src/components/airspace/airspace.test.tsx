import type { AirspaceCheck } from '@estela/contracts';
import {
  act,
  aServerError,
  aSpot,
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
const source = {
  name: 'enaire',
  title: '',
  provider: 'ENAIRE',
  content: 'zones' as const,
  issued: '2026-11-01T00:00:00.000Z',
  validFrom: null,
  validTo: null,
  importedAt: '2026-11-20T00:00:00.000Z',
  staleAt: '2026-12-20T00:00:00.000Z',
  state: 'current' as const,
  synthetic: false,
};
const zone = {
  _id: '01a20278-4f0e-7209-a996-742b0bb62b19',
  identifier: 'LEVS-CTR',
  name: 'Aeródromo',
  kind: 'aeronautical' as const,
  severity: 'authorisation' as const,
  advice: false,
  synthetic: false,
  source: 'enaire',
  message: 'Llama antes',
  because: ['AIR_TRAFFIC'],
  lower: { metres: 60, reference: 'AGL' as const },
  upper: null,
  above: false,
  validFrom: null,
  validTo: null,
  schedule: null,
  contacts: [
    { name: 'Torre', email: 'x?cc=y@z.es', phone: '+34 911 222 333', siteUrl: null, intervalBefore: null },
  ],
};
const check: AirspaceCheck = {
  lat: 40.4,
  lng: -3.7,
  country: 'ES',
  at: '2026-11-22T10:00:00.000Z',
  altitude: 120,
  verdict: 'authorisation',
  kind: 'aeronautical',
  maxFreeHeight: 60,
  why: [{ code: 'authorisationZone', text: 'Hay una zona que exige autorización previa' }],
  zones: [zone],
  upcoming: [],
  data: { state: 'current', sources: [source] },
};
const feature = (kind: string, id: string) => ({
  type: 'Feature',
  id,
  geometry: { type: 'MultiPolygon', coordinates: [] },
  properties: { ...zone, kind },
});

let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get('/api/spots/map', () => HttpResponse.json({ items: [], clusters: [], truncated: false })),
    http.get('/api/airspace/zones', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const features = [feature('restricted', 'a'), feature('limited', 'b')];
      return HttpResponse.json({ type: 'FeatureCollection', features, truncated: true, sources: [source] });
    }),
    http.get('/api/airspace/check', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(check);
    }),
  );
});

async function open(route = '/feedSpots?bbox=-4,40,-3,41') {
  const app = show(route, { user });
  await screen.findByRole('button', { name: 'Acercar' });
  return app;
}

test('a zone of unknown class shows that its conditions are not known, not that it has some', async () => {
  const strange = { ...zone, severity: 'unknown' as const, lower: null };
  server.use(
    http.get('/api/airspace/check', () =>
      HttpResponse.json({ ...check, verdict: 'unknown', maxFreeHeight: 0, zones: [strange] }),
    ),
  );
  const { maps } = await open();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  expect(await within(card).findByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  expect(within(card).getByText('Aeródromo').closest('summary')).toHaveTextContent(
    'No sabemos qué pide: lee su texto',
  );
});

test('a limit that is not stated is marked as such, with how it counts', async () => {
  const upper = { metres: 900, reference: 'AGL' as const };
  const zones = [
    { ...zone, _id: 'a', name: 'Una' },
    { ...zone, _id: 'b', name: 'Dos', lower: null, upper },
    { ...zone, _id: 'c', name: 'Tres', lower: null },
  ];
  server.use(http.get('/api/airspace/check', () => HttpResponse.json({ ...check, zones })));
  const { maps } = await open();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  await within(card).findByRole('heading', { name: 'Necesitas autorización' });
  const factsOf = (name: string) => within(card).getByText(name).closest('summary');
  expect(factsOf('Una')).toHaveTextContent('desde 60 m sobre el suelo; no consta hasta qué altura');
  expect(factsOf('Dos')).toHaveTextContent(
    'no consta desde qué altura: cuenta desde el suelo hasta 900 m sobre el suelo',
  );
  expect(factsOf('Tres')).toHaveTextContent(
    'no consta entre qué alturas: cuenta desde el suelo y sin límite',
  );
});

test('a tap on the map checks the point, and the card shows the verdict, reasons, contacts and data', async () => {
  const { actor, maps, address } = await open();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  expect(await within(card).findByRole('heading', { name: 'Necesitas autorización' })).toBeVisible();
  expect(within(card).getByText('Libre de zonas hasta 60 m sobre el suelo')).toBeVisible();
  expect(within(card).getByText(/no un permiso/)).toBeVisible();
  // On a phone the reasons are folded, so that the map stays visible.
  expect(within(card).getByText(/exige autorización previa/)).not.toBeVisible();
  await actor.click(within(card).getByText('Motivos, zonas y datos'));
  expect(within(card).getByText(/exige autorización previa/)).toBeVisible();
  expect(within(card).getByRole('status')).toHaveTextContent(
    'Necesitas autorización. Libre de zonas hasta 60',
  );
  expect(within(card).getByText(/ENAIRE, zonas geográficas de UAS.*1 nov 2026/)).toBeVisible();
  expect(within(card).getByRole('link', { name: /ENAIRE Drones/ })).toHaveAttribute(
    'href',
    'https://drones.enaire.es',
  );
  expect(within(card).getByRole('link', { name: '+34 911 222 333', hidden: true })).toHaveAttribute(
    'href',
    'tel:+34911222333',
  );
  // An address with anything else in it is shown as text only.
  expect(within(card).queryByRole('link', { name: /x\?cc/, hidden: true })).not.toBeInTheDocument();
  expect(decodeURIComponent(address())).toContain('check=40.40000,-3.70000');
});

test('without a tap the middle of the map is checked by a button, and Escape closes the card', async () => {
  const { actor, maps, address } = await open();
  act(() => maps.last().move({ west: -4, south: 40, east: -3, north: 41 }));
  const toggle = screen.getByRole('button', { name: /^Espacio aéreo/ });
  await actor.click(toggle);
  const button = screen.getByRole('button', { name: 'Comprobar el centro del mapa' });
  await waitFor(() => expect(button).toBeEnabled());
  await actor.click(button);
  const close = await screen.findByRole('button', { name: 'Cerrar el espacio aéreo' });
  expect(asked.some((query) => query.get('lat') === '40.5')).toBe(true);
  // The card covers what was open there, and a covered button must not keep the focus.
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  close.focus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('check='));
});

test('example data is named in the reader’s language', async () => {
  const example = { ...source, name: 'sintetica', provider: null, synthetic: true };
  server.use(
    http.get('/api/airspace/check', () =>
      HttpResponse.json({ ...check, data: { state: 'current', sources: [example] } }),
    ),
  );
  const { maps } = show('/feedSpots?bbox=-4,40,-3,41', { user, language: 'en' });
  await screen.findByRole('button', { name: 'Zoom in' });
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Airspace' });
  expect(await within(card).findByText(/^Example zones · data of .*2026/)).toBeInTheDocument();
});

test('kinds of zone are switched off and on, in the address', async () => {
  const { actor, maps, address } = await open();
  await waitFor(() => expect(maps.last().zones?.features).toHaveLength(2));
  await actor.click(screen.getByRole('button', { name: /^Espacio aéreo/ }));
  expect(screen.getByText(/las más estrictas/)).toBeVisible();
  await actor.click(screen.getByRole('checkbox', { name: 'Restringida' }));
  await waitFor(() => expect(maps.last().zones?.features).toHaveLength(1));
  expect(address()).toContain('hide=restricted');
  await actor.click(screen.getByRole('checkbox', { name: 'Restringida' }));
  await waitFor(() => expect(address()).not.toContain('hide='));
});

test('another time changes zones and verdict, by keyboard too, and is in the address', async () => {
  const { actor, address } = await open('/feedSpots?bbox=-4,40,-3,41&check=40.4,-3.7');
  await screen.findByRole('heading', { name: 'Necesitas autorización' });
  expect(asked.every((query) => !query.has('at'))).toBe(true);
  const card = screen.getByRole('region', { name: 'Espacio aéreo' });
  // The card covers the map's own controls on a phone, so it also has the time.
  await actor.click(within(card).getByText('Cuándo vas a volar: Ahora'));
  const slider = await within(card).findByRole('slider', { name: 'Hora' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Ahora');
  slider.focus();
  await actor.keyboard('{PageUp}');
  await waitFor(() => expect(address()).toMatch(/[?&]at=20/));
  await waitFor(() => expect(asked.filter((query) => query.has('at')).length).toBeGreaterThanOrEqual(2));
  await actor.click(within(card).getByRole('button', { name: 'Ahora' }));
  await waitFor(() => expect(address()).not.toMatch(/[?&]at=/));
});

test('choosing a spot closes the verdict, which does not reopen when the spot is closed', async () => {
  const spot = aSpot({ name: 'Cantera', location: { ...aSpot().location, lat: 40.5, lng: -3.5 } });
  server.use(
    http.get('/api/spots/map', () => HttpResponse.json({ items: [spot], clusters: [], truncated: false })),
    http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)),
    http.get(`/api/spots/${spot._id}/flights`, () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const { actor, address } = await open('/feedSpots?bbox=-4,40,-3,41&check=40.4,-3.7');
  await screen.findByRole('heading', { name: 'Necesitas autorización' });
  await actor.click(await screen.findByRole('button', { name: 'Cantera', pressed: false }));
  expect(await screen.findByRole('region', { name: 'Cantera' })).toBeVisible();
  await waitFor(() => expect(address()).not.toContain('check='));
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cantera' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Espacio aéreo' })).not.toBeInTheDocument();
});

test('Escape on the map, where the focus has stayed, closes the verdict', async () => {
  const { actor, maps, address } = await open();
  screen.getByRole('region', { name: 'Mapa de los spots que puedes ver' }).focus();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  await screen.findByRole('heading', { name: 'Necesitas autorización' });
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('check='));
});

test('the planned time is shown in the language of the page, whatever the browser speaks', async () => {
  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  show(`/feedSpots?bbox=-4,40,-3,41&at=${ahead}`, { user });
  const weekday = new Date(ahead).toLocaleDateString('es', { weekday: 'short' });
  expect(await screen.findByRole('button', { name: new RegExp(`^Espacio aéreo.*${weekday}`) })).toBeVisible();
});

test('in English the days to plan for have the day before the month', async () => {
  const { actor } = show('/feedSpots?bbox=-4,40,-3,41', { user, language: 'en' });
  await actor.click(await screen.findByRole('button', { name: /^Airspace/ }));
  const days = within(await screen.findByRole('combobox', { name: 'Day' })).getAllByRole('option');
  expect(days[1]).toHaveTextContent(/^[A-Z][a-z]+ \d+ [A-Z][a-z]+$/);
});

test('a check that fails shows an error, never a verdict, and can be tried again', async () => {
  server.use(http.get('/api/airspace/check', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = await open('/feedSpots?check=40.4,-3.7');
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  expect(await within(card).findByRole('heading', { name: 'No se ha podido comprobar' })).toBeVisible();
  await actor.click(within(card).getByRole('button', { name: 'Reintentar' }));
  expect(await within(card).findByRole('heading', { name: 'Necesitas autorización' })).toBeVisible();
});

test('a verdict that cannot be refreshed stays, with its time', async () => {
  let isDown = false;
  server.use(
    http.get('/api/airspace/check', () => (isDown ? HttpResponse.error() : HttpResponse.json(check))),
  );
  const { actor, maps } = await open();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  await within(card).findByRole('heading', { name: 'Necesitas autorización' });
  isDown = true;
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  window.dispatchEvent(new Event('online'));
  expect(await within(card).findByText(/^No se ha podido comprobar de nuevo/)).toBeVisible();
  expect(within(card).getByRole('heading', { name: 'Necesitas autorización' })).toBeVisible();
  isDown = false;
  await actor.click(within(card).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(within(card).queryByText(/^No se ha podido comprobar/)).toBeNull());
  later.mockRestore();
});

test('stricter conditions that begin soon are shown beside the verdict, folded or not', async () => {
  const from = '2026-11-22T18:00:00.000Z';
  const later = {
    ...zone,
    _id: 'b',
    name: 'Recinto de feria',
    severity: 'prohibited' as const,
    validFrom: from,
  };
  const milder = { ...zone, _id: 'c', name: 'Parque', severity: 'conditions' as const, validFrom: from };
  server.use(
    http.get('/api/airspace/check', () => HttpResponse.json({ ...check, upcoming: [milder, later] })),
  );
  const { maps } = await open();
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  const card = await screen.findByRole('region', { name: 'Espacio aéreo' });
  expect(await within(card).findByText(/^Esto cambia el 22 nov 2026.*: Recinto de feria$/)).toBeVisible();
});
