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

function renderPage(isDirty: boolean) {
  return renderApp(
    <>
      <LogoutByMutation />
      <Page isDirty={isDirty} />
    </>,
    {
      user: aUser(),
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
