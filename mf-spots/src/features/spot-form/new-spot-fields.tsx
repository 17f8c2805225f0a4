import { spotVisibilities } from '@estela/contracts/values';
import { VisibilityField } from '@estela/kit/entity-form';
import { TextField } from '@estela/ui/form';
import { LocationFields } from './location-fields.tsx';

/** The required fields of a spot, for creating one in a dialog. */
export function NewSpotFields() {
  return (
    <>
      <TextField name="name" />
      <LocationFields />
      <VisibilityField values={spotVisibilities} />
    </>
  );
}
