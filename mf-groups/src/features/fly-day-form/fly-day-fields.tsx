import {
  CheckboxField,
  DateTimeField,
  FieldRow,
  FormSection,
  NumberField,
  TextArea,
  TextField,
  useFormikContext,
} from '@estela/ui/form';
import { type FlyDayValues, latestStart } from './fly-day-values.ts';
import { PlaceFields } from './place-fields.tsx';

export function FlyDayFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<FlyDayValues>();
  return (
    <>
      <FormSection name="when" number={1}>
        <TextField name="title" />
        <FieldRow>
          <DateTimeField name="at" min={new Date().toISOString()} max={latestStart()} />
          <DateTimeField name="until" min={values.at} />
        </FieldRow>
      </FormSection>
      <FormSection name="where" number={2}>
        <PlaceFields />
      </FormSection>
      <FormSection name="who" number={3}>
        <NumberField name="limit" integer />
        <TextArea name="description" />
        {isNew && <CheckboxField name="going" />}
      </FormSection>
    </>
  );
}
