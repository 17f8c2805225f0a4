import { yup } from '@estela/ui/form';

/** The text is not trimmed: it is stored as it was pasted. The server measures it in bytes. */
export const snapshotFormSchema = yup.object({
  text: yup.string().required().default(''),
  at: yup
    .string()
    .required()
    .default('')
    .test('has-come', 'gear:snapshots.form.future', (at) => !at || Date.parse(at) <= Date.now()),
});
