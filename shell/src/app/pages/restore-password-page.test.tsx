import { aServerError, aUser, HttpResponse, http, renderApp, screen, server, waitFor } from '@estela/testing';
import { estela } from '../../../package.json' with { type: 'json' };
import accountEn from '../../locales/account.en.json' with { type: 'json' };
import en from '../../locales/layout.en.json' with { type: 'json' };
import es from '../../locales/layout.es.json' with { type: 'json' };
import { RestorePasswordPage } from './restore-password-page.tsx';

const message = 'El enlace de recuperación no es válido o ha caducado';

function show(answer: () => Response, route = '/restore-password?token=abc') {
  return renderApp(<RestorePasswordPage />, {
    route,
    catalogues: { layout: { es, en } },
    handlers: [http.post('/api/auth/reset-password', answer)],
  });
}

async function save({ actor }: Pick<ReturnType<typeof show>, 'actor'>, again = 'vuela-bajo-y-lento') {
  await actor.click(screen.getByLabelText('Contraseña nueva'));
  await actor.paste('vuela-bajo-y-lento');
  await actor.click(screen.getByLabelText('Repite la contraseña nueva'));
  await actor.paste(again);
  await actor.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
}

test('the first field has the focus, and two passwords that differ are not sent', async () => {
  const app = show(() => new HttpResponse(null, { status: 204 }));
  expect(screen.getByLabelText('Contraseña nueva')).toHaveFocus();
  await save(app, 'vuela-alto');
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeInTheDocument();
});

test('a link that has expired shows a warning, and requesting another one removes it', async () => {
  const app = show(() => aServerError('VALIDATION', message, { token: message }));
  server.use(http.post('/api/auth/request-password-reset', () => new HttpResponse(null, { status: 204 })));
  await save(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace no es válido o ha caducado');
  expect(screen.queryByLabelText('Contraseña nueva')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  await app.actor.paste('ana@example.com');
  await app.actor.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Se ha enviado un enlace');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the page has the same name in its tab and in its heading', () => {
  const { title } = estela.routes.find(({ path }) => path === '/restore-password') ?? {};
  for (const route of ['/restore-password', '/restore-password?token=abc']) {
    const { unmount } = show(() => new HttpResponse(null, { status: 204 }), route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title?.es ?? '');
    unmount();
  }
  expect(accountEn.forgot.title).toBe(title?.en);
});

test('without a link the page asks for one, and goes to the login after it', async () => {
  const asked = jest.fn();
  const app = renderApp(<RestorePasswordPage />, {
    route: '/restore-password',
    catalogues: { layout: { es, en } },
    handlers: [
      http.post('/api/auth/request-password-reset', async ({ request }) => {
        asked(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  expect(screen.getByRole('heading', { name: 'Recuperar contraseña' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
  await app.actor.click(screen.getByLabelText('Correo electrónico'));
  await app.actor.paste('ana@example.com');
  await app.actor.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Se ha enviado un enlace de recuperación a tu correo electrónico',
  );
  expect(asked).toHaveBeenCalledWith({ email: 'ana@example.com' });
  await waitFor(() => expect(app.address()).toBe('/login'), { timeout: 4000 });
});

test('after another failure the form stays', async () => {
  await save(show(() => aServerError('INTERNAL', '')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al actualizar la contraseña');
  expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('vuela-bajo-y-lento');
});

test('a changed password leads to the login', async () => {
  const app = show(() => new HttpResponse(null, { status: 204 }));
  await save(app);
  expect(await screen.findByText('Contraseña cambiada. Ya puedes iniciar sesión.')).toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe('/login'));
});

test('a signed-in pilot is signed out by it, and no message says that the session expired', async () => {
  const { store, actor, address } = renderApp(<RestorePasswordPage />, {
    route: '/restore-password?token=abc',
    user: aUser(),
    catalogues: { layout: { es, en } },
    handlers: [
      http.post('/api/auth/reset-password', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/auth/logout', () => aServerError('UNAUTHORIZED')),
    ],
  });
  await save({ actor });
  expect(await screen.findByText('Contraseña cambiada. Ya puedes iniciar sesión.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(store.getState()).toMatchObject({ session: { status: 'guest', user: null, expiredFor: null } });
});
