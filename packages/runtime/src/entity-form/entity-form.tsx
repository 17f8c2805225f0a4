import { Form, type FormProps } from '@estela/runtime/form';
import { FormActions, type FormikValues, FormTextsContext } from '@estela/ui/form';
import { type ReactNode, useState } from 'react';
import { type TextPlace, useFormTexts } from './form-texts.ts';
import { type PictureProps, type SaveEntityOptions, useSaveEntity } from './use-save-entity.ts';

export interface EntityFormProps<Entity, Values extends FormikValues, Input>
  extends SaveEntityOptions<Entity, Values, Input>,
    Pick<FormProps<Values>, 'fieldNames' | 'messages' | 'submitOnEnter'> {
  label: string;
  /** Where fields that have no label of their own find it, by their name; with hint and placeholder. */
  texts?: TextPlace | undefined;
  schema: FormProps<Values>['validationSchema'];
  newValues: () => Values;
  submitLabel: string;
  onSaved: (entity: Entity) => void;
  onCancel: () => void;
  /** The fields; a function gets what its `ImageField` shows of an upload. */
  children: ReactNode | ((picture: PictureProps) => ReactNode);
}

/** The form that adds or changes an entity, on a page or in a dialog that the address's query opens. */
export function EntityForm<Entity extends { _id: string }, Values extends FormikValues, Input extends object>(
  props: EntityFormProps<Entity, Values, Input>,
) {
  const { entity, toValues, newValues, schema, submitLabel, onSaved, onCancel, children } = props;
  // What is typed stays, whatever a later answer says.
  const [initialValues] = useState(() => (entity ? toValues(entity) : newValues()));
  const texts = useFormTexts(props.texts);
  const { save, pictureProps } = useSaveEntity(props, texts);
  return (
    <Form<Values>
      label={props.label}
      guard="query"
      fieldNames={props.fieldNames}
      messages={props.messages}
      submitOnEnter={props.submitOnEnter ?? false}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values) => onSaved(await save(values))}
    >
      <FormTextsContext value={texts}>
        {typeof children === 'function' ? children(pictureProps) : children}
      </FormTextsContext>
      <FormActions submitLabel={submitLabel} onCancel={onCancel} />
    </Form>
  );
}
