import { aServerError, aSpot, HttpResponse, http, renderApp, screen, server } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SpotLine } from './spot-line.tsx';

const catalogues = { spots: { es, en } };
const flown = { flights: 3, lastFlownAt: '2026-05-01T10:00:00.000Z', pilotCount: 1, pilots: [] };
const spot = aSpot({ _id: 's1', name: 'Cantera', flown });

test('the card shows where a spot is and its number of flights, and links to it', async () => {
  server.use(http.get('/api/spots/s1', () => HttpResponse.json(spot)));
  renderApp(<SpotLine id="s1" />, { catalogues });
  expect(await screen.findByRole('link', { name: 'Cantera' })).toHaveAttribute('href', '/spots/s1');
  expect(screen.getByText('España')).toBeVisible();
  expect(screen.getByText('3 vuelos aquí')).toBeVisible();
});

test('the card of a hidden spot says that it cannot be seen, without a retry', async () => {
  server.use(http.get('/api/spots/s1', () => aServerError('NOT_FOUND')));
  renderApp(<SpotLine id="s1" />, { catalogues });
  expect(await screen.findByText(/no puedes verlo/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card that failed can be tried again', async () => {
  server.use(http.get('/api/spots/s1', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = renderApp(<SpotLine id="s1" />, { catalogues });
  await screen.findByRole('button', { name: 'Reintentar' });
  server.use(http.get('/api/spots/s1', () => HttpResponse.json(spot)));
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Cantera' })).toBeVisible();
});
