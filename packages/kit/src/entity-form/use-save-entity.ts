import { type ApiError, errorText, type UploadArg, type UploadRun, useUpload } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import type { FormTexts } from '@estela/ui/form';
import { useRef } from 'react';
import { changesOf } from './changes-of.ts';
import { useUnchanged } from './use-unchanged.ts';

/** What is saved: its id, and when it was last changed. */
interface Saved {
  _id: string;
  updatedAt?: string;
}

export interface Call<Entity> {
  unwrap: () => Promise<Entity>;
}

export interface PictureOptions {
  /** The form's field that holds the file. */
  field: string;
  /** The upload mutation. */
  upload: (arg: UploadArg & { id: string }) => UploadRun<unknown>;
  /** The entity is saved, its picture was rejected. Default: the form's text `<field>Failed`. */
  failed?: string;
  /** The entity is saved, its picture was cancelled. Default: the form's text `<field>Cancelled`. */
  cancelled?: string;
}

/** How an entity goes from a form to the server: its values, its input, and the calls that create and change it. */
export interface SaveEntityOptions<Entity, Values, Input> {
  /** The entity to change; without one the form creates. */
  entity: Entity | undefined;
  toValues: (entity: Entity) => Values;
  /** What the wire takes; only for values that the schema has let through. */
  toInput: (values: Values) => Input;
  create: (input: Input) => Call<Entity>;
  /** Gets what was changed and nothing else. */
  update: (change: { id: string; body: Partial<Input>; seen?: string | undefined }) => Call<Entity>;
  picture?: PictureOptions;
}

/** What an `ImageField` shows of the picture on its way. */
export interface PictureProps {
  /** 0 to 100 while it uploads. */
  progress: number | undefined;
  onCancel: () => void;
}

const noUpload = () => ({ unwrap: async () => undefined, abort: () => undefined });

/**
 * Creates or changes an entity and then sends its picture. Where only the picture fails the entity stays saved:
 * sending the form again changes it instead of making a second one. `save` rejects with an API error.
 */
export function useSaveEntity<Entity extends Saved, Values extends object, Input extends object>(
  options: SaveEntityOptions<Entity, Values, Input>,
  { text }: FormTexts,
) {
  const { toValues, toInput, create, update, picture } = options;
  const { t } = useTranslation('common');
  const saved = useRef(options.entity);
  /** What this form has saved already: an answer may hold less of it, or hold it otherwise. */
  const sent = useRef<Input>(undefined);
  const unchanged = useUnchanged();
  const upload = useUpload(picture?.upload ?? noUpload);

  async function write(values: Values): Promise<Entity> {
    const { current } = saved;
    const input = toInput(values);
    const body = current && changesOf(input, sent.current ?? toInput(toValues(current)));
    if (!body) saved.current = await create(input).unwrap();
    else if (Object.keys(body).length > 0)
      saved.current = await unchanged(current.updatedAt, (seen) =>
        update({ id: current._id, body, seen }).unwrap(),
      );
    sent.current = input;
    return saved.current as Entity;
  }

  async function send(id: string, { field, failed, cancelled }: PictureOptions, file: File): Promise<void> {
    const { error } = await upload.start({ id, file });
    if (!error) return;
    const isCancelled = error.code === 'ABORTED';
    const summary = isCancelled
      ? (cancelled ?? text(`${field}Cancelled`))
      : (failed ?? text(`${field}Failed`));
    // At the picture's field: that the rest is saved, and why the picture is not.
    const whole = [summary, errorText(error, t)].filter(Boolean).join(' ');
    throw {
      ...error,
      message: summary ?? error.message,
      fields: isCancelled ? {} : { [field]: whole },
    } satisfies ApiError;
  }

  async function save(values: Values): Promise<Entity> {
    const entity = await write(values);
    const file = picture && values[picture.field as keyof Values];
    if (picture && file instanceof File) await send(entity._id, picture, file);
    return entity;
  }

  const pictureProps: PictureProps = {
    progress: upload.isUploading ? upload.progress * 100 : undefined,
    onCancel: upload.cancel,
  };
  return { save, pictureProps };
}
