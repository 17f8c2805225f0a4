import { createBilingual } from '@estela/i18n/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Form,
  FormActions,
  type FormErrors,
  type FormProps,
  NumberField,
  TagsField,
  TextField,
  yup,
} from './index.ts';

const i18n = createBilingual();
beforeEach(() => act(() => i18n.changeLanguage('es')));

interface Values {
  title: string;
  email: string;
  weight: number | '';
}

const schema = yup.object({
  title: yup.string().trim().required().max(5),
  email: yup.string().email().required(),
  weight: yup.number().min(1),
});

function Flight(props: Partial<FormProps<Values>>) {
  return (
    <Form<Values>
      label="Vuelo"
      initialValues={{ title: '', email: '', weight: '' }}
      validationSchema={schema}
      onSubmit={jest.fn()}
      toErrors={(rejection) => rejection as FormErrors}
      {...props}
    >
      <TextField name="title" label="Título" hint="En una frase" required />
      <TextField name="email" type="email" label="Correo" required />
      <NumberField name="weight" label="Peso" unit="g" />
      <FormActions submitLabel="Publicar" />
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Publicar' }));

test('submitting shows each error in the place of its hint and focuses the first wrong field', async () => {
  const send = jest.fn();
  render(<Flight onSubmit={send} />);
  expect(field('Título')).toHaveAccessibleDescription('En una frase');
  await submit();
  await waitFor(() => expect(field('Título')).toHaveFocus());
  expect(field('Título')).toBeInvalid();
  expect(field('Título')).toHaveAccessibleDescription('Este campo es obligatorio');
  expect(field('Peso')).toBeValid();
  expect(send).not.toHaveBeenCalled();
});

test('an empty field is not wrong for having been passed over, a badly filled one is', async () => {
  render(<Flight />);
  await userEvent.click(field('Título'));
  await userEvent.tab();
  expect(field('Título')).toBeValid();
  await userEvent.type(field('Correo'), 'marta');
  await userEvent.tab();
  await waitFor(() => expect(field('Correo')).toBeInvalid());
});

test('errors carry their bounds and change language while they are on screen', async () => {
  render(<Flight />);
  await userEvent.type(field('Título'), 'Demasiado');
  await submit();
  await waitFor(() => expect(field('Título')).toHaveAccessibleDescription('Usa como máximo 5 caracteres'));
  await act(() => i18n.changeLanguage('en'));
  expect(field('Título')).toHaveAccessibleDescription('Use at most 5 characters');
});

const refusal = (fields: Record<string, string>) => ({
  onSubmit: () => Promise.reject({ message: 'Revisa los campos', fields }),
  initialValues: { title: 'Nieve', email: 'a@b.es', weight: '' } as const,
});

test('a server error of a field shows there and nowhere else, takes the focus, and goes when the field changes', async () => {
  render(<Flight {...refusal({ email: 'Ya existe' })} />);
  await submit();
  await waitFor(() => expect(field('Correo')).toHaveFocus());
  expect(field('Correo')).toHaveAccessibleDescription('Ya existe');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Título')).toHaveValue('Nieve');
  await userEvent.type(field('Correo'), 'x');
  expect(field('Correo')).toBeValid();
});

test('above the buttons stands what no field shows, until it is closed or sent again', async () => {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Flight {...refusal({})} />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Revisa los campos');
  // On a telephone it would else lie under a bar, and the buttons that it pushes down.
  await waitFor(() => expect(intoView).toHaveBeenCalledTimes(2));
  const [alert, foot] = intoView.mock.contexts as Element[];
  expect(alert).toBe(screen.getByRole('alert'));
  expect(foot).toContainElement(screen.getByRole('button', { name: 'Publicar' }));
  expect(foot).toContainElement(screen.getByRole('alert'));
  expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
  intoView.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByRole('alert')).toBeVisible();
  // The form's own rules refuse it: the old answer is not left beside theirs.
  await userEvent.clear(field('Título'));
  await submit();
  await waitFor(() => expect(field('Título')).toBeInvalid());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error of something that the form has no field for is told with the whole, beside a field alone', async () => {
  const { unmount } = render(<Flight {...refusal({ track: 'Demasiado larga' })} />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Revisa los camposDemasiado larga');
  unmount();
  render(<Flight {...refusal({ track: 'Demasiado larga', email: 'Ya existe' })} />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Demasiado larga$/);
  expect(field('Correo')).toHaveAccessibleDescription('Ya existe');
});

test('what a field takes only as it is left is sent by a press on the button, too', async () => {
  const send = jest.fn();
  render(
    <Form initialValues={{ tags: [] }} onSubmit={send} toErrors={() => ({ fields: {} })}>
      <TagsField name="tags" label="Etiquetas" />
      <FormActions submitLabel="Publicar" />
    </Form>,
  );
  await userEvent.type(field('Etiquetas'), 'cala');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toEqual({ tags: ['cala'] });
});

test('the form is busy while it is being sent and sends once', async () => {
  let done: () => void = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<Flight onSubmit={send} initialValues={{ title: 'Nieve', email: 'a@b.es', weight: '' }} />);
  await submit();
  const button = screen.getByRole('button', { name: 'Publicar' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => done());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('unsaved changes are told until they are saved', async () => {
  const told = jest.fn();
  render(
    <Flight
      onDirtyChange={told}
      initialValues={{ title: '', email: 'a@b.es', weight: '' }}
      onSubmit={async () => {}}
    />,
  );
  expect(told).toHaveBeenLastCalledWith(false);
  await userEvent.type(field('Título'), 'Nieve');
  expect(told).toHaveBeenLastCalledWith(true);
  await submit();
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(false));
});

test('the schema says which fields are required', () => {
  const rules = yup.object({
    name: yup.string().required().max(100),
    tags: yup.array().of(yup.string()).required(),
    privacy: yup.object({ audience: yup.string().required() }),
  });
  render(
    <Form
      initialValues={{ name: '', nick: '', tags: [], privacy: { audience: '' } }}
      validationSchema={rules}
      onSubmit={jest.fn()}
      toErrors={() => ({ fields: {} })}
    >
      <TextField name="name" label="Nombre" />
      <TextField name="nick" label="Apodo" />
      <TagsField name="tags" label="Etiquetas" />
      <TextField name="privacy.audience" label="Audiencia" />
    </Form>,
  );
  expect(field('Nombre')).toBeRequired();
  expect(screen.getByText('Apodo')).toHaveTextContent('opcional');
  expect(screen.getByText('Etiquetas')).toHaveTextContent('opcional');
  expect(field('Audiencia')).toBeRequired();
  expect(field('Audiencia')).not.toHaveAttribute('maxlength');
});

const filled = { title: 'Nieve', email: 'a@b.es', weight: '' } as const;

test('Enter in a field of a long form sends nothing, Ctrl or Cmd with Enter and the button do', async () => {
  const send = jest.fn(async () => {});
  render(<Flight onSubmit={send} initialValues={filled} />);
  await userEvent.type(field('Título'), '{Enter}');
  await userEvent.type(field('Peso'), '{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('Peso'), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await userEvent.type(field('Peso'), '{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
});

test('Enter submits a form that says so', async () => {
  const send = jest.fn(async () => {});
  render(<Flight submitOnEnter onSubmit={send} initialValues={filled} />);
  await userEvent.type(field('Título'), '{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a form whose rules are still on their way waits for them before it sends anything', async () => {
  const send = jest.fn();
  let arrive = (_rules: typeof schema) => {};
  const rules = new Promise<typeof schema>((resolve) => {
    arrive = resolve;
  });
  const load = () => rules;
  render(<Flight onSubmit={send} validationSchema={load} />);
  // Nothing is called optional before that is known.
  expect(screen.queryByText('opcional')).not.toBeInTheDocument();
  await submit();
  await act(async () => arrive(schema));
  await waitFor(() => expect(field('Título')).toBeInvalid());
  expect(screen.getByText('opcional')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('where the rules of a form cannot be loaded, the server has the word', async () => {
  const send = jest.fn(() => Promise.reject({ fields: { title: 'Ya la tienes' } }));
  const load = () => Promise.reject(new Error('offline'));
  render(<Flight onSubmit={send} validationSchema={load} />);
  await submit();
  await waitFor(() => expect(field('Título')).toHaveAccessibleDescription('Ya la tienes'));
});
