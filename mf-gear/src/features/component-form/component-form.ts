import { completeWebAddress } from '@estela/contracts/web-address';
import { derivedForm } from '@estela/kit/entity-form';
import { componentFormSchema } from './component-form-schema.ts';

const form = derivedForm(componentFormSchema);

/** What the page and the dialog for a new component have in common. */
export const componentForm = {
  ...form,
  /** Not a default of the schema: a cleared field is empty, not 1. */
  newValues: () => ({ ...form.newValues(), quantity: 1 }),
  toInput(values: Parameters<typeof form.toInput>[0]) {
    const input = form.toInput(values);
    return { ...input, sourceUrl: completeWebAddress(input.sourceUrl) };
  },
};
