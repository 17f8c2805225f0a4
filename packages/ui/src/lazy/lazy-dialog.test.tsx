import { createI18n } from '@estela/i18n';
import { Toaster } from '@estela/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { lazyDialog } from './index.ts';

createI18n();

interface GroupFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
}

function GroupForm({ open, name }: GroupFormProps) {
  return open ? <div role="dialog" aria-label={name} /> : null;
}

function GroupPage({ Dialog }: { Dialog: ComponentType<GroupFormProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'Abierto' : 'Abrir'}
      </button>
      <Dialog open={open} onOpenChange={setOpen} name="Bandos" />
      <Toaster />
    </>
  );
}

test('a dialog is loaded once, when it is first opened', async () => {
  const load = jest.fn(async () => GroupForm);
  render(<GroupPage Dialog={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Bandos' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog that cannot be loaded says so, counts as closed, and can be asked for again', async () => {
  const load = jest.fn(async () => GroupForm).mockRejectedValueOnce(new Error('offline'));
  render(<GroupPage Dialog={lazyDialog(load)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText(/conexión/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
