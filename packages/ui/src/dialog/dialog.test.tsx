import { createI18n } from '@estela/i18n';
import { Button } from '@estela/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

createI18n();

function Login(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Entrar</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Entrar en Estela"
        description="Te esperan."
        {...props}
      >
        <input aria-label="Correo" />
      </Dialog>
    </>
  );
}

test('focus goes to the first field, stays inside and comes back', async () => {
  render(<Login />);
  const opener = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Entrar en Estela' })).toHaveAccessibleDescription('Te esperan.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the close button closes', async () => {
  render(<Login />);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('it stays while a form in it is being sent', async () => {
  const change = jest.fn();
  const form = (busy: boolean) => (
    <Dialog open onOpenChange={change} title="Entrar">
      <form>
        <Button type="submit" busy={busy}>
          Enviar
        </Button>
      </form>
    </Dialog>
  );
  const { rerender } = render(form(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(change).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
});

/** Milliseconds between two presses outside, and whether they close. */
test.each([
  ['close', 0, true],
  ['double', 300, true],
  ['double', 301, false],
  ['none', 0, false],
] as const)(
  'a press outside of a dialog with "%s", and one %i ms later: closed is %s',
  async (outsidePress, pause, closes) => {
    const change = jest.fn();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    render(<Dialog open onOpenChange={change} title="Entrar" outsidePress={outsidePress} />);
    await userEvent.click(document.body);
    if (outsidePress === 'double') expect(change).not.toHaveBeenCalled();
    now.mockReturnValue(1_000 + pause);
    await userEvent.click(document.body);
    expect(change.mock.calls.length > 0).toBe(closes);
    now.mockRestore();
  },
);

test('a confirmation names the item, and Enter right away destroys nothing', async () => {
  const confirm = jest.fn();
  const change = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={change}
      title="¿Eliminar «Cantera»?"
      confirmLabel="Eliminar"
      onConfirm={confirm}
    />,
  );
  expect(screen.getByRole('dialog', { name: '¿Eliminar «Cantera»?' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledWith(false);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a confirmation in progress can be neither left nor repeated', async () => {
  const confirm = jest.fn();
  const change = jest.fn();
  render(
    <ConfirmDialog
      open
      busy
      onOpenChange={change}
      title="¿Eliminar?"
      confirmLabel="Eliminar"
      onConfirm={confirm}
    />,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(change).not.toHaveBeenCalled();
  expect(confirm).not.toHaveBeenCalled();
});

test('why a confirmation failed is read out with its button, which keeps the focus, and again when it fails again', async () => {
  const dialog = (state: { busy?: boolean; error?: string }) => (
    <ConfirmDialog
      open
      onOpenChange={jest.fn()}
      title="¿Eliminar?"
      confirmLabel="Eliminar"
      onConfirm={jest.fn()}
      {...state}
    />
  );
  const { rerender } = render(dialog({}));
  const confirm = screen.getByRole('button', { name: 'Eliminar' });
  await userEvent.click(confirm);
  for (const error of ['Sin conexión.', 'Sin conexión.']) {
    rerender(dialog({ busy: true, error }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(dialog({ error }));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(error);
    expect(confirm).toHaveAccessibleDescription(error);
    expect(confirm).toHaveFocus();
  }
});

test('Escape closes only the dialog on top, even if another root has opened it', async () => {
  const [below, above] = [jest.fn(), jest.fn()];
  render(<Dialog open onOpenChange={below} title="Crear grupo" />);
  render(<Dialog open onOpenChange={above} title="¿Salir sin guardar?" />);
  await userEvent.keyboard('{Escape}');
  expect(above).toHaveBeenCalledWith(false);
  expect(below).not.toHaveBeenCalled();
});
