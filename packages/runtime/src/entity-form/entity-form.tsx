import { Form, type FormProps } from '@estela/runtime/form';
import { FormActions, type FormikValues } from '@estela/ui/form';
import { type ReactNode, useState } from 'react';
import { type PictureProps, type SaveEntityOptions, useSaveEntity } from './use-save-entity.ts';

export interface EntityFormProps<Entity, Values extends FormikValues, Input>
  extends SaveEntityOptions<Entity, Values, Input>,
    Pick<FormProps<Values>, 'fieldNames' | 'submitOnEnter'> {
  label: string;
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
  const { save, pictureProps } = useSaveEntity(props);
  return (
    <Form<Values>
      label={props.label}
      guard="query"
      fieldNames={props.fieldNames}
      submitOnEnter={props.submitOnEnter ?? false}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values) => onSaved(await save(values))}
    >
      {typeof children === 'function' ? children(pictureProps) : children}
      <FormActions submitLabel={submitLabel} onCancel={onCancel} />
    </Form>
  );
}
