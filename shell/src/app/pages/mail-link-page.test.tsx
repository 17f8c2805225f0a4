import { HttpResponse, http, renderApp, screen } from '@estela/testing';
import { openAccountDialog } from '../account-dialog-state.ts';
import { MailLinkPage } from './mail-link-page.tsx';

jest.mock('../account-dialog-state.ts');

test('a link to a new address acts when the button is pressed, with the token of the link', async () => {
  const sent: unknown[] = [];
  const { actor } = renderApp(<MailLinkPage />, {
    route: '/verify-email?token=abc',
    handlers: [
      http.post('/api/auth/verify-email', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'ok' });
      }),
    ],
  });
  expect(sent).toEqual([]);
  await actor.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
  expect(await screen.findByText('Tu correo está confirmado.')).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'abc' }]);
  expect(screen.getByRole('button', { name: 'Ir al inicio' })).toHaveFocus();
});

test.each([
  ['that has expired', '/undo-email?token=abc'],
  ['without its token', '/undo-email'],
])('a link %s says so, and leads on to what can still be done', async (_, route) => {
  const { actor } = renderApp(<MailLinkPage />, {
    route,
    handlers: [
      http.post('/api/auth/undo-email', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'Este enlace no es válido o ha caducado', fields: { token: 'no' } },
          { status: 400 },
        ),
      ),
    ],
  });
  const undo = screen.queryByRole('button', { name: 'Anular el cambio' });
  if (undo) await actor.click(undo);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace no es válido o ha caducado');
  expect(screen.queryByRole('button', { name: 'Anular el cambio' })).not.toBeInTheDocument();
  expect(screen.queryByText(/volverá a su correo anterior/)).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Pedir otra contraseña' }));
  expect(openAccountDialog).toHaveBeenCalledWith('forgot');
});

test('a link that has confirmed the address says so when it is opened again', async () => {
  const { actor } = renderApp(<MailLinkPage />, {
    route: '/verify-email?token=abc',
    handlers: [
      http.post('/api/auth/verify-email', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'Este correo ya está confirmado', fields: { token: 'no' } },
          { status: 400 },
        ),
      ),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Este correo ya está confirmado');
});

test('after another failure the link can be tried again', async () => {
  const { actor } = renderApp(<MailLinkPage />, {
    route: '/verify-email?token=abc',
    handlers: [http.post('/api/auth/verify-email', () => HttpResponse.error())],
  });
  await actor.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirmar este correo' })).toBeInTheDocument();
});

test('a link of the mail about a new second factor says what it undoes, and leads on to another password', async () => {
  const sent: unknown[] = [];
  const { actor } = renderApp(<MailLinkPage />, {
    route: '/undo-email?token=abc&of=factor',
    handlers: [
      http.post('/api/auth/undo-email', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'ok' });
      }),
    ],
  });
  expect(
    screen.getByRole('heading', {
      name: 'Anular la verificación en dos pasos',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Se desactivará y se cerrarán todas las sesiones/)).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Anular la verificación' }));
  expect(await screen.findByRole('status')).toHaveTextContent('La verificación se ha anulado');
  expect(sent).toEqual([{ token: 'abc' }]);
  await actor.click(screen.getByRole('button', { name: 'Pedir otra contraseña' }));
  expect(openAccountDialog).toHaveBeenCalledWith('forgot');
});
