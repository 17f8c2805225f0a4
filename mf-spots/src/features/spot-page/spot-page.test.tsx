import {
  aFlight,
  aServerError,
  aSpot,
  aUser,
  fireEvent,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import manifest from '../../../package.json' with { type: 'json' };
import { loadSpotPage, show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
type Spot = ReturnType<typeof aSpot>;

beforeAll(loadSpotPage);

function holds(spot: Spot, flights: ReturnType<typeof aFlight>[] = []) {
  server.use(
    http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)),
    http.get(`/api/spots/${spot._id}/flights`, () => HttpResponse.json({ items: flights, nextCursor: null })),
    http.get('/api/spots', () => HttpResponse.json({ items: [], page: 1, limit: 24, total: 0 })),
  );
  return `/spots/${spot._id}`;
}

/** A swipe by this many pixels. */
function swipe(target: HTMLElement, across: number, down: number) {
  const at = (clientX: number, clientY: number) => [{ identifier: 1, target, clientX, clientY }];
  fireEvent.touchStart(target, { touches: at(200, 200) });
  fireEvent.touchEnd(target, { changedTouches: at(200 + across, 200 + down) });
}

test('a guest sees what a pilot should know before coming, and who flies there', async () => {
  const pilot = { ...owner, _id: 'p1', username: 'luis', name: 'Luis', flights: 3 };
  const flown = { flights: 4, lastFlownAt: '2026-05-01T10:00:00.000Z', pilotCount: 2, pilots: [pilot] };
  const known = { accessNotes: 'Por la pista', hazards: 'Cables altos', bestMonths: [4, 10], flown };
  const flight = aFlight({ title: 'Vuelta al faro' });
  const { container } = show(holds(aSpot({ ...known, name: 'Cantera' }), [flight]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cantera' })).toBeVisible();
  const hazards = screen.getByText('Cables altos');
  expect(hazards).toBeVisible();
  // Safety first: before where it is, the season and the sun.
  for (const later of [
    screen.getByRole('region', { name: 'Dónde está' }),
    screen.getByRole('region', { name: 'Luz de hoy' }),
  ])
    for (const safety of [hazards, screen.getByRole('heading', { name: 'Espacio aéreo' })])
      expect(safety.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Por la pista')).toBeVisible();
  expect(screen.getByText('abril y octubre')).toBeVisible();
  expect(screen.getAllByText(/España/)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Luis' })).toHaveAttribute('href', '/dashboard/luis');
  expect(screen.getByText('3 vuelos aquí')).toBeVisible();
  expect(screen.getByText('y 1 piloto más')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Vuelta al faro' })).toHaveAttribute(
    'href',
    `/flights/${flight._id}`,
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Luz de hoy' })).getByText('Primera luz')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cómo llegar a Cantera con OpenStreetMap' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org/directions'),
  );
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
});

test('what may be flown there is shown for the planned time, which is in the address', async () => {
  const asked: (string | null)[] = [];
  const check = { country: 'ES', kind: null, maxFreeHeight: null, why: [], zones: [], upcoming: [] };
  server.use(
    http.get('/api/airspace/check', ({ request }) => {
      const at = new URL(request.url).searchParams.get('at');
      asked.push(at);
      const verdict = at ? 'prohibited' : 'conditions';
      return HttpResponse.json({ ...check, verdict, data: { state: 'current', sources: [] } });
    }),
  );
  const { actor, address } = show(holds(aSpot({ name: 'Cantera' })));
  expect(await screen.findByRole('heading', { name: 'Con condiciones' })).toBeVisible();
  await actor.click(screen.getByText('Cuándo vas a volar: Ahora'));
  (await screen.findByRole('slider', { name: 'Hora' })).focus();
  await actor.keyboard('{PageUp}');
  expect(await screen.findByRole('heading', { name: 'Prohibido' })).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/spots\/[^?]+\?at=20/));
  expect(asked.filter(Boolean)).not.toEqual([]);
  await actor.click(screen.getByRole('button', { name: 'Ahora' }));
  expect(await screen.findByRole('heading', { name: 'Con condiciones' })).toBeVisible();
});

test('the sun times are those of the planned day', async () => {
  const planned = new Date(Date.now() + 3 * 86_400_000);
  const route = holds(aSpot({ name: 'Cantera' }));
  const { actor } = show(`${route}?at=${planned.toISOString()}`);
  const day = planned.toLocaleDateString('es', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(await screen.findByRole('region', { name: `Luz del ${day}` })).toBeVisible();
  await actor.click(screen.getByText(/^Cuándo vas a volar/));
  await actor.click(await screen.findByRole('button', { name: 'Ahora' }));
  expect(await screen.findByRole('region', { name: 'Luz de hoy' })).toBeVisible();
});

test('one of its photos is shown large, and a tap chooses another', async () => {
  const photos = [
    { _id: 'm1', url: '/api/media/0a/960.webp', alt: 'La entrada' },
    { _id: 'm2', url: '/api/media/0b/960.webp', alt: '' },
  ];
  const { actor } = show(holds(aSpot({ name: 'Cantera', photos })));
  expect(await screen.findByRole('img', { name: 'La entrada' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Foto 2 de 2 de Cantera' }));
  expect(screen.getByRole('img', { name: 'Foto 2 de 2 de Cantera' })).toHaveAttribute(
    'src',
    '/api/media/0b/960.webp',
  );
});

test('a photo opens in full size, the others follow by arrows, buttons and swipes, and Escape closes', async () => {
  const photos = [
    { _id: 'm1', url: '/api/media/0a/960.webp', alt: 'La entrada' },
    { _id: 'm2', url: '/api/media/0b/960.webp', alt: 'La torre' },
    { _id: 'm3', url: '/api/media/0c/960.webp', alt: '' },
  ];
  const { actor } = show(holds(aSpot({ name: 'Cantera', photos })));
  await actor.click(await screen.findByRole('button', { name: 'Ampliar: La entrada' }));
  const popup = await screen.findByRole('dialog', { name: 'Cantera' });
  // The keys go to the element with the focus.
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  const dialog = within(popup);
  const shows = (name: string) => expect(dialog.getByRole('img', { name })).toBeVisible();
  shows('La entrada');
  expect(dialog.getByText('1 de 3')).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  shows('La torre');
  expect(dialog.getByRole('status')).toHaveTextContent('La torre');
  await actor.click(dialog.getByRole('button', { name: 'Foto siguiente' }));
  shows('Foto 3 de 3 de Cantera');
  await actor.click(dialog.getByRole('button', { name: 'Foto siguiente' }));
  shows('La entrada');
  await actor.keyboard('{ArrowLeft}');
  shows('Foto 3 de 3 de Cantera');
  swipe(dialog.getByRole('figure'), 80, 10);
  shows('La torre');
  // A vertical swipe scrolls, and a few pixels are a tap.
  swipe(dialog.getByRole('figure'), 60, 200);
  swipe(dialog.getByRole('figure'), -10, 0);
  shows('La torre');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ampliar: La torre' })).toHaveFocus());
});

test('a spot that reveals a dangerous place is reported with a reason', async () => {
  const spot = aSpot({ name: 'Cantera' });
  const route = holds(spot);
  const sent: unknown[] = [];
  server.use(
    http.post('/api/reports', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ _id: 'r1', repeated: false }, { status: 201 });
    }),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Denunciar Cantera' }));
  await actor.click(await screen.findByRole('radio', { name: /Vuelo peligroso/ }));
  await actor.click(screen.getByRole('button', { name: 'Enviar denuncia' }));
  expect(await screen.findByRole('dialog', { name: 'Gracias por avisar' })).toBeVisible();
  expect(sent).toEqual([{ kind: 'spot', target: spot._id, reason: 'danger', text: '' }]);
});

test('a bookmark is shown at once, and reverted when the server refuses it', async () => {
  const spot = aSpot({ name: 'Cantera' });
  const route = holds(spot);
  server.use(http.put(`/api/spots/${spot._id}/bookmark`, () => aServerError('INTERNAL')));
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar Cantera', pressed: false }));
  expect(await screen.findByText('No se ha podido guardar «Cantera»')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar Cantera', pressed: false })).toBeVisible();
});

test('its owner edits it, and deletes it after a question; a failure shows an error', async () => {
  const spot = aSpot({ owner, name: 'Cantera' });
  const route = holds(spot);
  let isRefused = true;
  server.use(
    http.delete(`/api/spots/${spot._id}`, () =>
      isRefused ? aServerError('INTERNAL') : new HttpResponse(null, { status: 204 }),
    ),
  );
  const { actor, address } = show(route, { user });
  expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    `/spots?edit=${spot._id}`,
  );
  expect(screen.queryByRole('button', { name: /Denunciar/ })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Acciones de Cantera' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Cantera»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  isRefused = false;
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(address()).toBe('/spots'));
});

test('a hidden spot looks like a missing one, and a guest may log in', async () => {
  server.use(http.get('/api/spots/:id', () => aServerError('NOT_FOUND')));
  const { actor, platform } = show('/spots/01900000-0000-7000-8000-00000000ffff');
  expect(await screen.findByText('Aquí no hay ningún spot')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

test('the first photo has the sizes that the HTML requests', async () => {
  const url = '/api/media/01a2062f-5bf9-701b-ba66-c8a519b9b820/960.webp';
  const { container } = show(holds(aSpot({ photos: [{ _id: 'f1', url, alt: '' }] })));
  await waitFor(() => expect(container.querySelector('img[srcset]')).toBeVisible());
  const declared = manifest.estela.routes.find(({ path }) => path === '/spots/:id')?.firstPicture;
  expect(declared?.field).toBe('photos.0.url');
  expect(container.querySelector('img[srcset]')).toHaveAttribute('sizes', declared?.sizes);
});
