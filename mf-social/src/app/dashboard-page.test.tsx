import type { Dashboard } from '@estela/contracts';
import {
  aDashboard,
  aDrone,
  aFlight,
  aGate,
  aProfile,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  waitFor,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const forUsers = '/api/users/dashboard/:username';
const forGuests = '/api/users/public-dashboard/:username';

function answers(path: string, dashboard: Dashboard) {
  return http.get(path, () => HttpResponse.json(dashboard));
}

const lucia = aProfile({ username: 'lucia', name: 'Lucía', verified: true, followers: 12 });

it('shows a guest what is public, and keeps the follow for after the login', async () => {
  const dashboard = aDashboard({
    user: lucia,
    flights: [aFlight({ title: 'Cresta' })],
    drones: [aDrone({ name: 'Halcón' })],
    spots: [aSpot({ name: 'Cantera' })],
  });
  const { actor, platform } = renderSocial('/dashboard/lucia', { handlers: [answers(forGuests, dashboard)] });

  expect(await screen.findByRole('heading', { level: 1, name: /^Lucía Marín/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Verificado' })).toBeVisible();
  for (const name of ['Cresta', 'Halcón', 'Cantera'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Seguir a Lucía' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

it('follows at once, with the count, and says so when the server refuses', async () => {
  const gate = aGate();
  const { actor } = renderSocial('/dashboard/lucia', {
    user: aUser(),
    language: 'en',
    handlers: [
      answers(forUsers, aDashboard({ user: lucia })),
      http.put(`/api/users/${lucia._id}/follow`, async () => {
        await gate.opened;
        return aServerError('FORBIDDEN', 'Not allowed');
      }),
    ],
  });
  const follow = await screen.findByRole('button', { name: 'Follow Lucía' });
  expect(screen.getByText('12')).toBeVisible();
  await actor.click(follow);
  expect(await screen.findByRole('button', { name: 'Following Lucía: unfollow' })).toBeVisible();
  expect(screen.getByText('13')).toBeVisible();

  gate.open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed');
  expect(await screen.findByRole('button', { name: 'Follow Lucía' })).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
});

it('falls back to what a guest may see when the session is refused', async () => {
  renderSocial('/dashboard/lucia', {
    user: aUser(),
    handlers: [
      http.get(forUsers, () => aServerError('UNAUTHORIZED')),
      answers(forGuests, aDashboard({ user: lucia })),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^Lucía/ })).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('offers the owner to begin, and their own lists', async () => {
  const user = aUser();
  const own = aProfile({ ...user, lastName: user.lastName });
  renderSocial('/dashboard/ana', {
    user,
    language: 'en',
    handlers: [answers(forUsers, aDashboard({ user: own }))],
  });
  expect(await screen.findByRole('link', { name: 'Log a flight' })).toHaveAttribute('href', '/flights?new=1');
  expect(screen.getByRole('link', { name: 'Followers' })).toHaveAttribute('href', '/followers');
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

it('leaves the short card of a pilot whose privacy says so', async () => {
  const restricted = aProfile({ ...lucia, restricted: true, social: null, lastName: null });
  renderSocial('/dashboard/lucia', {
    user: aUser(),
    handlers: [answers(forUsers, aDashboard({ user: restricted }))],
  });
  expect(await screen.findByText(/^Lucía no comparte su perfil/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seguir a Lucía' })).toBeVisible();
  expect(screen.queryByText('Últimos vuelos')).toBeNull();
});

it('says when there is no such pilot', async () => {
  renderSocial('/dashboard/nadie', { handlers: [http.get(forGuests, () => aServerError('NOT_FOUND'))] });
  expect(await screen.findByText('No encontramos a @nadie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al feed' })).toHaveAttribute('href', '/feed');
});

it('names the page after the pilot', async () => {
  renderSocial('/dashboard/lucia', { handlers: [answers(forGuests, aDashboard({ user: lucia }))] });
  await waitFor(() => expect(document.title).toBe('Lucía (@lucia) | Estela'));
});
