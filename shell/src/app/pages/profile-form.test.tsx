import { act, aUser, HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import { ProfilePage } from './profile-page.tsx';

test('a name or a link of a network is saved as its address, anything else shows an example in its error', async () => {
  const sent: { social: object }[] = [];
  const user = aUser();
  const { actor } = renderApp(<ProfilePage />, {
    user,
    handlers: [
      http.patch('/api/users/:id', async ({ request }) => {
        const body = (await request.json()) as { social: object };
        sent.push(body);
        return HttpResponse.json({ ...user, social: { ...user.social, ...body.social } });
      }),
    ],
  });
  const network = (name: string) => screen.getByRole('textbox', { name });
  await actor.type(network('Instagram'), '@ana');
  await actor.type(network('X'), 'ana ruiz');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(network('X')).toHaveAccessibleDescription(/como @ana o x\.com\/ana$/));
  expect(network('X')).toHaveFocus();
  await actor.clear(network('X'));
  await actor.type(network('X'), 'twitter.com/ana');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(network('Instagram')).toHaveValue('https://www.instagram.com/ana'));
  expect(sent).toEqual([{ social: { instagram: 'https://www.instagram.com/ana', x: 'https://x.com/ana' } }]);
});

test('only what was changed here is saved, and what was changed elsewhere is shown then', async () => {
  const sent: unknown[] = [];
  const user = aUser({ lastName: 'Ruiz' });
  const elsewhere = { ...user, privacy: { ...user.privacy, profileVisibility: 'private' as const } };
  const { actor } = renderApp(<ProfilePage />, {
    user,
    handlers: [
      http.patch('/api/users/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...elsewhere, lastName: 'Ruiz Sol' });
      }),
    ],
  });
  expect(screen.getByRole('radio', { name: /^Público/ })).toBeChecked();
  await actor.type(screen.getByRole('textbox', { name: 'Apellidos' }), ' Sol');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Privado/ })).toBeChecked());
  expect(sent).toEqual([{ lastName: 'Ruiz Sol' }]);
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz Sol');
});

test('a new email that is confirmed elsewhere is shown on return, and what was typed meanwhile stays', async () => {
  const sent: unknown[] = [];
  const waiting = aUser({ email: 'ana@estela.test', pendingEmail: 'nueva@estela.test', lastName: 'Ruiz' });
  const { pendingEmail: email = '', ...others } = waiting;
  const { actor } = renderApp(<ProfilePage />, {
    user: waiting,
    handlers: [
      http.get('/api/users/profile', () => HttpResponse.json({ ...others, email })),
      http.patch('/api/users/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...others, email, lastName: 'Ruiz Sol' });
      }),
    ],
  });
  const lastName = screen.getByRole('textbox', { name: 'Apellidos' });
  await actor.type(lastName, ' Sol');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(email));
  expect(screen.queryByText(/^Falta confirmar/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
  expect(lastName).toHaveValue('Ruiz Sol');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual([{ lastName: 'Ruiz Sol' }]));
});

test('a pending change of email can be cancelled', async () => {
  const sent: unknown[] = [];
  const waiting = aUser({ email: 'ana@estela.test', pendingEmail: 'nueva@estela.tset' });
  const { pendingEmail: _, ...kept } = waiting;
  const { actor } = renderApp(<ProfilePage />, {
    user: waiting,
    handlers: [
      http.patch('/api/users/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(kept);
      }),
    ],
  });
  await actor.click(screen.getByRole('button', { name: 'Seguir con mi correo actual' }));
  expect(await screen.findByText('Tu correo sigue siendo ana@estela.test')).toBeVisible();
  expect(sent).toEqual([{ email: 'ana@estela.test' }]);
  expect(screen.queryByText(/^Falta confirmar/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus();
});

test('a profile that cannot be saved shows an error also where the server gives no reason', async () => {
  const { actor } = renderApp(<ProfilePage />, {
    user: aUser(),
    handlers: [http.patch('/api/users/:id', () => new HttpResponse(null, { status: 500 }))],
  });
  await actor.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'x');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Error al actualizar el perfil')).toBeVisible();
});

test('a new email asks for the password, and waits for its link', async () => {
  const sent: unknown[] = [];
  const user = aUser({ email: 'ana@estela.test' });
  const { actor } = renderApp(<ProfilePage />, {
    user,
    handlers: [
      http.patch('/api/users/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...user, pendingEmail: 'nueva@estela.test' });
      }),
    ],
  });
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
  expect(screen.queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
  await actor.clear(email);
  await actor.type(email, 'nueva@estela.test');
  await actor.type(screen.getByLabelText('Tu contraseña'), 'es esta');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(/^Falta confirmar nueva@estela.test/)).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ email: 'nueva@estela.test', currentPassword: 'es esta' })]);
  expect(email).toHaveValue('ana@estela.test');
  expect(screen.queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
});
