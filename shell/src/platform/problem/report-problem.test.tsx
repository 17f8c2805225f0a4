import { Toaster } from '@estela/ui';
import { act, render, screen, waitFor } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import { aComposition, aRemote, aRoute, renderShell } from '../testing/shell-parts.tsx';

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones/:id')]),
});
const accepted = async () => ({ ok: true }) as Response;
const post = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  history.replaceState(null, '', '/drones/6650f2c1a1b2c3d4e5f60718?q=ana');
  post.mockReset().mockImplementation(accepted);
  globalThis.fetch = post as typeof fetch;
});

const opener = () => screen.findByRole('button', { name: 'Informar de un problema' });
const note = () => screen.findByRole('textbox', { name: /Qué estabas haciendo/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const sent = () => post.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);

/** The dialog, from the card of a remote that is missing. */
async function openDialog() {
  await renderShell('/drones/6650f2c1a1b2c3d4e5f60718', { composition });
  act(() => void render(<Toaster />));
  await userEvent.click(await opener());
  return note();
}

test('a report contains the text, the version and the composition, and no address', async () => {
  const field = await openDialog();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'Al abrir mi dron; soy ana@example.com');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const report = {
    app: 'mf-gear',
    version: '1.0.0',
    composition: '0123456789ab',
    phase: 'problem',
    name: 'Problem',
    message: 'reported by a visitor',
    frames: [],
    route: '/drones/:id',
    count: 1,
    isFirst: false,
    note: 'Al abrir mi dron; soy <email>',
  };
  expect(sent()).toEqual([['/telemetry', [report]]]);
  expect(await screen.findByText('Gracias, lo hemos recibido.')).toBeInTheDocument();
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

test('the text is optional', async () => {
  await openDialog();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1][0]).not.toHaveProperty('note');
});

test('a text that could not be sent stays in the form, which shows why', async () => {
  post.mockRejectedValue(new TypeError('offline'));
  const field = await openDialog();
  await userEvent.type(field, 'Al abrir mi dron');
  await send();
  expect(await screen.findByText(/conexión/)).toBeInTheDocument();
  expect(field).toHaveValue('Al abrir mi dron');
  post.mockImplementation(accepted);
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(2);
});

test('a text that is too long is not sent', async () => {
  const field = await openDialog();
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(201));
  await send();
  await waitFor(() => expect(field).toBeInvalid());
  expect(post).not.toHaveBeenCalled();
});
