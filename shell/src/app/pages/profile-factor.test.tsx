import { aServerError, aUser, HttpResponse, http, renderApp, screen, waitFor, within } from '@estela/testing';
import { ProfilePage } from './profile-page.tsx';

const withFactor = aUser({ username: 'ana', secondFactor: true });

/** Records the requests; refuses the code of the first and accepts the others. */
function refusesFirst(sent: unknown[]) {
  return async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return sent.length > 1
      ? new HttpResponse(null, { status: 204 })
      : aServerError('VALIDATION', 'Revisa', {
          code: 'El código no es correcto o ya se ha usado',
        });
  };
}

test('a second factor is switched off with the password and a code, each with its error on its field', async () => {
  const sent: unknown[] = [];
  const { actor } = renderApp(<ProfilePage />, {
    user: withFactor,
    route: '/profile?security=factor',
    handlers: [
      http.get('/api/users/profile', () => HttpResponse.json({ ...withFactor, secondFactor: false })),
      http.delete('/api/auth/second-factor', refusesFirst(sent)),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Verificación en dos pasos' }));
  const off = within(dialog.getByRole('form', { name: 'Desactivar' }));
  await actor.type(off.getByLabelText('Tu contraseña'), 'vuela-bajo');
  const code = off.getByLabelText('Código de la app, o uno de recuperación');
  await actor.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('El código no es correcto o ya se ha usado'));
  expect(off.getByLabelText('Tu contraseña')).toHaveValue('vuela-bajo');
  await actor.clear(code);
  await actor.type(code, '654321');
  await actor.click(off.getByRole('button', { name: 'Desactivar' }));
  expect(await screen.findByText('Verificación en dos pasos desactivada')).toBeInTheDocument();
  expect(sent).toEqual([
    { currentPassword: 'vuela-bajo', code: '123456' },
    { currentPassword: 'vuela-bajo', code: '654321' },
  ]);
});

test('an account with a second factor is deleted with a code beside the password', async () => {
  const sent: unknown[] = [];
  const { actor, store } = renderApp(<ProfilePage />, {
    user: withFactor,
    handlers: [http.delete('/api/users/:id', refusesFirst(sent))],
  });
  await actor.click(screen.getByRole('button', { name: 'Borrar mi cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar la cuenta ana?' }));
  await actor.type(dialog.getByLabelText('Tu contraseña, para confirmar'), 'vuela-bajo');
  const code = dialog.getByLabelText('Código de tu app de verificación, o uno de recuperación');
  await actor.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('El código no es correcto o ya se ha usado'));
  await actor.type(code, '{Backspace}7');
  await actor.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(sent).toEqual([
    { password: 'vuela-bajo', code: '123456' },
    { password: 'vuela-bajo', code: '123457' },
  ]);
});

test('an account with an unconfirmed address shows why it has no second factor, and sends the link again', async () => {
  const user = aUser({ emailConfirmed: false, email: 'ana@estela.test' });
  let resent = 0;
  const { actor } = renderApp(<ProfilePage />, {
    user,
    route: '/profile?security=factor',
    handlers: [
      http.get('/api/users/profile', () => HttpResponse.json(user)),
      http.post('/api/auth/verify-email/resend', () => {
        resent += 1;
        return HttpResponse.json({ message: 'ok' });
      }),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Verificación en dos pasos' }));
  expect(dialog.getByText(/^Antes tienes que confirmar tu correo/)).toBeInTheDocument();
  expect(dialog.queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
  await actor.click(await dialog.findByRole('button', { name: 'Enviar otro enlace' }));
  expect(await screen.findByText('Te hemos enviado otro enlace a ana@estela.test')).toBeInTheDocument();
  expect(resent).toBe(1);
});
