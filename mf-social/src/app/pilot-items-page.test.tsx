import {
  aDashboard,
  aDrone,
  aFlight,
  aProfile,
  aServerError,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  waitFor,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const lucia = aProfile({ username: 'lucia', name: 'Lucía' });
const page = http.get('/api/users/public-dashboard/lucia', () =>
  HttpResponse.json(aDashboard({ user: lucia })),
);

it('goes through all flights of a pilot, and on to their drones', async () => {
  const { actor } = renderSocial('/dashboard/lucia/flights', {
    language: 'en',
    handlers: [
      page,
      http.get(`/api/users/${lucia._id}/flights`, ({ request }) =>
        new URL(request.url).searchParams.get('cursor')
          ? HttpResponse.json(aStream([aFlight({ title: 'Dam' })]))
          : HttpResponse.json(aStream([aFlight({ title: 'Ridge' })], 'more')),
      ),
      http.get(`/api/users/${lucia._id}/drones`, () =>
        HttpResponse.json(aStream([aDrone({ name: 'Hawk' })])),
      ),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Flights by Lucía' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/lucia',
  );
  await actor.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Dam' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ridge' })).toBeVisible();
  await actor.click(screen.getByRole('link', { name: 'Drones' }));
  expect(await screen.findByRole('link', { name: 'Hawk' })).toBeVisible();
});

it('lets a flight go that turns out to be gone', async () => {
  const [gone, here] = [aFlight({ title: 'Ridge' }), aFlight({ title: 'Dam' })];
  const { actor } = renderSocial('/dashboard/lucia/flights', {
    user: aUser(),
    language: 'en',
    handlers: [
      http.get('/api/users/dashboard/lucia', () => HttpResponse.json(aDashboard({ user: lucia }))),
      http.get(`/api/users/${lucia._id}/flights`, () => HttpResponse.json(aStream([gone, here]))),
      http.put(`/api/flights/${gone._id}/bookmark`, () => aServerError('NOT_FOUND', 'Flight not found')),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Save Ridge' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ridge' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Dam' })).toBeVisible();
});

it('names what could not be loaded, and loads it after all', async () => {
  const spots = `/api/users/${lucia._id}/spots`;
  const { actor } = renderSocial('/dashboard/lucia/spots', {
    handlers: [
      http.get(spots, () => aServerError('INTERNAL'), { once: true }),
      http.get(spots, () => HttpResponse.json(aStream([]))),
      page,
    ],
  });
  expect(await screen.findByText('No se han podido cargar los spots')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay spots a la vista')).toBeVisible();
});
