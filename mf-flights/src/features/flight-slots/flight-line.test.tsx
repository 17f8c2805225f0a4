import { aFlight, aServerError, HttpResponse, http, renderApp, screen, server } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { FlightLine } from './flight-line.tsx';

const catalogues = { flights: { es, en } };
const flight = aFlight({ _id: 'f1', title: '<b>Cresta</b>', durationSeconds: 240 });

test('the card shows the pilot and links to the flight, and is hidden from viewers who may not see it', async () => {
  server.use(http.get('/api/flights/f1', () => HttpResponse.json(flight), { once: true }));
  const { unmount } = renderApp(<FlightLine id="f1" />, { catalogues });
  expect(await screen.findByRole('link', { name: '<b>Cresta</b>' })).toHaveAttribute('href', '/flights/f1');
  expect(screen.getByText(flight.owner.name)).toBeVisible();
  unmount();
  server.use(http.get('/api/flights/f1', () => aServerError('NOT_FOUND')));
  renderApp(<FlightLine id="f1" />, { catalogues });
  expect(await screen.findByText('Este vuelo ya no está o no se comparte contigo.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
