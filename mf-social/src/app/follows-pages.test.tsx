import {
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const user = aUser();
const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });

it('removes a follower after asking, and follows one back', async () => {
  const carla = aUserCard({ username: 'carla', name: 'Carla' });
  let followers = [bruno, carla];
  const { actor } = renderSocial('/followers', {
    user,
    language: 'en',
    handlers: [
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream(followers))),
      http.put(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ followedByMe: true, followers: 1 }),
      ),
      http.delete(`/api/users/${user._id}/followers/${carla._id}`, () => {
        followers = [bruno];
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Follow Bruno' }));
  expect(await screen.findByRole('button', { name: 'Following Bruno: unfollow' })).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Remove Carla from your followers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Carla from your followers?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Carla' })).toBeNull());
  expect(screen.getByText('Carla no longer follows you')).toBeVisible();
});

it('keeps the dialog open with the reason when a follower cannot be removed', async () => {
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([bruno]))),
      http.delete(`/api/users/${user._id}/followers/${bruno._id}`, () =>
        aServerError('INTERNAL', 'Algo falla'),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Quitar a Bruno de tus seguidores' }));
  const dialog = await screen.findByRole('dialog');
  await actor.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falla');
});

it('keeps the row of a pilot just unfollowed, to follow again', async () => {
  const followed = { ...bruno, followedByMe: true };
  const { actor } = renderSocial('/following', {
    user,
    handlers: [
      http.get(`/api/users/${user._id}/following`, () => HttpResponse.json(aStream([followed]))),
      http.delete(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ followedByMe: false, followers: 0 }),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Siguiendo a Bruno: dejar de seguir' }));
  expect(await screen.findByRole('button', { name: 'Seguir a Bruno' })).toBeVisible();
});
