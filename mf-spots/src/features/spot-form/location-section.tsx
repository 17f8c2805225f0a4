import { FormSection } from '@estela/ui/form';
import { LocationFields } from './location-fields.tsx';

export function LocationSection() {
  return (
    <FormSection name="location" number={2}>
      <LocationFields />
    </FormSection>
  );
}
