import { spotVisibilities } from '@estela/contracts/values';
import { VisibilityField } from '@estela/kit/entity-form';
import { TextField } from '@estela/ui/form';
import { LocationFields } from './location-fields.tsx';

/** What a spot cannot do without, for who marks it in passing. */
export function NewSpotFields() {
  return (
    <>
      <TextField name="name" stopAtMax />
      <LocationFields />
      <VisibilityField values={spotVisibilities} />
    </>
  );
}
