import { createBilingual } from '@estela/i18n/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  CheckboxField,
  ChipsField,
  DateTimeField,
  Form,
  FormActions,
  type FormProps,
  ImageField,
  imageRule,
  NumberField,
  PasswordField,
  RadioCards,
  SelectField,
  SwitchField,
  TagsField,
  TextArea,
  TextField,
  yup,
} from './index.ts';

createBilingual();

const sent = jest.fn();
beforeEach(() => sent.mockReset());

function show(
  initialValues: Record<string, unknown>,
  children: ReactNode,
  schema?: FormProps<Record<string, unknown>>['validationSchema'],
) {
  render(
    <Form
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values) => sent(values)}
      toErrors={() => ({ fields: {} })}
    >
      {children}
      <FormActions submitLabel="Enviar" />
    </Form>,
  );
}

async function submitted() {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return sent.mock.calls[0]?.[0];
}

test('a text area says how much is left, and how much is too much', async () => {
  const schema = yup.object({ text: yup.string().max(22) });
  show({ text: 'a'.repeat(21) }, <TextArea name="text" label="Descripción" />, schema);
  expect(screen.getByText('Queda 1 carácter')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'bcd');
  expect(screen.getByText('Sobran 2 caracteres')).toBeInTheDocument();
});

test('what is pasted into one line stays whole, with how much is too much, and is not sent', async () => {
  show(
    { title: '' },
    <TextField name="title" label="Título" />,
    yup.object({ title: yup.string().max(120) }),
  );
  const box = screen.getByRole('textbox', { name: /Título/ });
  await userEvent.click(box);
  await userEvent.paste('a'.repeat(130));
  expect(box).toHaveValue('a'.repeat(130));
  expect(screen.getByText('Sobran 10 caracteres')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription('Usa como máximo 120 caracteres'));
  expect(sent).not.toHaveBeenCalled();
});

const numbersSchema = yup.object({
  weight: yup.number().max(100_000),
  cells: yup.array().of(yup.object({ volts: yup.number().max(5) })),
});
const numbers = (
  <>
    <NumberField name="weight" label="Peso" quiet />
    <NumberField name="cells.0.volts" label="Voltios" quiet />
  </>
);

test('a number takes a comma, keeps what is typed and holds a number', async () => {
  show({ weight: '' }, <NumberField name="weight" label="Peso" required />);
  const box = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.type(box, '12,');
  expect(box).toHaveValue('12,');
  await userEvent.type(box, '5');
  expect(await submitted()).toEqual({ weight: 12.5 });
});

test('a number with a mark of thousands is that many, and shows what was read once it is left', async () => {
  show({ weight: '', cells: [{ volts: '' }] }, numbers, numbersSchema);
  const weight = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.type(weight, '1.500');
  expect(weight).toHaveValue('1.500');
  const volts = screen.getByRole('textbox', { name: 'Voltios' });
  await userEvent.type(volts, '3.705');
  expect(weight).toHaveValue('1500');
  await userEvent.tab();
  expect(volts).toHaveValue('3,705');
  expect(await submitted()).toEqual({ weight: 1500, cells: [{ volts: 3.705 }] });
});

test.each([
  ['es', '12,5'],
  ['en', '12.5'],
] as const)('a number that is there already shows as written in %s, without groups', (language, text) => {
  createBilingual({ language });
  show(
    { weight: 12.5, size: 12000 },
    <>
      <NumberField name="weight" label="Peso" required />
      <NumberField name="size" label="Largo" required />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveValue(text);
  expect(screen.getByRole('textbox', { name: 'Largo' })).toHaveValue('12000');
  createBilingual();
});

test('the word “optional” is a separate word in the field’s name', () => {
  show({ weight: '' }, <NumberField name="weight" label="Peso" />);
  expect(screen.getByRole('textbox', { name: 'Peso opcional' })).toBeInTheDocument();
});

test('text that is not a number is reported', async () => {
  const schema = yup.object({ weight: yup.number().required() });
  show({ weight: '' }, <NumberField name="weight" label="Peso" required />, schema);
  await userEvent.type(screen.getByRole('textbox', { name: 'Peso' }), 'mucho');
  await userEvent.tab();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveAccessibleDescription('Escribe un número'),
  );
});

test('tags come by Enter and comma, without repeats, and go by Backspace', async () => {
  show({ tags: ['nieve'] }, <TagsField name="tags" label="Etiquetas" max={3} />);
  const box = screen.getByRole('textbox', { name: /Etiquetas/ });
  await userEvent.type(box, '#Niéve{Enter}cantera{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Etiqueta cantera añadida');
  await userEvent.type(box, '{Backspace}');
  await userEvent.paste('a, b');
  expect(await submitted()).toEqual({ tags: ['nieve', 'a', 'b'] });
});

test('one tag too many stays in the box with its reason, and nothing is sent with it', async () => {
  show({ tags: ['nieve'] }, <TagsField name="tags" label="Etiquetas" max={3} />);
  const box = screen.getByRole('textbox', { name: /Etiquetas/ });
  await userEvent.click(box);
  await userEvent.paste('a, b, c');
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('c');
  expect(box).toHaveAccessibleDescription('Máximo 10 etiquetas');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(box).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(box);
  expect(box).toBeValid();
  expect(await submitted()).toEqual({ tags: ['nieve', 'a', 'b'] });
});

test('a pasted list of tags is taken whole: what is too long for a tag stays in the box with its reason', async () => {
  const long = 'vuelos de montaña al amanecer en los Alpes';
  show({ tags: [] }, <TagsField name="tags" label="Etiquetas" />);
  const box = screen.getByRole('textbox', { name: /Etiquetas/ });
  await userEvent.click(box);
  await userEvent.paste(`cinematic, ${long}, long range, freestyle`);
  expect(box).toHaveValue(long);
  expect(box).toHaveAccessibleDescription('Cada etiqueta puede tener 30 caracteres como máximo');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(box).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.type(box, 'Alpes');
  expect(await submitted()).toEqual({ tags: ['cinematic', 'long range', 'freestyle', 'Alpes'] });
});

test.each([
  ['lines', 'a\nb c\r\nd'],
  ['a row of a table', 'a\tb c\td'],
  ['hashtags', '#a #b c #d'],
])('tags are pasted as %s, too', async (_what, list) => {
  show({ tags: [] }, <TagsField name="tags" label="Etiquetas" />);
  await userEvent.click(screen.getByRole('textbox', { name: /Etiquetas/ }));
  await userEvent.paste(list);
  expect(await submitted()).toEqual({ tags: ['a', 'b c', 'd'] });
});

test('a tag has a button that removes it', async () => {
  show({ tags: ['nieve', 'mar'] }, <TagsField name="tags" label="Etiquetas" />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar nieve' }));
  expect(await submitted()).toEqual({ tags: ['mar'] });
});

test('radio cards are one group by its label, chips keep the order of their options', async () => {
  show(
    { visibility: '', disciplines: ['acro'] },
    <>
      <RadioCards
        name="visibility"
        label="Quién puede verlo"
        required
        options={[
          { value: 'private', label: 'Privado', hint: 'Solo tú' },
          { value: 'public', label: 'Público' },
        ]}
      />
      <ChipsField
        name="disciplines"
        label="Disciplinas"
        options={[
          { value: 'racing', label: 'Racing' },
          { value: 'acro', label: 'Acro' },
        ]}
      />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Quién puede verlo' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Público/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Racing' }));
  expect(await submitted()).toEqual({ visibility: 'public', disciplines: ['racing', 'acro'] });
});

test('a select starts unchosen; a checkbox and a switch hold booleans', async () => {
  show(
    { type: '', terms: false, notify: true },
    <>
      <SelectField name="type" label="Tipo" required options={[{ value: 'esc', label: 'ESC' }]} />
      <CheckboxField name="terms" label="Acepto" />
      <SwitchField name="notify" label="Avisos" />
    </>,
  );
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveDisplayValue('Elige una opción');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'ESC');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Acepto' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Avisos' }));
  expect(await submitted()).toEqual({ type: 'esc', terms: true, notify: false });
});

test('a moment is typed in local time and held in UTC, a day is held as it is', async () => {
  const local = new Date('2026-11-20T18:30');
  show(
    { at: local.toISOString(), day: '' },
    <>
      <DateTimeField name="at" label="Grabado" required />
      <DateTimeField name="day" label="Compra" mode="date" required />
    </>,
  );
  expect(screen.getByLabelText('Grabado')).toHaveValue('2026-11-20T18:30');
  await userEvent.type(screen.getByLabelText('Compra'), '2026-01-02');
  expect(await submitted()).toEqual({ at: local.toISOString(), day: '2026-01-02' });
});

// A device in UTC would not tell: `TZ=Europe/Berlin` does.
test('the minute stays while a year is typed digit by digit', async () => {
  show({ at: '' }, <DateTimeField name="at" label="Grabado" required />);
  const field = screen.getByLabelText('Grabado');
  for (const year of ['0002', '0020', '0202', '2026']) {
    await act(async () => fireEvent.change(field, { target: { value: `${year}-05-01T10:00` } }));
    expect(field).toHaveValue(`${year}-05-01T10:00`);
  }
});

test('an hour that the clocks skip on its day stays as it was typed, says so and is not sent', async () => {
  const skipped = new Date('2027-03-28T02:30');
  const { getHours } = Date.prototype;
  const clock = jest.spyOn(Date.prototype, 'getHours').mockImplementation(function hoursOf(this: Date) {
    return this.getTime() === skipped.getTime() ? 3 : getHours.call(this);
  });
  show({ at: '' }, <DateTimeField name="at" label="Cuándo" required />);
  const field = screen.getByLabelText('Cuándo');
  fireEvent.change(field, { target: { value: '2027-03-28T02:30' } });
  expect(await screen.findByText(/^Esa hora no existe ese día/)).toBeVisible();
  expect(field).toHaveValue('2027-03-28T02:30');
  expect(field).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(field).toHaveFocus();

  fireEvent.change(field, { target: { value: '2027-03-28T04:30' } });
  expect(screen.queryByText(/^Esa hora no existe/)).not.toBeInTheDocument();
  clock.mockRestore();
  expect(await submitted()).toEqual({ at: new Date('2027-03-28T04:30').toISOString() });
});

test('a password can be looked at', async () => {
  show({ password: 'secreto' }, <PasswordField name="password" label="Contraseña" required />);
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
});

test('a password can be pasted, and filled in by a password manager (6.2.7)', async () => {
  const fields = (
    <>
      <PasswordField name="password" label="Contraseña" required />
      <PasswordField name="newPassword" label="Contraseña nueva" autoComplete="new-password" required />
    </>
  );
  show({ password: '', newPassword: '' }, fields);
  const [now, next] = [screen.getByLabelText('Contraseña'), screen.getByLabelText('Contraseña nueva')];
  expect([now, next].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
  ]);
  await userEvent.click(now);
  await userEvent.paste('la clave de siempre');
  // A manager sets the value and says so, without a key.
  fireEvent.input(next, { target: { value: 'una que nadie teclea' } });
  expect(await submitted()).toEqual({ password: 'la clave de siempre', newPassword: 'una que nadie teclea' });
});

test('a long text says how much is left once little is', async () => {
  show(
    { text: '' },
    <TextArea name="text" label="Descripción" />,
    yup.object({ text: yup.string().max(30) }),
  );
  expect(screen.queryByText(/Queda/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'a'.repeat(29));
  expect(screen.getByText('Queda 1 carácter')).toBeInTheDocument();
});

test('a picture of the wrong type or size is rejected before it is sent', async () => {
  const schema = yup.object({ image: imageRule(1_048_576) });
  show({ image: null }, <ImageField name="image" label="Foto" />, schema);
  const input = screen.getByLabelText(/Foto/);
  await userEvent.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }), { applyAccept: false });
  await waitFor(() => expect(input).toHaveAccessibleDescription('Usa una imagen JPEG, PNG, WebP o AVIF'));
  await userEvent.upload(input, new File([new Uint8Array(1_048_577)], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription('La imagen puede pesar 1 MB como máximo'));
  const good = new File(['x'], 'b.png', { type: 'image/png' });
  await userEvent.upload(input, good);
  expect(await submitted()).toEqual({ image: good });
});

/** jsdom draws nothing: pictures of 400 by 400 pixels, and what is drawn of them. */
function standInForDrawing() {
  const drawImage = jest.fn();
  const createImageBitmap = async () => ({ width: 400, height: 400, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take, type) => take(new Blob(['part'], { type: type ?? '' })));
  return drawImage;
}

test('a picture is cropped to the shape that it is shown in, as often as one likes from the whole of it', async () => {
  const drawImage = standInForDrawing();
  show({ image: null }, <ImageField name="image" label="Foto" />);
  expect(screen.queryByRole('button', { name: 'Recortar' })).not.toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText(/Foto/), new File(['x'], 'a.jpeg', { type: 'image/jpeg' }));
  for (let round = 1; round <= 2; round += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Recortar' }));
    const use = await screen.findByRole('button', { name: 'Usar el recorte' });
    await waitFor(() => expect(use).toBeEnabled());
    await waitFor(() => expect(screen.getByRole('group', { name: /Recuadro/ })).toHaveFocus());
    drawImage.mockClear();
    await userEvent.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // 400 pixels wide, 225 high, from the middle.
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 87.5, 400, 225, 0, 0, 400, 225);
  }
  const { image } = await submitted();
  expect(image).toMatchObject({ name: 'a.jpg', type: 'image/jpeg' });
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});
