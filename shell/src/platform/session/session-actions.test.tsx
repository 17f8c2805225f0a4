import { storageKeys } from '@estela/contracts/values';
import { useUnsavedGuard } from '@estela/runtime';
import { aUser, HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { createSessionActions, LogoutByMutation } from './session-actions.tsx';

const session = createSessionActions({
  openLogin: jest.fn(),
  openRegister: jest.fn(),
});

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty);
  return (
    <button type="button" onClick={session.logout}>
      {'Log out'}
    </button>
  );
}

const ana = aUser();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function renderPage(isDirty: boolean) {
  return renderApp(
    <>
      <LogoutByMutation />
      <Page isDirty={isDirty} />
    </>,
    {
      user: ana,
      catalogues: { shell: { es, en } },
      handlers: [http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 }))],
    },
  );
}

test('logging out ends the session', async () => {
  const { actor, store } = renderPage(false);
  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
});

test('logging out over typed text asks first, and staying keeps the session', async () => {
  const { actor, store } = renderPage(true);
  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  await actor.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(store.getState().session.status).toBe('user');

  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  await actor.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
});

test('logging out takes drafts and searches of the account out of the browser, after asking, and leaves those of others', async () => {
  const draft = `${storageKeys.drafts}${ana._id}.spot.new`;
  const comment = `${storageKeys.drafts}${ana._id}.flight.7`;
  const others = `${storageKeys.drafts}berto.spot.new`;
  localStorage.setItem(draft, '{}');
  localStorage.setItem(`recentSearches:${ana._id}`, '["cala escondida"]');
  localStorage.setItem(others, '{}');
  sessionStorage.setItem(comment, 'Nos vemos en');
  const { actor, store } = renderPage(false);
  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(/también tus borradores en este navegador/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect([localStorage.getItem(draft), sessionStorage.getItem(comment)]).toEqual(['{}', 'Nos vemos en']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  await actor.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(Object.keys(localStorage).filter((key) => key.includes(ana._id))).toEqual([]);
  expect([Object.keys(sessionStorage), localStorage.getItem(others)]).toEqual([[], '{}']);
});

test('searches alone are no reason to ask, and go', async () => {
  localStorage.setItem(`recentSearches:${ana._id}`, '["cala escondida"]');
  const { actor, store } = renderPage(false);
  await actor.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(localStorage.getItem(`recentSearches:${ana._id}`)).toBeNull();
});
