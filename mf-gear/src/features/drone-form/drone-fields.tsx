import type { Drone } from '@estela/contracts';
import { droneTypes, droneVisibilities, originTypes } from '@estela/contracts/values';
import { type PictureProps, VisibilityField } from '@estela/kit/entity-form';
import {
  FieldRow,
  FormSection,
  ImageField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from '@estela/ui/form';
import type { ComponentType } from 'react';
import styles from './drone-fields.module.css';
import { type NewComponentProps, PartsField } from './parts-field.tsx';

interface DroneFieldsProps {
  drone: Drone | undefined;
  picture: PictureProps;
  /** The dialog that adds a component. */
  newComponent: ComponentType<NewComponentProps>;
}

export function DroneFields({ drone, picture, newComponent }: DroneFieldsProps) {
  return (
    <>
      <FormSection name="identity">
        <TextField name="name" />
        <SelectField name="type" values={droneTypes} labels="droneType" />
        <FieldRow>
          <TextField name="brand" />
          <TextField name="model" />
        </FieldRow>
        <TextField name="serialNumber" autoComplete="off" />
      </FormSection>
      <FormSection name="build">
        <FieldRow>
          <NumberField name="weight" measure="grams" />
          <NumberField name="frameSize" measure="millimetres" />
        </FieldRow>
        <TextField name="frame" />
        <SelectField name="originType" values={originTypes} labels="originType" />
      </FormSection>
      <FormSection name="parts">
        <PartsField parts={drone?.parts ?? []} newComponent={newComponent} />
      </FormSection>
      <FormSection name="notes">
        <TextArea name="description" />
        <TextArea name="notes" />
      </FormSection>
      <FormSection name="photo">
        <ImageField
          {...picture}
          className={styles.photo}
          name="image"
          ratio="4/3"
          currentUrl={drone?.image ?? null}
        />
        <VisibilityField values={droneVisibilities} />
      </FormSection>
    </>
  );
}
