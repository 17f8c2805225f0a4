import { FormSection, TextArea, TextField } from '@estela/ui/form';
import { AudienceSection } from './audience-section.tsx';
import { KnownSection } from './known-section.tsx';
import { LocationSection } from './location-section.tsx';

export function SpotFields() {
  return (
    <>
      <FormSection name="basics" number={1}>
        <TextField name="name" />
        <TextArea name="description" />
      </FormSection>
      <LocationSection />
      <KnownSection />
      <AudienceSection />
    </>
  );
}
