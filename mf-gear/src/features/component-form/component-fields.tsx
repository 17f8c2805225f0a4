import { componentTypes } from '@estela/contracts/values';
import type { PictureProps } from '@estela/kit/entity-form';
import {
  FieldRow,
  FormSection,
  ImageField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from '@estela/ui/form';
import styles from './component-fields.module.css';

export function ComponentFields({ image, picture }: { image: string | null; picture: PictureProps }) {
  return (
    <>
      <FormSection name="identity">
        <Identity />
      </FormSection>
      <FormSection name="details">
        <FieldRow>
          <NumberField name="quantity" integer />
          <NumberField name="weight" measure="grams" />
        </FieldRow>
        <TextField name="sourceUrl" type="url" inputMode="url" autoComplete="off" />
        <TextArea name="description" />
      </FormSection>
      <FormSection name="photo">
        <ImageField {...picture} className={styles.photo} name="image" ratio="16/9" currentUrl={image} />
      </FormSection>
    </>
  );
}

/** What it takes to name a part: the rest can be added on its own page. */
export function NewComponentFields() {
  return (
    <>
      <Identity />
      <NumberField name="weight" measure="grams" />
    </>
  );
}

function Identity() {
  return (
    <>
      <TextField name="name" />
      <FieldRow>
        <SelectField name="type" values={componentTypes} labels="componentType" />
        <TextField name="brand" />
      </FieldRow>
    </>
  );
}
