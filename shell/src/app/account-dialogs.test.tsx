import {
  act,
  aServerError,
  aUser,
  HttpResponse,
  http,
  type RenderAppOptions,
  renderApp,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@estela/testing';
import { useState } from 'react';
import type { AccountDialogName } from './account-dialog-state.ts';
import { AccountDialogs } from './account-dialogs.tsx';

interface DialogsProps {
  first: AccountDialogName;
  onSignedIn: () => void;
}

function Dialogs({ first, onSignedIn }: DialogsProps) {
  const [open, setOpen] = useState<AccountDialogName | undefined>(first);
  return (
    <AccountDialogs
      open={open}
      onOpen={setOpen}
      onOpenChange={() => setOpen(undefined)}
      onSignedIn={onSignedIn}
    />
  );
}

function renderDialog(first: AccountDialogName, handlers: RenderAppOptions['handlers'] = []) {
  const onSignedIn = jest.fn();
  return { ...renderApp(<Dialogs first={first} onSignedIn={onSignedIn} />, { handlers }), onSignedIn };
}

const login = (answer: () => Response) => http.post('/api/auth/login', answer);
const register = (answer: () => Response) => http.post('/api/auth/register', answer);
const signedIn = () => HttpResponse.json({ user: aUser(), token: 'a-token' }, { status: 201 });

describe('logging in', () => {
  async function fill({ actor }: ReturnType<typeof renderDialog>) {
    await actor.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
    await actor.type(screen.getByLabelText('Contraseña'), 'vuela-bajo');
    await actor.click(screen.getByRole('button', { name: 'Entrar' }));
  }

  test('asks for what is missing and sends nothing', async () => {
    const { actor } = renderDialog('login');
    await actor.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('textbox', { name: 'Correo electrónico' })).toBeInvalid();
    expect(screen.getByLabelText('Contraseña')).toBeInvalid();
  });

  test('says in an alert that can be dismissed that the credentials are wrong, and keeps them', async () => {
    const app = renderDialog('login', [
      login(() => aServerError('INVALID_CREDENTIALS', 'Credenciales inválidas')),
    ]);
    await fill(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Credenciales inválidas');
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@example.com');
    await app.actor.click(within(alert).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(app.onSignedIn).not.toHaveBeenCalled();
  });

  test('stores the token and tells the layout', async () => {
    const app = renderDialog('login', [login(signedIn)]);
    await fill(app);
    await screen.findByRole('dialog');
    expect(localStorage.getItem('auth_token')).toBe('a-token');
    expect(app.onSignedIn).toHaveBeenCalledTimes(1);
  });

  test('leads to registration and to a forgotten password', async () => {
    const { actor } = renderDialog('login');
    await actor.click(screen.getByRole('button', { name: '¿Has olvidado la contraseña?' }));
    expect(await screen.findByRole('dialog', { name: 'Recuperar contraseña' })).toBeInTheDocument();
  });
});

test('says who signed in in another tab, and lets the pilot go on as them', async () => {
  const other = aUser({ name: 'Bruno', username: 'bruno' });
  const { actor, store } = renderDialog('login');
  act(() => {
    store.dispatch({ type: 'session/sessionTaken', payload: other });
  });
  const dialog = await screen.findByRole('dialog', { name: 'Ha cambiado la cuenta' });
  expect(dialog).toHaveAccessibleDescription(/ha entrado Bruno \(@bruno\)/);
  await actor.click(screen.getByRole('button', { name: 'Seguir como Bruno' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(store.getState().session.user).toEqual(other);
});

describe('registering', () => {
  const fields = {
    Nombre: 'Ana',
    Apellidos: 'Ruiz',
    'Nombre de usuario': 'ana_fpv',
    'Correo electrónico': 'ana@example.com',
  };

  async function fill({ actor }: ReturnType<typeof renderDialog>, repeated = 'vuela-bajo') {
    for (const [name, value] of Object.entries(fields))
      await actor.type(screen.getByRole('textbox', { name }), value);
    await actor.type(screen.getByLabelText('Contraseña'), 'vuela-bajo');
    await actor.type(screen.getByLabelText('Repite la contraseña'), repeated);
    await actor.click(screen.getByRole('checkbox', { name: /acepto los/ }));
    await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  }

  test('names everything that is missing, the terms too', async () => {
    const { actor } = renderDialog('register');
    await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    for (const name of Object.keys(fields))
      expect(await screen.findByRole('textbox', { name })).toBeInvalid();
    expect(screen.getByText('Tienes que aceptar los términos para seguir')).toBeInTheDocument();
  });

  test('refuses two passwords that differ', async () => {
    const app = renderDialog('register');
    await fill(app, 'vuela-alto');
    expect(await screen.findByText('Las contraseñas no coinciden')).toBeInTheDocument();
  });

  test('creates the account', async () => {
    let sent: unknown;
    const handler = http.post('/api/auth/register', async ({ request }) => {
      sent = await request.json();
      return signedIn();
    });
    const app = renderDialog('register', [handler]);
    await fill(app);
    await screen.findByRole('dialog');
    expect(sent).toEqual({
      name: 'Ana',
      lastName: 'Ruiz',
      username: 'ana_fpv',
      email: 'ana@example.com',
      password: 'vuela-bajo',
      acceptTerms: true,
    });
    expect(app.onSignedIn).toHaveBeenCalledTimes(1);
  });

  test("shows the server's error for a taken name at its field and keeps the rest", async () => {
    const taken = 'Ese nombre ya está cogido';
    const app = renderDialog('register', [
      register(() => aServerError('CONFLICT', taken, { username: taken })),
    ]);
    await fill(app);
    expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Nombre de usuario' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  });
});

test('a sent reset link says so, and the dialog closes by itself after three seconds', async () => {
  const handler = http.post('/api/auth/request-password-reset', () => HttpResponse.json({ message: 'ok' }));
  const { actor } = renderDialog('forgot', [handler]);
  await actor.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await actor.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  const said = 'Se ha enviado un enlace de recuperación a tu correo electrónico';
  expect(await screen.findByText(said)).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByText(said), { timeout: 5_000 });
});
