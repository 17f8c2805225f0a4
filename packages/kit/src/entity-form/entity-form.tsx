import { useSession } from '@estela/api';
import { FormActions, type FormActionsProps, type FormikValues, FormTextsContext } from '@estela/ui/form';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type DraftPlace, dropDraft } from '../draft/draft-store.ts';
import { FormDraft } from '../draft/form-draft.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { useStrayDrops } from '../stray-drops.ts';
import { type TextPlace, useFormTexts } from './form-texts.ts';
import { type PictureProps, type SaveEntityOptions, useSaveEntity } from './use-save-entity.ts';

export interface EntityDraft<Entity> {
  /** Names the form on this device, for every release to come. */
  name: string;
  /** Says when the entity was last saved. */
  versionOf: (entity: Entity) => string;
  /** Fields that nobody types and that are too large to keep at each keystroke. */
  omit?: readonly string[];
}

export interface EntityFormProps<Entity, Values extends FormikValues, Input>
  extends SaveEntityOptions<Entity, Values, Input>,
    Pick<FormProps<Values>, 'fieldNames' | 'messages' | 'submitOnEnter'> {
  label: string;
  /** Where fields that have no label of their own find it, by their name; with hint and placeholder. */
  texts?: TextPlace | undefined;
  schema: FormProps<Values>['validationSchema'];
  newValues: () => Values;
  /** Keeps what is typed on this device until it is saved, and offers it again. */
  draft?: EntityDraft<Entity>;
  submitLabel: string;
  /** The buttons, where there are more than those that save and leave. */
  actions?: ComponentType<FormActionsProps>;
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
  const { actions: Actions = FormActions } = props;
  useStrayDrops();
  // What is typed stays, whatever a later answer says.
  const [initialValues] = useState(() => (entity ? toValues(entity) : newValues()));
  const { user } = useSession();
  const [draft] = useState(() => user && props.draft && placeOf(props.draft, user._id, entity));
  const texts = useFormTexts(props.texts);
  const { save, pictureProps } = useSaveEntity(props, texts);
  const fields = typeof children === 'function' ? children(pictureProps) : children;

  async function submit(values: Values) {
    const saved = await save(values);
    if (draft) dropDraft(draft);
    onSaved(saved);
  }

  return (
    <Form<Values>
      label={props.label}
      guard="query"
      fieldNames={props.fieldNames}
      messages={props.messages}
      submitOnEnter={props.submitOnEnter ?? false}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={submit}
    >
      <FormTextsContext value={texts}>
        {draft ? (
          <FormDraft place={draft} omit={props.draft?.omit}>
            {fields}
          </FormDraft>
        ) : (
          fields
        )}
      </FormTextsContext>
      <Actions submitLabel={submitLabel} onCancel={onCancel} />
    </Form>
  );
}

function placeOf<Entity extends { _id: string }>(
  { name, versionOf }: EntityDraft<Entity>,
  owner: string,
  entity: Entity | undefined,
): DraftPlace {
  return { owner, form: `${name}.${entity?._id ?? 'new'}`, version: entity ? versionOf(entity) : '' };
}
