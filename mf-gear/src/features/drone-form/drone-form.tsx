import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useUnsavedGuard } from '@estela/runtime';
import { Form, FormActions } from '@estela/ui/form';
import { useState } from 'react';
import { BuildSection } from './build-section.tsx';
import { droneFormSchema } from './drone-form-schema.ts';
import { type DroneValues, newDroneValues, valuesOf } from './drone-values.ts';
import { IdentitySection } from './identity-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { useSaveDrone } from './use-save-drone.ts';

interface DroneFormProps {
  /** The drone to change; without one the form adds a drone. */
  drone?: Drone;
  onSaved: (drone: Drone) => void;
  onCancel: () => void;
}

export function DroneForm({ drone, onSaved, onCancel }: DroneFormProps) {
  const { t } = useTranslation('gear');
  const [initialValues] = useState(() => (drone ? valuesOf(drone) : newDroneValues));
  const [isDirty, setDirty] = useState(false);
  const { save, progress, cancelUpload } = useSaveDrone(drone);
  useUnsavedGuard(isDirty, 'query');

  return (
    <Form<DroneValues>
      label={t(drone ? 'form.editTitle' : 'form.newTitle')}
      initialValues={initialValues}
      validationSchema={droneFormSchema}
      onDirtyChange={setDirty}
      onSubmit={async (values) => onSaved(await save(values))}
    >
      <IdentitySection />
      <BuildSection />
      <NotesSection />
      <PhotoSection image={drone?.image ?? null} progress={progress} onCancelUpload={cancelUpload} />
      <FormActions submitLabel={t(drone ? 'form.save' : 'form.create')} onCancel={onCancel} />
    </Form>
  );
}
