import { NumberField, TextField } from '@estela/ui/form';
import { screen, waitFor } from '@testing-library/react';
import { Form } from '../form/form.tsx';
import { show } from '../testing/show.tsx';
import { type DraftPlace, dropDraft, FormDraft } from './index.ts';

const place: DraftPlace = { owner: 'u1', form: 'spot.new', version: '' };
const day = 24 * 60 * 60 * 1000;

function open(at: DraftPlace = place, initialValues: Record<string, unknown> = { name: '', way: '' }) {
  return show(
    <Form initialValues={initialValues} onSubmit={async () => {}}>
      <FormDraft place={at}>
        <TextField name="name" label="Nombre" quiet />
        <TextField name="way" label="Acceso" quiet />
      </FormDraft>
    </Form>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const restore = () => screen.queryByRole('button', { name: 'Recuperarlo' });

/** Types a name and is gone without a word, as when a tab crashes. */
async function leaveHalfDone() {
  const { actor, unmount } = open();
  await actor.type(field('Nombre'), 'Cantera');
  unmount();
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was typed is offered again, and comes back only when it is asked for', async () => {
  await leaveHalfDone();
  const { actor } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Dejaste esto sin guardar');
  expect(field('Nombre')).toHaveValue('');
  await actor.click(screen.getByRole('button', { name: 'Recuperarlo' }));
  await waitFor(() => expect(field('Nombre')).toHaveValue('Cantera'));
  expect(field('Nombre')).toHaveFocus();
  expect(restore()).not.toBeInTheDocument();
});

test('what is discarded does not come again, nor what was saved', async () => {
  await leaveHalfDone();
  const { actor, unmount } = open();
  await actor.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(field('Nombre')).toHaveFocus();
  unmount();
  const again = open();
  expect(restore()).not.toBeInTheDocument();
  again.unmount();
  await leaveHalfDone();
  dropDraft(place);
  open();
  expect(restore()).not.toBeInTheDocument();
});

test('an offer that is left open is there the next time, and typing back to the start leaves none', async () => {
  await leaveHalfDone();
  open().unmount();
  const { actor, unmount } = open();
  expect(restore()).toBeVisible();
  await actor.type(field('Acceso'), 'x{Backspace}');
  unmount();
  open();
  expect(restore()).not.toBeInTheDocument();
});

test.each([
  ['of another pilot', { ...place, owner: 'u2' }],
  ['of another form', { ...place, form: 'spot.s1' }],
  ['of what was saved again since', { ...place, version: '2026-02-01' }],
])('a draft is not offered in the form %s', async (_, other) => {
  await leaveHalfDone();
  open(other);
  expect(restore()).not.toBeInTheDocument();
});

test('after a week a draft is gone from the device', async () => {
  await leaveHalfDone();
  expect(localStorage).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * day);
  open();
  expect(restore()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('of a draft of an older release only what the form still has comes back', async () => {
  await leaveHalfDone();
  const { actor } = open(place, { name: '', way: '', months: [] });
  await actor.click(screen.getByRole('button', { name: 'Recuperarlo' }));
  await waitFor(() => expect(field('Nombre')).toHaveValue('Cantera'));
  expect(JSON.parse(localStorage.getItem('estela.draft.u1.spot.new') ?? '')).toMatchObject({
    values: { name: 'Cantera', way: '', months: [] },
  });
});

test('a number comes back into its empty field, and what is too large to keep at each keystroke is left out', async () => {
  const start = { name: '', way: '', weight: '', track: null };
  const fields = (
    <>
      <TextField name="name" label="Nombre" quiet />
      <NumberField name="weight" label="Peso" quiet />
    </>
  );
  const form = () =>
    show(
      <Form initialValues={start} onSubmit={async () => {}}>
        {({ setFieldValue }) => (
          <FormDraft place={place} omit={['track']}>
            {fields}
            <button type="button" onClick={() => void setFieldValue('track', { points: [1] })}>
              Registro
            </button>
          </FormDraft>
        )}
      </Form>,
    );
  const { actor, unmount } = form();
  await actor.type(field('Peso'), '4,5');
  await actor.click(screen.getByRole('button', { name: 'Registro' }));
  expect(JSON.parse(localStorage.getItem('estela.draft.u1.spot.new') ?? '')).toMatchObject({
    values: { name: '', way: '', weight: 4.5 },
  });
  expect(localStorage.getItem('estela.draft.u1.spot.new')).not.toContain('track');
  unmount();
  const again = form();
  await again.actor.click(screen.getByRole('button', { name: 'Recuperarlo' }));
  await waitFor(() => expect(field('Peso')).toHaveValue('4,5'));
});

test('a device that keeps nothing, or something else, keeps nobody from writing', async () => {
  localStorage.setItem('estela.draft.u1.spot.new', '{"values":');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { actor } = open();
  await actor.type(field('Nombre'), 'Cantera');
  expect(field('Nombre')).toHaveValue('Cantera');
});
