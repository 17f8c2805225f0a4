import { limits } from '@estela/contracts/limits';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { IconButton, Inline, ProgressBar } from '@estela/ui';
import { DropArea } from '@estela/ui/file-drop';
import { type FieldState, FormField, ImagePreview, LengthLeft } from '@estela/ui/form';
import { ArrowUp, ImagePlus, X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import styles from './photos-field.module.css';
import type { ChosenPhoto } from './post-form-schema.ts';

export interface PhotosProgress {
  /** Counted from 1. */
  number: number;
  /** 0 to 100. */
  progress: number;
  onCancel: () => void;
}

interface PhotosFieldProps {
  /** While they are being uploaded. */
  sending: PhotosProgress | undefined;
}

const isTooLong = (alt: string) => alt.trim().length > limits.altText.max;

/** The photos of a post: chosen, dropped or pasted, each with its description, in their order. */
export function PhotosField(props: PhotosFieldProps) {
  return (
    <FormField<ChosenPhoto[]> name="pictures">{(field) => <PhotosBox field={field} {...props} />}</FormField>
  );
}

function PhotosBox({ field, sending }: PhotosFieldProps & { field: FieldState<ChosenPhoto[]> }) {
  const { t } = useTranslation('groups');
  const { value: photos, setValue, control } = field;
  const wrong = { 'aria-invalid': true, 'data-e-invalid': true, 'aria-describedby': field.ids.hint } as const;
  const isFull = photos.length >= limits.picturesPerPost.max;

  function add(files: FileList | null) {
    const chosen = [...(files ?? [])].map((file) => ({ key: crypto.randomUUID(), file, alt: '' }));
    if (chosen.length > 0) setValue([...photos, ...chosen]);
  }

  const change = (at: number, alt: string) =>
    setValue(photos.map((photo, index) => (index === at ? { ...photo, alt } : photo)));

  function forward(at: number) {
    const order = [...photos];
    order.splice(at - 1, 0, ...order.splice(at, 1));
    setValue(order);
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length > 0) add(event.clipboardData.files);
  }

  return (
    <div className={styles.box}>
      {photos.length > 0 && (
        <ol className={styles.list}>
          {photos.map((photo, at) => (
            <li key={photo.key} className={styles.row}>
              <div className={styles.picture}>
                <ImagePreview file={photo.file ?? null} url={pictureSources(photo.url ?? null).src} />
              </div>
              <label htmlFor={`${control.id}-${photo.key}`} className={styles.words}>
                {t('postForm.alt', { number: at + 1 })}
              </label>
              <Inline gap={4}>
                {at > 0 && (
                  <IconButton
                    label={t('postForm.forward', { number: at + 1 })}
                    icon={<ArrowUp aria-hidden="true" />}
                    onClick={() => forward(at)}
                  />
                )}
                <IconButton
                  label={t('postForm.removePhoto', { number: at + 1 })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => setValue(photos.filter((one) => one !== photo))}
                />
              </Inline>
              <input
                id={`${control.id}-${photo.key}`}
                className={styles.input}
                value={photo.alt}
                {...(isTooLong(photo.alt) && wrong)}
                onChange={({ target }) => change(at, target.value)}
                onBlur={control.onBlur}
              />
              <LengthLeft text={photo.alt.trim()} max={limits.altText.max} onlyOver />
            </li>
          ))}
        </ol>
      )}
      <DropArea className={styles.area} onPaste={paste} overClassName={styles.over} onFiles={add}>
        <input
          {...control}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          disabled={isFull}
          className={styles.file}
          onChange={({ target }) => {
            add(target.files);
            target.value = '';
          }}
        />
        <ImagePlus aria-hidden="true" />
        <span aria-hidden="true">
          {t(isFull ? 'postForm.photosFull' : 'postForm.addPhotos', { max: limits.picturesPerPost.max })}
        </span>
      </DropArea>
      {sending && (
        <ProgressBar
          label={t('postForm.sending', { number: sending.number })}
          value={sending.progress}
          onCancel={sending.onCancel}
        />
      )}
    </div>
  );
}
