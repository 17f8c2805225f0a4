import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useUnsavedGuard } from '@estela/runtime';
import { Form, FormActions } from '@estela/ui/form';
import { useState } from 'react';
import { BasicsSection } from './basics-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { flightFormSchema } from './flight-form-schema.ts';
import { type FlightValues, newFlightValues, valuesOf } from './flight-values.ts';
import { LocationSection } from './location-section.tsx';
import { MediaSection } from './media-section.tsx';
import { useSaveFlight } from './use-save-flight.ts';

interface FlightFormProps {
  /** The flight to change; without one the form logs a new flight. */
  flight?: Flight;
  onSaved: (flight: Flight) => void;
  onCancel: () => void;
}

export function FlightForm({ flight, onSaved, onCancel }: FlightFormProps) {
  const { t } = useTranslation('flights');
  const [initialValues] = useState(() => (flight ? valuesOf(flight) : newFlightValues()));
  const [isDirty, setDirty] = useState(false);
  const { save, progress, cancelUpload } = useSaveFlight(flight);
  useUnsavedGuard(isDirty, 'query');

  return (
    <Form<FlightValues>
      label={t(flight ? 'form.editTitle' : 'form.newTitle')}
      initialValues={initialValues}
      validationSchema={flightFormSchema}
      onDirtyChange={setDirty}
      onSubmit={async (values) => onSaved(await save(values))}
    >
      <MediaSection poster={flight?.poster ?? null} progress={progress} onCancelUpload={cancelUpload} />
      <BasicsSection />
      <DetailsSection />
      <LocationSection flight={flight} />
      <EquipmentSection flight={flight} />
      <FormActions submitLabel={t(flight ? 'form.save' : 'form.create')} onCancel={onCancel} />
    </Form>
  );
}
