import { FormActions, TextField, yup } from '@estela/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { Form, FormDialog } from './index.ts';

const schema = yup.object({ note: yup.string() });

/** A dialog with a form over a page that has one of its own. */
function Page({ onSent }: { onSent: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Form initialValues={{ comment: '' }} validationSchema={yup.object()} onSubmit={async () => {}}>
        <TextField name="comment" label="Comentario" />
      </Form>
      <button type="button" onClick={() => setOpen(true)}>
        Decidir
      </button>
      <FormDialog open={open} onOpenChange={setOpen} title="Ocultar">
        {(close) => (
          <Form
            initialValues={{ note: '' }}
            validationSchema={schema}
            onSubmit={async () => {
              onSent();
              setOpen(false);
            }}
          >
            <TextField name="note" label="Nota" />
            <FormActions submitLabel="Hecho" onCancel={close} />
          </Form>
        )}
      </FormDialog>
    </>
  );
}

const question = () => screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
const dialog = () => screen.findByRole('dialog', { name: 'Ocultar' });

async function open() {
  const onSent = jest.fn();
  const { actor } = show(<Page onSent={onSent} />);
  await actor.type(screen.getByRole('textbox', { name: /^Comentario/ }), 'Bonito');
  await actor.click(screen.getByRole('button', { name: 'Decidir' }));
  await dialog();
  return { actor, onSent };
}

test('a dialog whose form holds typed text asks before it goes, and keeps the text', async () => {
  const { actor } = await open();
  await actor.type(screen.getByRole('textbox', { name: /^Nota/ }), 'Sobre gente');
  await actor.keyboard('{Escape}');
  await actor.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
  expect(within(await dialog()).getByRole('textbox', { name: /^Nota/ })).toHaveValue('Sobre gente');
  await actor.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
  await actor.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is typed on the page beneath is none of the dialog’s, and what is sent needs no question', async () => {
  const { actor, onSent } = await open();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.click(screen.getByRole('button', { name: 'Decidir' }));
  await actor.type(within(await dialog()).getByRole('textbox', { name: /^Nota/ }), 'Sobre gente');
  await actor.click(screen.getByRole('button', { name: 'Hecho' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onSent).toHaveBeenCalledTimes(1);
});
