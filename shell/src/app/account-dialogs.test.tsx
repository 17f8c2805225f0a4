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
    <>
      <button type="button" onClick={() => setOpen(first)}>
        {'Abrir'}
      </button>
      <AccountDialogs
        open={open}
        onOpen={setOpen}
        onOpenChange={() => setOpen(undefined)}
        onSignedIn={onSignedIn}
      />
    </>
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
    await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  }

  test('asks for what is missing and sends nothing', async () => {
    const { actor } = renderDialog('login');
    await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('textbox', { name: 'Correo electrónico' })).toBeInvalid();
    expect(screen.getByLabelText('Contraseña')).toBeInvalid();
  });

  test('shows a suspended pilot the reason, and accepts their one appeal', async () => {
    const entry = {
      _id: 'an-act',
      act: 'suspend',
      subject: { kind: 'user', _id: 'ana', title: 'ana' },
      reason: 'abuse',
      note: 'Dos avisos antes',
      until: null,
      appeal: null,
      createdAt: '2026-01-01T10:00:00.000Z',
    };
    const sent: unknown[] = [];
    const app = renderDialog('login', [
      login(() => {
        const message = 'Tu cuenta está suspendida';
        const body = { error: message, message, code: 'FORBIDDEN', ticket: 'a-ticket' };
        return HttpResponse.json(body, { status: 403 });
      }),
      http.post('/api/auth/suspension', async ({ request }) => {
        const body = (await request.json()) as { appeal?: string };
        sent.push(body);
        const appeal = { text: body.appeal, status: 'open', note: '', createdAt: entry.createdAt };
        return HttpResponse.json(body.appeal ? { ...entry, appeal } : entry);
      }),
    ]);
    await fill(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu cuenta está suspendida');
    expect(await screen.findByText('Quien lo decidió dice: Dos avisos antes')).toBeVisible();
    await app.actor.type(await screen.findByLabelText(/Por qué no estás de acuerdo/), 'No fui yo');
    await app.actor.click(screen.getByRole('button', { name: 'Enviar apelación' }));
    expect(await screen.findByText('Tu apelación: No fui yo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar apelación' })).toBeNull();
    expect(sent).toEqual([{ ticket: 'a-ticket' }, { ticket: 'a-ticket', appeal: 'No fui yo' }]);
    await app.actor.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }));
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(app.onSignedIn).not.toHaveBeenCalled();
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

  test('asks for the code of a second factor after the password, and keeps what was typed (A6)', async () => {
    const sent: unknown[] = [];
    const app = renderDialog('login', [
      http.post('/api/auth/login', async ({ request }) => {
        const body = (await request.json()) as { code?: string };
        sent.push(body);
        if (body.code === '123456') return signedIn();
        const error = aServerError('SECOND_FACTOR', 'El código no es correcto', { code: 'No es ese' });
        return body.code ? error : aServerError('SECOND_FACTOR', 'Escribe el código');
      }),
    ]);
    await fill(app);
    const code = await screen.findByRole('textbox', { name: 'Código de verificación' });
    expect(code).toHaveFocus();
    await app.actor.tab();
    expect(code).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await app.actor.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('No es ese'));
    expect(screen.getByLabelText('Contraseña')).toHaveValue('vuela-bajo');
    await app.actor.clear(code);
    await app.actor.type(code, '123456{Enter}');
    await waitFor(() => expect(app.onSignedIn).toHaveBeenCalledTimes(1));
    const given = { email: 'ana@example.com', password: 'vuela-bajo' };
    expect(sent).toEqual([given, { ...given, code: '000000' }, { ...given, code: '123456' }]);
  });

  test('asks for the password alone again once another account is named', async () => {
    const sent: unknown[] = [];
    const app = renderDialog('login', [
      http.post('/api/auth/login', async ({ request }) => {
        const body = (await request.json()) as { email: string };
        sent.push(body);
        return body.email.startsWith('ana') ? aServerError('SECOND_FACTOR', 'Escribe el código') : signedIn();
      }),
    ]);
    await fill(app);
    await screen.findByRole('textbox', { name: 'Código de verificación' });
    const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
    await app.actor.clear(email);
    await app.actor.type(email, 'club@example.com{Enter}');
    await waitFor(() => expect(app.onSignedIn).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({ email: 'club@example.com', password: 'vuela-bajo' });
  });

  test('asks for another password in place of one from the command line (A10)', async () => {
    const message = 'Esta contraseña era provisional';
    const app = renderDialog('login', [
      http.post('/api/auth/login', async ({ request }) => {
        const { newPassword } = (await request.json()) as { newPassword?: string };
        return newPassword ? signedIn() : aServerError('VALIDATION', message, { newPassword: message });
      }),
    ]);
    await fill(app);
    await app.actor.type(await screen.findByLabelText('Contraseña nueva'), 'mi propia clave{Enter}');
    await waitFor(() => expect(app.onSignedIn).toHaveBeenCalledTimes(1));
  });

  test('stores the token and notifies the layout', async () => {
    const app = renderDialog('login', [login(signedIn)]);
    await fill(app);
    await screen.findByRole('dialog');
    expect(localStorage.getItem('auth_token')).toBe('a-token');
    expect(app.onSignedIn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['link', 'Crear cuenta', 'Crear cuenta', '/register'],
    ['button', '¿Has olvidado la contraseña?', 'Recuperar contraseña', undefined],
  ] as const)('leads by a %s, “%s”, to the dialog “%s”', async (role, name, dialog, address) => {
    const { actor } = renderDialog('login');
    const way = screen.getByRole(role, { name });
    expect(way.getAttribute('href') ?? undefined).toBe(address);
    await actor.click(way);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument();
  });
});

test('says who signed in in another tab, and lets the pilot go on as them', async () => {
  const other = aUser({ name: 'Bruno', username: 'bruno' });
  const { actor, store } = renderDialog('login');
  act(() => {
    store.dispatch({ type: 'session/sessionTaken', payload: other });
  });
  const dialog = await screen.findByRole('dialog', { name: 'Ha cambiado la cuenta' });
  expect(dialog).toHaveAccessibleDescription(/ha iniciado sesión Bruno \(@bruno\)/);
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

  test('says what is wrong with a password while it is typed, and promises no more than its length (A4)', async () => {
    const { actor } = renderDialog('register');
    await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Beatriz');
    const password = screen.getByLabelText('Contraseña');
    for (const [typed, message] of [
      ['corta', /^Mínimo 8 caracteres/],
      ['12345678', /^Se adivina enseguida/],
      ['beatriz2026', /^Se parece demasiado a tu nombre/],
      ['vuelo-bajo', /^Es bastante larga\. Si es de las más usadas/],
      ['iloveyou', /^Es bastante larga\. Si es de las más usadas/],
      ['vuelo bajo y lento', /^Es larga: .* si no es de las más usadas/],
    ] as const) {
      await actor.clear(password);
      await actor.paste(typed);
      expect(password).toHaveAccessibleDescription(message);
    }
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

test('a call without a response shows an error, and the typed text stays', async () => {
  const { actor } = renderDialog('forgot', [
    http.post('/api/auth/request-password-reset', () => HttpResponse.error()),
  ]);
  await actor.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await actor.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error al enviar el correo de recuperación. No hay conexión',
  );
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@example.com');
});

test('closing the dialog of a forgotten password discards what was typed', async () => {
  const { actor } = renderDialog('login');
  const forgot = async () => {
    await actor.click(screen.getByRole('button', { name: '¿Has olvidado la contraseña?' }));
    return within(await screen.findByRole('dialog', { name: 'Recuperar contraseña' }));
  };
  await actor.type((await forgot()).getByRole('textbox'), 'ana@example.com');
  await actor.keyboard('{Escape}');
  await actor.click(await screen.findByRole('button', { name: 'Abrir' }));
  expect((await forgot()).getByRole('textbox')).toHaveValue('');
});

test('a sent reset link says so, and the dialog closes by itself after three seconds', async () => {
  const handler = http.post('/api/auth/request-password-reset', () => HttpResponse.json({ message: 'ok' }));
  const { actor } = renderDialog('forgot', [handler]);
  await actor.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
  await actor.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  const message = 'Se ha enviado un enlace de recuperación a tu correo electrónico';
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByText(message), { timeout: 5_000 });
});
