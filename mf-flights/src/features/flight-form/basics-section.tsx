import { visibilities } from '@estela/contracts/values';
import { VisibilityField } from '@estela/kit/entity-form';
import { CheckboxField, DateTimeField, FormSection, TextArea, TextField } from '@estela/ui/form';
import styles from './basics-section.module.css';
import { useLogSource } from './log-source.tsx';

export function BasicsSection() {
  return (
    <FormSection name="basics" number={2}>
      <TextField name="title" />
      <TextArea name="description" />
      <DateTimeField name="recordedAt" hint={useLogSource('recordedAt')} />
      <VisibilityField values={visibilities} className={styles.visibility} />
      <CheckboxField name="featured" />
      <CheckboxField name="commentsOff" />
    </FormSection>
  );
}
