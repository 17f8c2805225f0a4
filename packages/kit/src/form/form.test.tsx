import { FormActions, TextField, yup } from '@estela/ui/form';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Form, type FormProps } from './index.ts';

const schema = yup.object({ title: yup.string().required(), email: yup.string().required() });
const initialValues = { title: 'Nieve', email: 'a@b.es' };

function showForm(props: Partial<FormProps<typeof initialValues>>) {
  return show(
    <Form initialValues={initialValues} validationSchema={schema} onSubmit={async () => {}} {...props}>
      <TextField name="title" label="Título" />
      <TextField name="email" label="Correo" />
      <FormActions submitLabel="Publicar" />
    </Form>,
  );
}

const rejects = (code: string, message = '', fields = {}) => ({
  onSubmit: () => Promise.reject({ status: 409, code, message, fields }),
});
const publish = () => screen.getByRole('button', { name: 'Publicar' });
const leavingIsAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the text of the server is at its field, whatever the wire calls that', async () => {
  const { actor } = showForm({
    ...rejects('CONFLICT', 'Ya tiene cuenta', { 'user.mail': 'Ya existe', 'title[0].text': 'Otro título' }),
    fieldNames: { 'user.mail': 'email' },
  });
  await actor.click(publish());
  const email = screen.getByRole('textbox', { name: 'Correo' });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Ya existe'));
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveAccessibleDescription('Otro título');
});

test('where the server sent no text ours is shown, and a form may have its own', async () => {
  const { actor, unmount } = showForm(rejects('INTERNAL'));
  await actor.click(publish());
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor ha fallado');
  unmount();
  showForm({
    ...rejects('INVALID_CREDENTIALS', 'No'),
    messages: { INVALID_CREDENTIALS: 'Clave equivocada' },
  });
  await actor.click(publish());
  expect(await screen.findByRole('alert')).toHaveTextContent('Clave equivocada');
});

test('a form may name what failed, where the server sent no text; why follows if it is known', async () => {
  const failure = 'Error al publicar';
  const { actor, unmount } = showForm({ ...rejects('INTERNAL'), failure });
  await actor.click(publish());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al publicar$/);
  unmount();
  const offline = { status: 0, code: 'NETWORK', message: '', fields: {} };
  showForm({ onSubmit: () => Promise.reject(offline), failure });
  await actor.click(publish());
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al publicar. No hay conexión');
});

test('a second press while the first is on its way sends nothing', async () => {
  let saved = () => {};
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        saved = resolve;
      }),
  );
  const { actor } = showForm({ onSubmit, submitOnEnter: true });
  await actor.dblClick(publish());
  await actor.type(screen.getByRole('textbox', { name: 'Título' }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  saved();
  await waitFor(() => expect(publish()).not.toHaveAttribute('aria-busy'));
});

test('a session that ended leaves no text behind: a dialog over the form says it', async () => {
  const { actor } = showForm(rejects('UNAUTHORIZED', 'Inicia sesión'));
  await actor.click(publish());
  await waitFor(() => expect(publish()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaving asks while typed text is not saved, unless the form does not mind', async () => {
  const { actor, unmount } = showForm({});
  expect(leavingIsAsked()).toBe(false);
  await actor.type(screen.getByRole('textbox', { name: 'Título' }), ' nueva');
  expect(leavingIsAsked()).toBe(true);
  await actor.click(publish());
  await waitFor(() => expect(leavingIsAsked()).toBe(false));
  unmount();
  showForm({ guard: 'none' });
  await actor.type(screen.getByRole('textbox', { name: 'Título' }), ' nueva');
  expect(leavingIsAsked()).toBe(false);
});

test('what the end of the session stops asks to log in, with its words in place', async () => {
  const { actor, platform } = showForm(rejects('UNAUTHORIZED'));
  await actor.type(screen.getByRole('textbox', { name: 'Título' }), ' y sol');
  await actor.click(publish());
  await waitFor(() => expect(platform.session.openLogin).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Nieve y sol');
});
