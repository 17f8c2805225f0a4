import type { Dashboard } from '@estela/contracts';
import { Link } from '@estela/runtime';
import {
  aDashboard,
  aDrone,
  aFlight,
  aGate,
  aPilotJoined,
  aProfile,
  aServerError,
  aSpot,
  aStream,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
} from '@estela/testing';
import manifest from '../../package.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { renderSocial } from '../testing/render-social.tsx';
import { App } from './app.tsx';

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
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Seguir a Lucía' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

it('draws the sky behind the pilot in the sizes that the HTML asks for it', async () => {
  const poster = '/api/media/01a2062f-5bf9-701b-ba66-c8a519b9b820/960.webp';
  const dashboard = aDashboard({ user: lucia, flights: [aFlight({ poster })] });
  renderSocial('/dashboard/lucia', { handlers: [answers(forGuests, dashboard)] });
  await screen.findByRole('heading', { level: 1, name: /^Lucía/ });
  const declared = manifest.estela.routes.find(({ path }) => path === '/dashboard/:username')?.firstPicture;
  expect(document.querySelector('header img[srcset]')).toHaveAttribute('sizes', declared?.sizes);
  expect(declared?.field).toBe('flights.0.poster');
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

it('leads a visitor to all that the pilot shares, featured flights marked', async () => {
  const dashboard = aDashboard({
    user: lucia,
    flights: [aFlight({ title: 'Cresta', featured: true }), aFlight({ title: 'Dique' })],
  });
  renderSocial('/dashboard/lucia', { handlers: [answers(forGuests, dashboard)] });
  const all = await screen.findByRole('link', { name: 'Ver todos los vuelos de Lucía' });
  expect(all).toHaveAttribute('href', '/dashboard/lucia/flights');
  expect(screen.getByRole('link', { name: 'Vuelos' })).toHaveAttribute('href', '/dashboard/lucia/flights');
  expect(screen.getByRole('link', { name: 'Seguidores' })).toHaveAttribute(
    'href',
    '/dashboard/lucia/followers',
  );
  expect(screen.getByRole('link', { name: 'Siguiendo' })).toHaveAttribute(
    'href',
    '/dashboard/lucia/following',
  );
  expect(screen.getAllByText('Destacado')).toHaveLength(1);
});

it('leads administrators, and nobody else, to the record of any pilot', async () => {
  const handlers = [answers(forUsers, aDashboard({ user: lucia }))];
  const admin = { ...aUser(), role: 'admin' as const };
  const { actor, unmount } = renderSocial('/dashboard/lucia', { user: admin, handlers });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Lucía' }));
  expect(await screen.findByRole('menuitem', { name: 'Ficha del piloto' })).toHaveAttribute(
    'href',
    `/moderation?pilot=${lucia._id}`,
  );
  unmount();
  const pilot = renderSocial('/dashboard/lucia', { user: aUser(), handlers });
  await pilot.actor.click(await screen.findByRole('button', { name: 'Acciones de Lucía' }));
  expect(await screen.findByRole('menuitem', { name: 'Denunciar' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Ficha del piloto' })).toBeNull();
});

it('blocks after saying what it means, and offers to lift the block', async () => {
  let blockedByMe = false;
  const { actor } = renderSocial('/dashboard/lucia', {
    user: aUser(),
    handlers: [
      http.get(forUsers, () =>
        HttpResponse.json(aDashboard({ user: { ...lucia, blockedByMe, restricted: blockedByMe } })),
      ),
      http.put(`/api/users/${lucia._id}/block`, () => {
        blockedByMe = true;
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(`/api/users/${lucia._id}/block`, () => {
        blockedByMe = false;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Lucía' }));
  expect(await screen.findByRole('menuitem', { name: 'Denunciar' })).toBeVisible();
  await actor.click(screen.getByRole('menuitem', { name: 'Bloquear a Lucía' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Bloquear a Lucía?' });
  expect(dialog).toHaveAccessibleDescription(/Dejaréis de seguiros/);
  await actor.click(screen.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Has bloqueado a Lucía', { selector: 'h2' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Desbloquear a Lucía' }));
  expect(await screen.findByRole('button', { name: 'Seguir a Lucía' })).toBeVisible();
  expect(screen.getByText('Has desbloqueado a Lucía')).toBeVisible();
});

it('shows owners their page as others see it, and the way back', async () => {
  const user = aUser();
  const own = aProfile({ ...user, lastName: user.lastName });
  const asked: (string | null)[] = [];
  const { actor, address } = renderSocial('/dashboard/ana', {
    user,
    handlers: [
      http.get(forUsers, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('as'));
        return HttpResponse.json(aDashboard({ user: own, flights: [aFlight()] }));
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Ver mi panel como otros' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Verlo como invitado' }));
  expect(await screen.findByText('Así ve tu panel quien no tiene cuenta')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Editar perfil' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Ver todos/ })).toBeNull();
  await actor.click(screen.getByRole('link', { name: 'Verlo como seguidor' }));
  expect(await screen.findByText('Así ven tu panel quienes te siguen')).toBeVisible();
  expect(asked).toEqual([null, 'guest', 'follower']);
  await actor.click(screen.getByRole('link', { name: 'Volver a mi panel' }));
  expect(await screen.findByRole('link', { name: 'Editar perfil' })).toBeVisible();
  expect(address()).toBe('/dashboard/ana');
});

it('shows the page as it is to whoever else opens the address of a preview', async () => {
  const asked: (string | null)[] = [];
  const { address } = renderSocial('/dashboard/lucia?as=follower', {
    user: aUser(),
    handlers: [
      http.get(forUsers, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('as'));
        return HttpResponse.json(aDashboard({ user: lucia }));
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^Lucía/ })).toBeVisible();
  expect(asked).toEqual([null]);
  await waitFor(() => expect(address()).toBe('/dashboard/lucia'));
});

it('asks again for the page of a pilot who has accepted since it was seen', async () => {
  let isAccepted = false;
  const feed = aStream([aPilotJoined({ username: 'lucia', name: 'Lucía' })]);
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 60_000);
  const { actor } = renderApp(
    <>
      <Link to="/feed">{'Al feed'}</Link>
      <App />
    </>,
    {
      ...{ user: aUser(), route: '/dashboard/lucia', catalogues: { social: { es, en } } },
      handlers: [
        http.get('/api/feed', () => HttpResponse.json(feed)),
        http.get(forUsers, () =>
          HttpResponse.json(
            aDashboard({
              user: {
                ...lucia,
                restricted: !isAccepted,
                requestedByMe: !isAccepted,
                followedByMe: isAccepted,
              },
            }),
          ),
        ),
      ],
    },
  );
  expect(await screen.findByRole('button', { name: 'Solicitud enviada a Lucía: retirarla' })).toBeVisible();
  clock.mockRestore();
  isAccepted = true;
  await actor.click(screen.getByRole('link', { name: 'Al feed' }));
  await actor.click(await screen.findByRole('link', { name: 'Lucía' }));
  expect(await screen.findByRole('button', { name: 'Siguiendo a Lucía: dejar de seguir' })).toBeVisible();
  expect(screen.queryByText(/no comparte su perfil/)).toBeNull();
});

it('says that a pilot is not to be found once an unfollow has learnt it', async () => {
  let isBlocked = false;
  const { actor } = renderSocial('/dashboard/lucia', {
    user: aUser(),
    handlers: [
      http.get(forUsers, () =>
        isBlocked
          ? aServerError('NOT_FOUND')
          : HttpResponse.json(aDashboard({ user: { ...lucia, followedByMe: true } })),
      ),
      http.delete(`/api/users/${lucia._id}/follow`, () => {
        isBlocked = true;
        return aServerError('NOT_FOUND', 'Usuario no encontrado');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Siguiendo a Lucía: dejar de seguir' }));
  expect(await screen.findByText(/^No encontramos a @lucia\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Siguiendo/ })).toBeNull();
});

it('lets a flight that is gone go when it is liked, with the count of flights', async () => {
  let flights = [aFlight({ title: 'Cresta' }), aFlight({ title: 'Dique' })];
  const [gone] = flights;
  const { actor } = renderSocial('/dashboard/lucia', {
    user: aUser(),
    handlers: [
      http.get(forUsers, () => HttpResponse.json(aDashboard({ user: lucia, flights }))),
      http.put(`/api/flights/${gone?._id}/like`, () => {
        flights = flights.slice(1);
        return aServerError('NOT_FOUND', 'Vuelo no encontrado');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: /^Me gusta: Cresta/ }));
  expect(await screen.findByText('Vuelo no encontrado')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cresta' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Dique' })).toBeVisible();
});

it('says when there is no such pilot', async () => {
  renderSocial('/dashboard/nadie', { handlers: [http.get(forGuests, () => aServerError('NOT_FOUND'))] });
  expect(await screen.findByText(/^No encontramos a @nadie\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al feed' })).toHaveAttribute('href', '/feed');
});

it('names the page after the pilot', async () => {
  renderSocial('/dashboard/lucia', { handlers: [answers(forGuests, aDashboard({ user: lucia }))] });
  await waitFor(() => expect(document.title).toBe('Lucía (@lucia) | Estela'));
});

it('draws the head and a row of flights of a page that one goes to first, then what stands below the screen', async () => {
  const drones = [aDrone({ name: 'Halcón' })];
  const flights = ['Cresta', 'Collado', 'Valle'].map((title) => aFlight({ title }));
  const dashboard = aDashboard({ user: lucia, flights, drones });
  const isThere = (name: string) => screen.queryByRole('heading', { name }) !== null;
  const hasAll: boolean[] = [];
  const watch = new MutationObserver(
    () => isThere('Cresta') && hasAll.push(isThere('Halcón') || isThere('Valle')),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  const feed = aStream([aPilotJoined({ username: 'lucia', name: 'Lucía' })]);
  const { actor } = renderSocial('/feed', {
    handlers: [answers(forGuests, dashboard), http.get('/api/feed', () => HttpResponse.json(feed))],
  });
  await actor.click(await screen.findByRole('link', { name: 'Lucía' }));
  expect(await screen.findByRole('heading', { name: 'Halcón' })).toBeVisible();
  expect(hasAll[0]).toBe(false);
  watch.disconnect();
});
