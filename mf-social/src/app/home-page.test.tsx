import {
  aDashboard,
  aFeedItem,
  aProfile,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  waitFor,
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

const user = aUser({ name: 'Ana' });

function showNew(stats = { flights: 0, drones: 0, followers: 0, following: 0 }) {
  return renderSocial('/home', {
    user,
    handlers: [
      http.get('/api/users/dashboard/ana', () => HttpResponse.json(aDashboard({ user: aProfile(), stats }))),
      http.get(`/api/users/${user._id}/series`, () =>
        HttpResponse.json({ from: '', to: '', days: [], disciplines: [], spots: [] }),
      ),
      http.get('/api/feed', () => HttpResponse.json(aStream([]))),
      http.get('/api/users/suggestions', () => HttpResponse.json({ items: [] })),
    ],
  });
}

it('leads an empty account on: drone, spot, first flight and three pilots to follow', async () => {
  showNew();
  const steps = within(await screen.findByRole('list', { name: 'Para empezar' }));
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Añadir dron', '/drones?new=1'],
    ['Añadir spot', '/spots?new=1'],
    ['Registrar vuelo', '/flights?new=1'],
    ['Ver pilotos', '/feed'],
  ]);
  expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  expect(steps.getByText('Sigue a 3 pilotos')).toBeVisible();
});

it('ticks what is done, and goes on with what is not', async () => {
  showNew({ flights: 0, drones: 1, followers: 0, following: 0 });
  const [drone, spot] = within(await screen.findByRole('list', { name: 'Para empezar' })).getAllByRole(
    'listitem',
  );
  expect(drone).toHaveTextContent('Añade tu dron (hecho)');
  expect(spot).toHaveAttribute('aria-current', 'step');
});

it('is left for good by whoever wants no guide', async () => {
  const { unmount, actor } = showNew();
  await actor.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByRole('list', { name: 'Para empezar' })).toBeNull();
  expect(screen.getByText('Guía cerrada')).toHaveFocus();
  unmount();
  showNew();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  expect(await screen.findAllByText('0')).not.toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'Para empezar' })).toBeNull();
});

it('is over for a pilot who flies without it', async () => {
  showNew({ flights: 2, drones: 0, followers: 0, following: 0 });
  // They take their place until what was done is known.
  expect(await screen.findByText('Para empezar')).not.toBeVisible();
  await waitFor(() => expect(screen.queryByText('Para empezar')).toBeNull());
});
