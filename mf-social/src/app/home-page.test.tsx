import {
  aDashboard,
  aFeedItem,
  aProfile,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  within,
} from '@estela/testing';
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
      http.get(`/api/users/${user._id}/series`, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
        expect(Date.parse(to) - Date.parse(from)).toBe(13 * 86_400_000);
        const flown = { flights: 3, seconds: 1500, packs: 5 };
        const days = [
          { day: from, flights: 4, seconds: 2400, packs: 6 },
          { day: to, ...flown },
        ];
        return HttpResponse.json({ from, to, days, disciplines: [], spots: [] });
      }),
      http.get('/api/feed', ({ request }) => {
        expect(new URL(request.url).search).toBe('?tab=following&limit=3');
        return HttpResponse.json(aStream([aFeedItem('flight', { title: 'By a friend' })], 'more'));
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
  expect(await screen.findByText('31')).toBeVisible();
  const week = within(screen.getByRole('heading', { name: 'My week' }).closest('section') ?? document.body);
  expect(await week.findByText('Flights · 4 last week')).toBeVisible();
  expect(week.getByText(/^Time in the air · 40\smin last week$/)).toBeVisible();
  expect(week.getAllByRole('listitem')).toHaveLength(7);
  expect(week.getByText(/: 3 flights · 25\smin$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add spot' })).toHaveAttribute('href', '/spots?new=1');
  // Where gear and groups are down, the way to them.
  expect(await screen.findByRole('link', { name: 'See the fly-days in your groups' })).toHaveAttribute(
    'href',
    '/groups?tab=joined',
  );
  expect(await screen.findByRole('link', { name: 'Go to your drones' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'By a friend' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Drones/ })).toHaveAttribute('href', '/drones');
});
