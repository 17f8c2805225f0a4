import {
  aProfile,
  aServerError,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { FollowButtonOf } from './follow-button-of.tsx';
import { PilotCard } from './pilot-card.tsx';

const catalogues = { social: { es, en } };
const bruno = aProfile({ username: 'bruno', name: 'Bruno', followers: 3 });
const found = http.get(`/api/users/${bruno._id}`, () => HttpResponse.json(bruno));

test('the card says who the pilot is, leads to them and follows them', async () => {
  server.use(
    found,
    http.put(`/api/users/${bruno._id}/follow`, () =>
      HttpResponse.json({ status: 'following', followedByMe: true, followers: 4 }),
    ),
  );
  const { actor } = renderApp(<PilotCard id={bruno._id} />, { catalogues, user: aUser() });
  expect(await screen.findByRole('link', { name: 'Bruno' })).toHaveAttribute('href', '/dashboard/bruno');
  await actor.click(screen.getByRole('button', { name: 'Seguir a Bruno' }));
  expect(await screen.findByText('4 seguidores')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Siguiendo a Bruno: dejar de seguir' })).toBeVisible();
});

test('the card of a pilot who is gone says so, and one that failed can be tried again', async () => {
  server.use(http.get(`/api/users/${bruno._id}`, () => aServerError('NOT_FOUND')));
  const { unmount } = renderApp(<PilotCard id={bruno._id} />, { catalogues });
  expect(await screen.findByText('Este piloto ya no está a la vista.')).toBeVisible();
  unmount();
  server.use(http.get(`/api/users/${bruno._id}`, () => aServerError('INTERNAL')));
  const { actor } = renderApp(<PilotCard id={bruno._id} />, { catalogues });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  server.use(found);
  await actor.click(retry);
  expect(await screen.findByRole('link', { name: 'Bruno' })).toBeVisible();
});

test('the button alone stands only beside others, as far as they can be had', async () => {
  server.use(found);
  renderApp(<FollowButtonOf userId={bruno._id} />, { catalogues, user: aUser() });
  expect(await screen.findByRole('button', { name: 'Seguir a Bruno' })).toBeVisible();
});

test('the button alone is not there for oneself', async () => {
  server.use(found);
  const { store } = renderApp(<FollowButtonOf userId={bruno._id} />, {
    catalogues,
    user: aUser({ _id: bruno._id }),
  });
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"username":"bruno"'));
  expect(screen.queryByRole('button')).toBeNull();
});
