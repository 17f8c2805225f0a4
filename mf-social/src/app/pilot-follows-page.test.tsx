import {
  aDashboard,
  aProfile,
  aServerError,
  aStream,
  aUserCard,
  HttpResponse,
  http,
  screen,
  within,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const lucia = aProfile({ username: 'lucia', name: 'Lucía' });
const [bruno, carla] = [
  aUserCard({ username: 'bruno', name: 'Bruno' }),
  aUserCard({ username: 'carla', name: 'Carla' }),
];
const page = http.get('/api/users/public-dashboard/lucia', () =>
  HttpResponse.json(aDashboard({ user: lucia })),
);

it('goes through the followers of a pilot, by name or face, and on to whom they follow', async () => {
  const { actor } = renderSocial('/dashboard/lucia/followers', {
    language: 'en',
    handlers: [
      page,
      http.get(`/api/users/${lucia._id}/followers`, ({ request }) =>
        new URL(request.url).searchParams.get('cursor')
          ? HttpResponse.json(aStream([carla]))
          : HttpResponse.json(aStream([bruno], 'more')),
      ),
      http.get(`/api/users/${lucia._id}/following`, () => HttpResponse.json(aStream([]))),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Followers of Lucía' })).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Load more' }));
  const list = screen.getByRole('list', { name: 'Followers of Lucía' });
  expect(await within(list).findByRole('button', { name: 'Follow Carla' })).toBeVisible();
  const links = within(list).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
    ['/dashboard/bruno', -1],
    ['/dashboard/bruno', 0],
    ['/dashboard/carla', -1],
    ['/dashboard/carla', 0],
  ]);
  await actor.click(screen.getByRole('link', { name: 'Following' }));
  expect(await screen.findByText('Lucía does not follow anybody yet')).toBeVisible();
});

it('names what could not be loaded, and loads it after all', async () => {
  const following = `/api/users/${lucia._id}/following`;
  const { actor } = renderSocial('/dashboard/lucia/following', {
    handlers: [
      http.get(following, () => aServerError('INTERNAL'), { once: true }),
      http.get(following, () => HttpResponse.json(aStream([bruno]))),
      page,
    ],
  });
  expect(await screen.findByText('No se ha podido cargar a quién sigue')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Bruno' })).toBeVisible();
});

it('leaves the short card of a pilot whose profile is closed', async () => {
  renderSocial('/dashboard/lucia/followers', {
    handlers: [
      http.get('/api/users/public-dashboard/lucia', () =>
        HttpResponse.json(aDashboard({ user: { ...lucia, restricted: true } })),
      ),
    ],
  });
  expect(await screen.findByText(/^Lucía no comparte su perfil/)).toBeVisible();
});
