import {
  aPage,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const quarry = aSpot({ owner, name: 'Cantera vieja' });

/** The spot's own call fails until the returned function is called; lists and maps do not contain the spot. */
function fails() {
  let isDown = true;
  const nothing = { items: [], clusters: [], truncated: false };
  server.use(
    http.get('/api/spots', () => HttpResponse.json(aPage([aSpot({ owner, name: 'Otra' })]))),
    http.get('/api/spots/map', () => HttpResponse.json(nothing)),
    http.get(`/api/spots/${quarry._id}`, () =>
      isDown ? aServerError('INTERNAL') : HttpResponse.json(quarry),
    ),
    http.get(`/api/spots/${quarry._id}/flights`, () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  return () => {
    isDown = false;
  };
}

test.each([
  ['the map of spots', `/feedSpots?spot=${quarry._id}`],
  ['the own list as a map', `/spots?view=map&spot=${quarry._id}`],
])('on %s a spot that fails to load is not shown as missing, and can be loaded again', async (_, route) => {
  const mend = fails();
  const { actor } = show(route, { user });
  const card = await screen.findByRole('region', { name: 'No se ha podido cargar el spot' });
  expect(within(card).getByRole('alert')).not.toBeEmptyDOMElement();
  mend();
  await actor.click(within(card).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Cantera vieja' })).toBeVisible();
});

test('the card shows when its latest flights cannot be loaded', async () => {
  const flown = { flights: 4, lastFlownAt: new Date().toISOString(), pilotCount: 1, pilots: [] };
  fails();
  server.use(
    http.get(`/api/spots/${quarry._id}`, () => HttpResponse.json({ ...quarry, flown })),
    http.get(`/api/spots/${quarry._id}/flights`, () => aServerError('INTERNAL')),
  );
  show(`/feedSpots?spot=${quarry._id}`, { user });
  expect(await screen.findByText('No se han podido cargar los vuelos')).toBeVisible();
});
