import { aDashboard, aFeedItem, aProfile, aStream, aUser, HttpResponse, http, screen } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

it('welcomes the pilot with their figures, their places and a taste of their feed', async () => {
  const user = aUser({ name: 'Ana' });
  renderSocial('/home', {
    user,
    language: 'en',
    handlers: [
      http.get('/api/users/dashboard/ana', () =>
        HttpResponse.json(
          aDashboard({ user: aProfile(), stats: { flights: 31, drones: 2, followers: 8, following: 5 } }),
        ),
      ),
      http.get('/api/feed', ({ request }) => {
        expect(new URL(request.url).search).toBe('?tab=following&limit=3');
        return HttpResponse.json(aStream([aFeedItem('flight', { title: 'By a friend' })], 'more'));
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
  expect(await screen.findByText('31')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'By a friend' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Drones/ })).toHaveAttribute('href', '/drones');
});
