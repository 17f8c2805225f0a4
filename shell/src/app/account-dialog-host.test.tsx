import { useSession } from '@estela/api';
import { useUnsavedGuard } from '@estela/runtime';
import { act, aUser, HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import es from '../locales/layout.es.json' with { type: 'json' };
import { AccountDialogHost } from './account-dialog-host.tsx';
import { offerLogin, openAccountDialog } from './account-dialog-state.ts';
import { accountTexts } from './account-texts.ts';

function PageWithTypedText() {
  useUnsavedGuard(true);
  const { user } = useSession();
  return <p>{user?.name ?? '-'}</p>;
}

// A reload would end the test: jsdom reports it as an error.
test('logging in again over typed text keeps the page', async () => {
  const { actor } = renderApp(
    <>
      <PageWithTypedText />
      <AccountDialogHost />
    </>,
    {
      catalogues: { account: accountTexts },
      handlers: [
        http.post('/api/auth/login', () =>
          HttpResponse.json({ user: aUser({ name: 'Berta' }), token: 'a-token' }),
        ),
      ],
    },
  );
  act(() => openAccountDialog('login'));
  await actor.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await actor.type(screen.getByLabelText('Contraseña'), 'vuela-bajo');
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Berta')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a login in another tab closes the dialog that asks for one here', async () => {
  const { store } = renderApp(<AccountDialogHost />, { catalogues: { account: accountTexts } });
  act(() => openAccountDialog('login'));
  expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  act(() => {
    store.dispatch({ type: 'session/sessionStarted', payload: { user: aUser(), token: 'a-token' } });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the pilot whose session ended logs in again without a reload, and what was offered goes on', async () => {
  const ana = aUser();
  const { actor, store } = renderApp(<AccountDialogHost />, {
    user: ana,
    catalogues: { account: accountTexts, layout: { es, en: es } },
    handlers: [http.post('/api/auth/login', () => HttpResponse.json({ user: ana, token: 'a-token' }))],
  });
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  let closed: Promise<void> = Promise.resolve();
  act(() => {
    closed = offerLogin();
  });
  await actor.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await actor.type(screen.getByLabelText('Contraseña'), 'vuela-bajo');
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await closed;
  expect(store.getState().session.user).toEqual(ana);
  expect(await screen.findByText('Sesión iniciada otra vez.')).toBeVisible();
});

test('a login that was offered ends when its dialog is closed', async () => {
  const { actor } = renderApp(<AccountDialogHost />, { catalogues: { account: accountTexts } });
  let closed: Promise<void> = Promise.resolve();
  act(() => {
    closed = offerLogin();
  });
  await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  await actor.keyboard('{Escape}');
  await closed;
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
