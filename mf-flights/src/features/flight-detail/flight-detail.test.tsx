import {
  aFlight,
  aPage,
  aServerError,
  aSpot,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import manifest from '../../../package.json' with { type: 'json' };
import { allIsNear } from '../../testing/all-is-near.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const own = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: true };

function holds(flight: ReturnType<typeof aFlight>) {
  server.use(http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)));
  return `/flights/${flight._id}`;
}

test('a guest sees a public flight with its figures, and its video only after a tap', async () => {
  const route = holds(
    aFlight({
      title: 'Presa',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      durationSeconds: 720,
      weather: { windMps: 5, temperatureC: 21 },
    }),
  );
  const { actor } = show(route);
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
  expect(screen.getByText('12:00')).toBeVisible();
  expect(screen.getByText('18')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Acciones/ })).toBeNull();
  expect(screen.queryByTitle(/Presa/)).toBeNull();

  await actor.click(screen.getByRole('button', { name: /«Presa»/ }));
  expect(screen.getByTitle(/Presa/)).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com'));
});

test('a tag leads to what carries it: of one’s own flight in the list, of another’s in the search', async () => {
  const openSearch = jest.fn();
  const { actor, unmount } = show(holds(aFlight({ tags: ['alba'] })), { platform: { openSearch } });
  await actor.click(await screen.findByRole('button', { name: 'Buscar lo que lleva la etiqueta alba' }));
  expect(openSearch).toHaveBeenCalledWith('#alba');
  unmount();
  show(holds(aFlight({ tags: ['alba'], owner: own })), { user });
  expect(await screen.findByRole('link', { name: 'alba' })).toHaveAttribute('href', '/flights?tag=alba');
});

test('the poster has the sizes that the HTML requests', async () => {
  const poster = '/api/media/01a2062f-5bf9-701b-ba66-c8a519b9b820/960.webp';
  show(holds(aFlight({ title: 'Presa', poster })));
  await screen.findByRole('heading', { level: 1, name: 'Presa' });
  const declared = manifest.estela.routes.find(({ path }) => path === '/flights/:id')?.firstPicture;
  expect(document.querySelector('img[srcset]')).toHaveAttribute('sizes', declared?.sizes);
  expect(declared?.field).toBe('poster');
});

test('the name of the spot links to its page when its card cannot be shown', async () => {
  const spot = aSpot({ name: 'Cantera vieja' });
  show(holds(aFlight({ spot: { _id: spot._id, name: spot.name, country: 'ES' } })));
  const link = await screen.findByRole('link', { name: 'Cantera vieja' });
  expect(link).toHaveAttribute('href', `/spots/${spot._id}`);
});

test('the gear remote shows the drone; when it is down the name links to it', async () => {
  const route = holds(aFlight({ drone: { _id: 'd1', name: 'Halcón', type: 'wing' } }));
  const card = ({ id }: { id: string }) => <p>{`Tarjeta de ${id}`}</p>;
  const { unmount } = show(route, { platform: { loadSlot: async () => card as never } });
  expect(await screen.findByText('Tarjeta de d1')).toBeVisible();
  unmount();
  show(route, { platform: { loadSlot: () => Promise.reject(new Error('mf-gear is down')) } });
  expect(await screen.findByRole('link', { name: 'Halcón' })).toHaveAttribute('href', '/drones/d1');
});

const enaire = {
  ...{ name: 'enaire', title: '', provider: 'ENAIRE', content: 'zones' as const, state: 'current' as const },
  ...{ issued: '2026-11-01T00:00:00.000Z', validFrom: null, validTo: null, synthetic: false },
  ...{ importedAt: '2026-11-20T00:00:00.000Z', staleAt: '2026-12-20T00:00:00.000Z' },
};

test('the owner sees the airspace verdict from when the flight was saved; nobody else receives it', async () => {
  const airspace = {
    ...{ lat: 40.4, lng: -3.7, country: 'ES', at: '2026-11-20T10:00:00.000Z', altitude: 120 },
    ...{ verdict: 'authorisation' as const, kind: 'aeronautical' as const, maxFreeHeight: 60 },
    checkedAt: '2026-11-20T12:00:00.000Z',
    why: [{ code: 'authorisationZone' as const, text: 'Hay una zona que exige autorización previa' }],
    zones: [],
    data: {
      state: 'current' as const,
      sources: [enaire, { ...enaire, name: 'sintetica', provider: null, synthetic: true }],
    },
  };
  const route = holds(aFlight({ owner: own, airspace }));
  show(route, { user });
  const card = await screen.findByRole('region', { name: 'Espacio aéreo al guardar el vuelo' });
  expect(within(card).getByText('Hacía falta autorización')).toBeVisible();
  expect(within(card).getByText(/exige autorización previa/)).toBeVisible();
  expect(within(card).getByText(/Libre de zonas hasta 60 m/)).toBeVisible();
  expect(within(card).getByText(/Comprobado el 20 nov 2026/)).toBeVisible();
  // The data has no title: its source is named in the reader's language.
  expect(within(card).getByText(/^ENAIRE, zonas geográficas de UAS: datos del 1 nov 2026/)).toBeVisible();
  expect(within(card).getByText(/^Zonas de ejemplo: datos del 1 nov 2026/)).toBeVisible();
});

test('a guest who likes is asked to log in', async () => {
  const { actor, platform } = show(holds(aFlight()));
  await actor.click(await screen.findByRole('button', { name: /Me gusta/ }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

test('a hidden flight looks like a missing one, and a guest may log in', async () => {
  server.use(http.get('/api/flights/:id', () => aServerError('NOT_FOUND')));
  const { actor, platform } = show('/flights/01900000-0000-7000-8000-00000000ffff');
  expect(await screen.findByText('Aquí no hay ningún vuelo')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

test('its pilot can edit it, and deleting it leads to the list', async () => {
  const flight = aFlight({ owner: own, title: 'Presa', visibility: 'unlisted' });
  const route = holds(flight);
  server.use(
    http.delete('/api/flights/:id', () => new HttpResponse(null, { status: 204 })),
    // All requests that the list may make.
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/counts', () => HttpResponse.json({})),
    http.get('/api/drones', () => HttpResponse.json(aPage([]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
  );
  const { actor, address } = show(route, { user });
  expect(await screen.findByText('Oculto, con enlace')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/flights?edit=${flight._id}`);

  await actor.click(screen.getByRole('button', { name: 'Acciones de Presa' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Presa»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Aún no has registrado ningún vuelo')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/flights'));
});

test('the page shows more flights of its pilot and of its spot, and others can report it', async () => {
  allIsNear();
  const spot = { _id: aSpot()._id, name: 'Cantera', country: 'ES' };
  const flight = aFlight({ owner: { ...own, _id: 'p1' }, title: 'Presa', spot });
  const other = aFlight({ title: 'Faro' });
  server.use(
    http.get('/api/users/p1/flights', () => HttpResponse.json(aStream([flight, other]))),
    http.get(`/api/spots/${spot._id}/flights`, () => aServerError('INTERNAL'), { once: true }),
  );
  const { actor } = show(holds(flight), { user });
  expect(await screen.findByRole('link', { name: 'Faro' })).toHaveAttribute('href', `/flights/${other._id}`);
  expect(screen.queryByRole('link', { name: 'Presa' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver todos los vuelos de Ana' })).toHaveAttribute(
    'href',
    '/dashboard/ana/flights',
  );
  expect(screen.getByRole('button', { name: 'Denunciar Presa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/feed');

  expect(await screen.findByText('No hemos podido cargar estos vuelos')).toBeVisible();
  server.use(http.get(`/api/spots/${spot._id}/flights`, () => HttpResponse.json(aStream([flight]))));
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/no hay más vuelos en Cantera/)).toBeVisible();
});

test('a failure can be tried again', async () => {
  const flight = aFlight({ title: 'Presa' });
  server.use(http.get('/api/flights/:id', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = show(`/flights/${flight._id}`, { language: 'en' });
  await screen.findByText('This flight could not be loaded');
  holds(flight);
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presa' })).toBeVisible();
});
