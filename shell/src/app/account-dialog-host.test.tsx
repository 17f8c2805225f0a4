import { useSession } from '@estela/api';
import { useUnsavedGuard } from '@estela/runtime';
import { act, aUser, HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { openAccountDialog } from './account-dialog-state.ts';
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
