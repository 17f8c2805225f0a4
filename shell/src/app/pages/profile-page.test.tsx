import { useNavigate } from '@estela/runtime';
import {
  act,
  aServerError,
  aUser,
  fireEvent,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { deviceOf } from '../../features/security/device.ts';
import { ProfilePage } from './profile-page.tsx';

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      {'Back'}
    </button>
  );
}

test('a session that expires keeps what was typed in the profile', async () => {
  const { actor, store } = renderApp(<ProfilePage />, {
    user: aUser({ lastName: 'Ruiz' }),
  });
  await actor.type(screen.getByRole('textbox', { name: 'Apellidos' }), ' Salcedo');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz Salcedo');
});

test('logging out leaves no profile on screen', () => {
  const { store } = renderApp(<ProfilePage />, { user: aUser() });
  act(() => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:152.0) Gecko/152.0 Firefox/152.0';
const aSession = (fields: object) => ({
  _id: crypto.randomUUID(),
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
  userAgent: firefox,
  address: '192.0.2.7',
  current: false,
  ...fields,
});

test('the sessions of the account are shown, and one that is ended leaves the list', async () => {
  let sessions = [aSession({ current: true, userAgent: '' }), aSession({})];
  const { actor } = renderApp(<ProfilePage />, {
    user: aUser(),
    handlers: [
      http.get('/api/auth/sessions', () => HttpResponse.json({ items: sessions })),
      http.delete('/api/auth/sessions/:id', ({ params }) => {
        sessions = sessions.filter(({ _id }) => _id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Ver sesiones' }));
  const list = within(await screen.findByRole('list', { name: 'Sesiones abiertas' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Dispositivo desconocidoUsada ahora · .*Esta sesión$/),
    expect.stringMatching(/^Firefox, Android.*192\.0\.2\.7.*Cerrar$/),
  ]);
  await actor.click(list.getByRole('button', { name: 'Cerrar la sesión de Firefox, Android' }));
  expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
  expect(screen.queryByText('Firefox, Android')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cerrar todas las demás' })).not.toBeInTheDocument();
});

test('all other sessions are ended with one press', async () => {
  let sessions = [aSession({ current: true, userAgent: '' }), aSession({}), aSession({})];
  const { actor } = renderApp(<ProfilePage />, {
    user: aUser(),
    handlers: [
      http.get('/api/auth/sessions', () => HttpResponse.json({ items: sessions })),
      http.delete('/api/auth/sessions', () => {
        sessions = sessions.slice(0, 1);
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Ver sesiones' }));
  await actor.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
  expect(await screen.findByText('Las demás sesiones se han cerrado')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('the account is deleted with its password, and a wrong one shows an error on its field', async () => {
  const sent: unknown[] = [];
  const { actor, store } = renderApp(<ProfilePage />, {
    user: aUser({ username: 'ana' }),
    handlers: [
      http.delete('/api/users/:id', async ({ request }) => {
        sent.push(await request.json());
        return sent.length > 1
          ? new HttpResponse(null, { status: 204 })
          : aServerError('VALIDATION', 'Revisa', { password: 'La contraseña no es correcta' });
      }),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Borrar mi cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar la cuenta ana?' }));
  const password = dialog.getByLabelText('Tu contraseña, para confirmar');
  await actor.type(password, 'no es esta{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('La contraseña no es correcta'));
  await actor.clear(password);
  await actor.type(password, 'vuela-bajo');
  await actor.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(sent).toEqual([{ password: 'no es esta' }, { password: 'vuela-bajo' }]);
});

test('a wrong current password shows an error on its field, and what was typed stays', async () => {
  const { actor } = renderApp(<ProfilePage />, {
    user: aUser(),
    handlers: [
      http.post('/api/auth/change-password', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'No', fields: { currentPassword: 'La contraseña no es correcta' } },
          { status: 400 },
        ),
      ),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  const field = (name: string) => dialog.getByLabelText(name);
  await actor.type(field('Contraseña actual'), 'no es esta');
  await actor.type(field('Contraseña nueva'), 'ahora es otra');
  await actor.type(field('Repite la contraseña nueva'), 'ahora es otra');
  await actor.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await dialog.findByText('La contraseña no es correcta')).toBeInTheDocument();
  expect(field('Contraseña actual')).toHaveFocus();
  expect(field('Contraseña nueva')).toHaveValue('ahora es otra');
});

test('a new password is commented on while it is typed, as at registration', async () => {
  const user = aUser({ email: 'anavolando@example.org' });
  const { actor } = renderApp(<ProfilePage />, { user, route: '/profile?security=password' });
  const field = await screen.findByLabelText('Contraseña nueva');
  expect(screen.getByText(/^Mínimo 8 caracteres\. Una frase corta/)).toBeInTheDocument();
  for (const [password, comment] of [
    ['anavolando', /^Se parece demasiado/],
    ['12345678', /^Se adivina enseguida/],
    ['vuelo cuando amanece', /^Es larga/],
  ] as const) {
    await actor.clear(field);
    await actor.type(field, password);
    expect(screen.getByText(comment)).toBeInTheDocument();
  }
});

test('a dialog that was closed does not open again on the way back', async () => {
  const { actor, address } = renderApp(
    <>
      <ProfilePage />
      <BackButton />
    </>,
    { user: aUser(), route: '/profile' },
  );
  await actor.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  await actor.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/profile');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a device is named by its browser and its system', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0';
  expect([deviceOf(firefox), deviceOf(edge), deviceOf('curl/8.9')]).toEqual([
    'Firefox, Android',
    'Edge, Windows',
    undefined,
  ]);
});

test('a second factor is set up with password and code, and its recovery codes are shown once (A6)', async () => {
  const sent: unknown[] = [];
  let account = aUser();
  const recoveryCodes = ['abcdef-ghijkm-npqrst-uvwxyz', 'bbcdef-ghijkm-npqrst-uvwxyz'];
  const { actor } = renderApp(<ProfilePage />, {
    user: account,
    route: '/profile?security=factor',
    handlers: [
      http.get('/api/users/profile', () => HttpResponse.json(account)),
      http.post('/api/auth/second-factor', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Estela:ana?secret=ABCDEFGH' });
      }),
      http.put('/api/auth/second-factor', async ({ request }) => {
        sent.push(await request.json());
        account = { ...account, secondFactor: true };
        return HttpResponse.json({ recoveryCodes });
      }),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Verificación en dos pasos' }));
  await actor.type(dialog.getByLabelText('Tu contraseña'), 'vuela-bajo');
  await actor.click(dialog.getByRole('button', { name: 'Continuar' }));
  expect(await dialog.findByRole('img', { name: 'Código QR para tu app de códigos' })).toBeInTheDocument();
  expect(dialog.getByText('ABCD EFGH')).toBeInTheDocument();
  // On the phone itself no camera can read the code.
  expect(dialog.getByRole('link', { name: 'Abrir una app de códigos de este dispositivo' })).toHaveAttribute(
    'href',
    'otpauth://totp/Estela:ana?secret=ABCDEFGH',
  );
  expect(dialog.getByRole('button', { name: 'Copiar la clave' })).toBeInTheDocument();
  expect(dialog.getByText(/Escanea/)).toHaveFocus();
  await actor.type(dialog.getByRole('textbox', { name: 'Código de la app' }), '123456{Enter}');
  const codes = within(await dialog.findByRole('list', { name: 'Códigos de recuperación' }));
  expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes);
  expect(sent).toEqual([{ currentPassword: 'vuela-bajo' }, { code: '123456' }]);
  await actor.click(dialog.getByRole('button', { name: 'Ya los he guardado' }));
  expect(await screen.findByText('Activada')).toBeInTheDocument();
});

test('a photo of the wrong kind is refused before it is sent; another is cropped first', async () => {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { actor } = renderApp(<ProfilePage />, { user: aUser() });
  const input = screen.getByLabelText('Cambiar foto', { selector: 'input' });
  const choose = (name: string, type: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
  choose('yo.gif', 'image/gif');
  expect(await screen.findByText('Usa una imagen JPEG, PNG, WebP o AVIF')).toBeInTheDocument();
  // On a phone it may appear below a bar.
  await waitFor(() => expect(intoView.mock.contexts).toEqual([screen.getByRole('alert')]));
  intoView.mockRestore();
  choose('yo.png', 'image/png');
  const dialog = within(await screen.findByRole('dialog', { name: 'Recortar la imagen' }));
  expect(screen.queryByText('Usa una imagen JPEG, PNG, WebP o AVIF')).not.toBeInTheDocument();
  await actor.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('language and colours change at once and persist on the next page', async () => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
  const bars = () => [...document.head.querySelectorAll('meta')].map(({ media }) => media);
  const { actor } = renderApp(<ProfilePage />, { user: aUser() });
  await actor.click(screen.getByRole('button', { name: 'Oscuro' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  expect(bars()).toEqual(['not all', 'all']);
  await actor.click(screen.getByRole('button', { name: 'Como el sistema' }));
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme');
  for (const name of ['Idioma', 'Colores'])
    expect(screen.getByText(name)).not.toHaveClass('e-visually-hidden');
  await actor.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Same as the system' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('everything in the account is saved as a file, and nothing that is none', async () => {
  const createObjectURL = jest.fn((_file: Blob) => 'blob:x');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const zip = { 'content-type': 'application/zip' };
  const answer = jest
    .fn<Response, []>(() => HttpResponse.arrayBuffer(new Uint8Array(4).buffer, { headers: zip }))
    .mockImplementationOnce(() => HttpResponse.error())
    .mockImplementationOnce(() => HttpResponse.html('<h1>Wifi del hotel</h1>'));
  const { actor } = renderApp(<ProfilePage />, {
    user: aUser({ username: 'ana' }),
    handlers: [http.get('/api/users/:id/export.zip', answer)],
  });
  await actor.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  expect(await screen.findByText(/^No hay conexión/)).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Descargar mis datos' })).toBeEnabled());
  expect(createObjectURL).not.toHaveBeenCalled();
  await actor.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('estela-ana.zip');
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('application/zip');
  click.mockRestore();
});
