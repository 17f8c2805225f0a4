import type { UserCard } from '@estela/contracts';
import {
  aGate,
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
const requests = (items: UserCard[]) =>
  http.get('/api/users/me/follow-requests', () =>
    HttpResponse.json({
      ...aStream(items.map((item) => ({ ...item, requestedAt: new Date().toISOString() }))),
      total: items.length,
    }),
  );

it('removes a follower after asking, and follows one back', async () => {
  const carla = aUserCard({ username: 'carla', name: 'Carla' });
  let followers = [bruno, carla];
  const { actor } = renderSocial('/followers', {
    user,
    language: 'en',
    handlers: [
      requests([]),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream(followers))),
      http.put(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 }),
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

it('keeps the focus on a tab while the count of requests comes', async () => {
  const gate = aGate();
  renderSocial('/followers', {
    user,
    handlers: [
      http.get('/api/users/me/follow-requests', async () => {
        await gate.opened;
        const asking = { ...bruno, requestedAt: new Date().toISOString() };
        return HttpResponse.json({ ...aStream([asking]), total: 1 });
      }),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([bruno]))),
    ],
  });
  const tab = await screen.findByRole('link', { name: 'Siguiendo' });
  tab.focus();
  gate.open();
  expect(await screen.findByText('1 solicitud')).toBeVisible();
  expect(tab).toHaveFocus();
});

it('keeps the dialog open with the reason when a follower cannot be removed', async () => {
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      requests([]),
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
      requests([]),
      http.get(`/api/users/${user._id}/following`, () => HttpResponse.json(aStream([followed]))),
      http.delete(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ followedByMe: false, followers: 0 }),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Siguiendo a Bruno: dejar de seguir' }));
  expect(await screen.findByRole('button', { name: 'Seguir a Bruno' })).toBeVisible();
});

it('takes an unfollow back by the toast', async () => {
  const { actor } = renderSocial('/following', {
    user,
    handlers: [
      requests([]),
      http.get(`/api/users/${user._id}/following`, () =>
        HttpResponse.json(aStream([{ ...bruno, followedByMe: true }])),
      ),
      http.delete(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ followedByMe: false, followers: 0 }),
      ),
      http.put(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 }),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Siguiendo a Bruno: dejar de seguir' }));
  expect(await screen.findByText('Has dejado de seguir a Bruno')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('button', { name: 'Siguiendo a Bruno: dejar de seguir' })).toBeVisible();
});

it('asks before it ends a follow that only the pilot can give back, and then asks to follow again', async () => {
  const followed = { ...bruno, followedByMe: true, approvesFollowers: true };
  const { actor } = renderSocial('/following', {
    user,
    language: 'en',
    handlers: [
      requests([]),
      http.get(`/api/users/${user._id}/following`, () => HttpResponse.json(aStream([followed]))),
      http.delete(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ followedByMe: false, followers: 0 }),
      ),
      http.put(`/api/users/${bruno._id}/follow`, () =>
        HttpResponse.json({ status: 'requested', followedByMe: false, followers: 0 }),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Following Bruno: unfollow' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop following Bruno?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Unfollow' }));
  await actor.click(await screen.findByRole('button', { name: 'Follow Bruno' }));
  expect(await screen.findByRole('button', { name: 'Request sent to Bruno: withdraw it' })).toHaveTextContent(
    'Requested',
  );
});

it('accepts a request and declines another after asking, counted on the tab', async () => {
  const carla = aUserCard({ username: 'carla', name: 'Carla' });
  let waiting = [bruno, carla];
  const settle = (pilot: UserCard) => {
    waiting = waiting.filter(({ _id }) => _id !== pilot._id);
    return new HttpResponse(null, { status: 204 });
  };
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      http.get('/api/users/me/follow-requests', () =>
        HttpResponse.json({
          ...aStream(waiting.map((item) => ({ ...item, requestedAt: new Date().toISOString() }))),
          total: waiting.length,
        }),
      ),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([]))),
      http.get('/api/users/suggestions', () => HttpResponse.json({ items: [] })),
      http.put(`/api/users/me/follow-requests/${bruno._id}`, () => settle(bruno)),
      http.delete(`/api/users/me/follow-requests/${carla._id}`, () => settle(carla)),
    ],
  });
  expect(await screen.findByRole('link', { name: /2 solicitudes/ })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Aceptar a Bruno' }));
  expect(await screen.findByText('Bruno ya te sigue')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar a Bruno' })).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'Rechazar a Carla' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar la solicitud de Carla?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quieren seguirte' })).toBeNull());
  expect(screen.queryByRole('link', { name: /solicitud/ })).toBeNull();
});

it('waits with the dialog until a request is declined, and says there why it was not', async () => {
  const gate = aGate();
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      requests([bruno]),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([]))),
      http.get('/api/users/suggestions', () => HttpResponse.json({ items: [] })),
      http.delete(`/api/users/me/follow-requests/${bruno._id}`, async () => {
        await gate.opened;
        return aServerError('INTERNAL', 'Algo falla');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Rechazar a Bruno' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Rechazar' });
  await actor.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  gate.open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falla');
  expect(confirm).toHaveFocus();
});

it('leaves the focus on a request that could not be accepted', async () => {
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      requests([bruno]),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([]))),
      http.get('/api/users/suggestions', () => HttpResponse.json({ items: [] })),
      http.put(`/api/users/me/follow-requests/${bruno._id}`, () => aServerError('INTERNAL', 'Algo falla')),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Aceptar a Bruno' }));
  expect(await screen.findByText('Algo falla')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aceptar a Bruno' })).toHaveFocus();
});

it('finds a follower by name, says who is not there, and shows the whole list again', async () => {
  const { actor } = renderSocial('/followers', {
    user,
    handlers: [
      requests([]),
      http.get(`/api/users/${user._id}/followers`, ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        return HttpResponse.json(aStream('bruno'.includes(q) ? [bruno] : []));
      }),
    ],
  });
  const box = await screen.findByRole('searchbox', { name: 'Buscar por nombre' });
  await actor.type(box, 'zoe{Enter}');
  expect(await screen.findByText('Nadie se llama «zoe» en esta lista')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Ver la lista entera' }));
  expect(await screen.findByRole('link', { name: 'Bruno' })).toBeVisible();
});

it('lifts a block from its tab', async () => {
  let blocked = [bruno];
  const { actor } = renderSocial('/followers?tab=blocked', {
    user,
    handlers: [
      requests([]),
      http.get('/api/users/me/blocks', () => HttpResponse.json(aStream(blocked))),
      http.delete(`/api/users/${bruno._id}/block`, () => {
        blocked = [];
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Desbloquear a Bruno' }));
  expect(await screen.findByText('No has bloqueado a nadie')).toBeVisible();
  expect(screen.getByText('Has desbloqueado a Bruno')).toBeVisible();
});

it('names what could not be loaded', async () => {
  renderSocial('/following', {
    user,
    language: 'en',
    handlers: [
      requests([]),
      http.get(`/api/users/${user._id}/following`, () => aServerError('INTERNAL', 'Something fails')),
    ],
  });
  expect(await screen.findByText('Error loading followed users')).toBeVisible();
});
