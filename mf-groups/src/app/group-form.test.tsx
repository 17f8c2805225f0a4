import {
  act,
  aGroup,
  aServerError,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

test('errors of the server are shown on their fields, that of one tag on the tags', async () => {
  const group = aGroup({ membership: { role: 'owner', status: 'member' } });
  const { actor } = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: `/groups/${group._id}?tab=about&edit=1`,
    handlers: [
      http.get('/api/groups/:id', () => HttpResponse.json(group)),
      http.patch('/api/groups/:id', () =>
        aServerError('VALIDATION', 'Revisa los campos', {
          description: 'Cuenta algo más',
          private: 'Un grupo con solicitudes sigue privado',
          'tags.0': 'Esa etiqueta no vale',
        }),
      ),
    ],
  });
  const form = await screen.findByRole('form', { name: 'Editar grupo' });
  const description = within(form).getByRole('textbox', { name: /Descripción/ });
  await actor.type(description, ' Y sábados.');
  await actor.click(within(form).getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(description).toHaveFocus());
  expect(within(form).queryByText('Revisa los campos')).not.toBeInTheDocument();
  expect(description).toHaveAccessibleDescription(/Cuenta algo más/);
  expect(within(form).getByRole('group', { name: /Quién puede entrar/ })).toHaveAccessibleDescription(
    /sigue privado/,
  );
  expect(within(form).getByRole('textbox', { name: /Etiquetas/ })).toHaveAccessibleDescription(/no vale/);
  expect(description).toHaveValue('Quedadas los domingos. Y sábados.');
});

test('making a private group public shows who will see what was written, and hides it by default', async () => {
  const group = aGroup({ private: true, showHistory: true, membership: { role: 'owner', status: 'member' } });
  const sent: unknown[] = [];
  const { actor } = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: `/groups/${group._id}?edit=1`,
    handlers: [
      http.get('/api/groups/:id', () => HttpResponse.json(group)),
      http.patch('/api/groups/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(group);
      }),
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Editar grupo' }));
  expect(form.queryByRole('switch')).toBeNull();
  await actor.click(form.getByRole('radio', { name: /^Público/ }));
  const past = form.getByRole('switch', { name: /Enseñar también lo escrito hasta ahora/ });
  expect(past).not.toBeChecked();
  expect(past).toHaveAccessibleDescription(/lo siguen viendo solo quienes estaban/);
  await actor.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Grupo actualizado')).toBeInTheDocument();
  expect(sent).toEqual([{ private: false }]);
});

test('a pilot who lost the right to edit sees an error on sending, and the changes stay', async () => {
  let group = aGroup({ membership: { role: 'admin', status: 'member' } });
  const { actor } = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: `/groups/${group._id}?tab=about&edit=1`,
    handlers: [
      http.get('/api/groups/:id', () => HttpResponse.json(group)),
      http.patch('/api/groups/:id', () => {
        group = { ...group, membership: { role: 'member', status: 'member' } };
        return aServerError('FORBIDDEN', 'No tienes permiso');
      }),
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Editar grupo' }));
  const description = form.getByRole('textbox', { name: /Descripción/ });
  await actor.type(description, ' Y sábados.');
  await actor.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByText('No tienes permiso')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(description).toBeVisible();
  expect(description).toHaveValue('Quedadas los domingos. Y sábados.');
});
