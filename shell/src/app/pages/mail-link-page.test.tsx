import { HttpResponse, http, renderApp, screen } from '@estela/testing';
import { MailLinkPage } from './mail-link-page.tsx';

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
});

test('a link that has expired says so and stays', async () => {
  const said = 'Este enlace no es válido o ha caducado';
  const { actor } = renderApp(<MailLinkPage />, {
    route: '/undo-email?token=abc',
    handlers: [
      http.post('/api/auth/undo-email', () =>
        HttpResponse.json({ code: 'VALIDATION', message: said, fields: { token: 'no' } }, { status: 400 }),
      ),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Anular el cambio' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});
