import { aGroup, aServerError, aUser, HttpResponse, http, renderApp, screen, within } from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

test('the errors of the server are at their fields, that of one tag at the tags', async () => {
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
  expect(await within(form).findByText('Revisa los campos')).toBeInTheDocument();
  expect(description).toHaveAccessibleDescription(/Cuenta algo más/);
  expect(within(form).getByRole('group', { name: /Quién puede entrar/ })).toHaveAccessibleDescription(
    /sigue privado/,
  );
  expect(within(form).getByRole('textbox', { name: /Etiquetas/ })).toHaveAccessibleDescription(/no vale/);
  expect(description).toHaveValue('Quedadas los domingos. Y sábados.');
});
