import {
  act,
  aDashboard,
  aFeedItem,
  aProfile,
  aServerError,
  aStream,
  aUser,
  HttpResponse,
  http,
  type RenderedApp,
  screen,
  waitFor,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const user = aUser();
const lucia = aProfile({ username: 'lucia', name: 'Lucía' });
const asUser = '/api/users/dashboard/lucia';

/** Begins a report by the menu of this name. */
async function write({ actor }: RenderedApp, menu: string) {
  await actor.click(await screen.findByRole('button', { name: menu }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Denunciar' }));
  const text = await screen.findByRole('textbox', { name: /Cuéntanos más/ });
  await actor.type(text, 'Sobre una playa');
  return text;
}

function expire({ store }: RenderedApp) {
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
}

it.each(['/feed', '/feed?tab=following'])(
  'loses no word of a report that is written on %s',
  async (route) => {
    const flight = aFeedItem('flight', { title: 'Faro' });
    flight.owner.followedByMe = true;
    const page = renderSocial(route, {
      user,
      handlers: [http.get('/api/feed', () => HttpResponse.json(aStream([flight])))],
    });
    const text = await write(page, 'Opciones de «Faro»');
    expire(page);
    expect(text).toBeVisible();
    expect(text).toHaveValue('Sobre una playa');
  },
);

it('loses no word of a report of a pilot, and keeps what their page showed', async () => {
  const page = renderSocial('/dashboard/lucia', {
    user,
    handlers: [
      http.get(asUser, () => HttpResponse.json(aDashboard({ user: lucia }))),
      http.get('/api/users/public-dashboard/lucia', () => aServerError('NOT_FOUND')),
    ],
  });
  const text = await write(page, 'Acciones de Lucía');
  expire(page);
  expect(text).toBeVisible();
  expect(text).toHaveValue('Sobre una playa');
  expect(screen.getByText('Lucía', { exact: false, selector: 'h1' })).toBeInTheDocument();
});

it('keeps the page, too, where its own reading is what was refused', async () => {
  let isRefused = false;
  const asked = jest.fn();
  const page = renderSocial('/dashboard/lucia', {
    user,
    handlers: [
      http.get(asUser, () => {
        asked();
        return isRefused ? aServerError('UNAUTHORIZED') : HttpResponse.json(aDashboard({ user: lucia }));
      }),
      http.get('/api/users/public-dashboard/lucia', () => aServerError('NOT_FOUND')),
    ],
  });
  const text = await write(page, 'Acciones de Lucía');
  isRefused = true;
  act(() => {
    page.store.dispatch({ type: 'api/invalidateTags', payload: ['Dashboard'] });
  });
  await waitFor(() => expect(page.store.getState().session.expiredFor).toBe(user._id));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(text).toBeVisible();
  expect(text).toHaveValue('Sobre una playa');
});

it('leaves owners their own page', async () => {
  const own = aProfile({ ...user, lastName: user.lastName });
  const page = renderSocial('/dashboard/ana', {
    user,
    handlers: [http.get('/api/users/dashboard/ana', () => HttpResponse.json(aDashboard({ user: own })))],
  });
  expect(await screen.findByRole('link', { name: 'Editar perfil' })).toBeVisible();
  expire(page);
  expect(screen.getByRole('link', { name: 'Editar perfil' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Seguir/ })).toBeNull();
});
