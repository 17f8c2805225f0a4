import { PageHead, useNavigate } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Page, PageHeader, type ToastAction, toast } from '@estela/ui';
import type { FormikValues } from '@estela/ui/form';
import type { ReactNode } from 'react';
import { EntityLoader, type EntityQuery } from '../entity/entity-loader.tsx';
import { useTrailEnd } from '../entity/form-trail.ts';
import { useWayBack } from '../entity/use-way-back.ts';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';
import { type FormPageTexts, formPageTexts, type TextPlace, useFormTexts } from './form-texts.ts';
import type { PictureProps } from './use-save-entity.ts';

type FormOptions<Entity, Values extends FormikValues, Input> = Omit<
  EntityFormProps<Entity, Values, Input>,
  'entity' | 'label' | 'texts' | 'submitLabel' | 'onSaved' | 'onCancel' | 'children'
>;

export interface EntityFormPageProps<Entity, Values extends FormikValues, Input>
  extends FormOptions<Entity, Values, Input> {
  /** The entity to change; without one the page adds one. */
  id: string | undefined;
  /** Asked with `id ?? skipToken`. */
  query: EntityQuery<Entity>;
  /** Where page and fields find their texts, by the names that every form has; or the page's texts themselves. */
  texts: TextPlace | FormPageTexts;
  listPath: string;
  /** The link above the heading, where the form is part of something else. */
  back?: ReactNode;
  /** Takes further parameters of the form out of the address. */
  onLeave?: () => void;
  /** The entity's own page, where a new one is shown; without it the list is. */
  pathOf?: (id: string) => string;
  /** In place of the text after adding. */
  savedText?: () => string | undefined;
  /** What to offer in the toast after saving. */
  toastAction?: (entity: Entity) => ToastAction;
  /** The fields. */
  children: (entity: Entity | undefined, picture: PictureProps) => ReactNode;
}

/** The page that adds or changes an entity: more than four fields; fewer belong in a dialog. */
export function EntityFormPage<
  Entity extends { _id: string },
  Values extends FormikValues,
  Input extends object,
>(props: EntityFormPageProps<Entity, Values, Input>) {
  const {
    id,
    query,
    listPath,
    back,
    pathOf,
    savedText,
    toastAction,
    children,
    texts: given,
    ...form
  } = props;
  const place = typeof given === 'string' ? given : undefined;
  const found = formPageTexts(useFormTexts(place), !id);
  const texts = typeof given === 'string' ? found : given;
  const navigate = useNavigate();
  const goBack = useWayBack();
  const endTrail = useTrailEnd();
  const { close } = useFormPlace();
  const { onLeave = close } = props;

  // In the form's place: Back must not open an old form again.
  function show(entity = id) {
    endTrail(() => {
      if (entity && pathOf) navigate(pathOf(entity), { replace: true });
      else onLeave();
    });
  }

  // What was changed is on the page that led here: a list, at its place, or its own.
  function leave() {
    if (goBack) goBack();
    else show();
  }

  function saved(entity: Entity) {
    const action = toastAction?.(entity);
    const text = (id ? undefined : savedText?.()) ?? texts.saved;
    toast({ tone: 'success', text, ...(action && { action }) });
    if (id) leave();
    else show(entity._id);
  }

  const draw = (entity?: Entity) => (
    <EntityForm
      {...form}
      texts={place}
      entity={entity}
      label={texts.title}
      submitLabel={texts.submit}
      onSaved={saved}
      onCancel={leave}
    >
      {(picture) => children(entity, picture)}
    </EntityForm>
  );
  return (
    <Page>
      <PageHead title={texts.title} />
      {back}
      <PageHeader title={texts.title} lead={texts.lead} />
      {id ? (
        <EntityLoader query={query} texts={texts} backTo={listPath} ownOnly>
          {draw}
        </EntityLoader>
      ) : (
        draw()
      )}
    </Page>
  );
}
