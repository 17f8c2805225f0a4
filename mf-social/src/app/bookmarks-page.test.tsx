import {
  aFlight,
  aServerError,
  aSpot,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  waitFor,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const user = aUser();
const flight = { kind: 'flight', ...aFlight({ title: 'Cresta', bookmarkedByMe: true, comments: 3 }) };
const spot = { kind: 'spot', ...aSpot({ name: 'Cantera', bookmarkedByMe: true }) };

/** Answers by the kind that is asked for. */
const listed = http.get('/api/bookmarks', ({ request }) => {
  const kind = new URL(request.url).searchParams.get('kind');
  return HttpResponse.json(aStream([spot, flight].filter((item) => !kind || item.kind === kind)));
});

it('shows what was saved, all together or by kind', async () => {
  const { actor, address } = renderSocial('/bookmarks', { user, handlers: [listed] });
  expect(await screen.findByRole('link', { name: 'Cresta' })).toHaveAttribute(
    'href',
    `/flights/${flight._id}`,
  );
  expect(screen.getByRole('link', { name: 'Cantera' })).toBeVisible();
  expect(screen.getByRole('link', { name: '3 comentarios en Cresta' })).toHaveAttribute(
    'href',
    `/flights/${flight._id}#comments`,
  );
  await actor.click(screen.getByRole('link', { name: 'Vuelos' }));
  expect(address()).toBe('/bookmarks?kind=flight');
  expect(await screen.findByRole('link', { name: 'Cresta' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cantera' })).toBeNull();
});

it('keeps the place of what is taken out, to put it back', async () => {
  const state = (bookmarkedByMe: boolean) => () => HttpResponse.json({ bookmarkedByMe });
  const { actor } = renderSocial('/bookmarks', {
    user,
    handlers: [
      listed,
      http.delete(`/api/flights/${flight._id}/bookmark`, state(false)),
      http.put(`/api/flights/${flight._id}/bookmark`, state(true)),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Guardar Cresta', pressed: true }));
  await actor.click(await screen.findByRole('button', { name: 'Guardar Cresta', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Guardar Cresta', pressed: true })).toBeVisible();
});

it('lets go what turns out to be gone', async () => {
  const { actor } = renderSocial('/bookmarks', {
    user,
    handlers: [
      listed,
      http.delete(`/api/flights/${flight._id}/bookmark`, () =>
        aServerError('NOT_FOUND', 'Vuelo no encontrado'),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Guardar Cresta', pressed: true }));
  expect(await screen.findByText('Vuelo no encontrado')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cresta' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Cantera' })).toBeVisible();
});

it('leads from an empty list to where there is something to save, and out of a failure', async () => {
  const handlers = [http.get('/api/bookmarks', () => HttpResponse.json(aStream([])))];
  const { unmount } = renderSocial('/bookmarks?kind=spot', { user, handlers });
  expect(await screen.findByText('Aún no has guardado ningún spot')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el mapa de spots' })).toHaveAttribute('href', '/feedSpots');
  unmount();
  const failing = [http.get('/api/bookmarks', () => aServerError('INTERNAL'), { once: true }), listed];
  const { actor } = renderSocial('/bookmarks', { user, handlers: failing });
  expect(await screen.findByText('No se han podido cargar tus guardados')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Cantera' })).toBeVisible();
});
