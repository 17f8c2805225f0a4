import type { Spot } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { useUnsavedGuard } from '@estela/runtime';
import { Form, FormActions, FormSection, TextArea, TextField } from '@estela/ui/form';
import { useState } from 'react';
import { AudienceSection } from './audience-section.tsx';
import { LocationSection } from './location-section.tsx';
import { spotFormSchema } from './spot-form-schema.ts';
import { newSpotValues, type SpotValues, valuesOf } from './spot-values.ts';
import { useSaveSpot } from './use-save-spot.ts';

interface SpotFormProps {
  /** The spot to change; without one the form marks a new spot. */
  spot?: Spot | undefined;
  /** Where a new spot's pin stands at first. */
  start?: LatLng | undefined;
  onSaved: (spot: Spot) => void;
  onCancel: () => void;
}

export function SpotForm({ spot, start, onSaved, onCancel }: SpotFormProps) {
  const { t } = useTranslation('spots');
  const [initialValues] = useState(() => (spot ? valuesOf(spot) : newSpotValues(start)));
  const [isDirty, setDirty] = useState(false);
  const save = useSaveSpot(spot);
  useUnsavedGuard(isDirty, 'query');

  return (
    <Form<SpotValues>
      label={t(spot ? 'form.editTitle' : 'form.newTitle')}
      initialValues={initialValues}
      validationSchema={spotFormSchema}
      onDirtyChange={setDirty}
      onSubmit={async (values) => onSaved(await save(values))}
    >
      <FormSection title={t('form.section.basics')} number={1}>
        <TextField
          name="name"
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          maxLength={limits.title.max}
          required
        />
        <TextArea
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          maxLength={limits.text.max}
        />
      </FormSection>
      <LocationSection />
      <AudienceSection />
      <FormActions submitLabel={t(spot ? 'form.save' : 'form.create')} onCancel={onCancel} />
    </Form>
  );
}
