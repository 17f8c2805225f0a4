import { useTranslation } from '@estela/i18n';
import { Button, cx, Inline, ProgressBar, useCanDrop } from '@estela/ui';
import { DropArea } from '@estela/ui/file-drop';
import { Crop, ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldTexts } from './field-texts.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import styles from './image-field.module.css';
import { ImagePreview } from './image-preview.tsx';
import { LazyCropDialog } from './lazy-crop-dialog.ts';
import type { FieldState } from './use-field.ts';

export interface ImageFieldProps extends FieldProps {
  /** The picture that is there already. */
  currentUrl?: string | null | undefined;
  /** Offered only with it: takes away the picture that is there. */
  onRemoveCurrent?: () => void;
  /** 0 to 100 while it uploads. */
  progress?: number | undefined;
  onCancel?: () => void;
  ratio?: '16/9' | '4/3' | '1/1';
}

const aspects = { '16/9': 16 / 9, '4/3': 4 / 3, '1/1': 1 };

/** What the server takes; it looks at the content again. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** What was chosen, by what was cropped of it. */
const originals = new WeakMap<File, File>();

/** One picture, chosen or dropped. Holds a `File`, or null. Check size and kind with `imageRule`. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, hint: _, required, quiet, className, ...rest } = props;
  const { hint } = useFieldTexts(props);
  const canDrop = useCanDrop();
  const { t } = useTranslation('common');
  return (
    <FormField<File | null>
      name={name}
      label={label}
      hint={hint ?? (canDrop ? t('imageHint') : undefined)}
      required={required}
      quiet={quiet}
      className={className}
    >
      {(field) => <ImageBox field={field} {...rest} />}
    </FormField>
  );
}

type ImageBoxProps = Omit<ImageFieldProps, keyof FieldProps> & { field: FieldState<File | null> };

function ImageBox({ field, currentUrl, onRemoveCurrent, progress, onCancel, ratio = '16/9' }: ImageBoxProps) {
  const { t } = useTranslation('common');
  const { value, setValue, control } = field;
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const filled = Boolean(value ?? currentUrl);
  const clear = value ? () => setValue(null) : onRemoveCurrent;
  return (
    <div className={styles.image}>
      {/* The label of the field names the input; this area only takes drops. */}
      <DropArea
        className={styles.area}
        data-ratio={ratio}
        overClassName={styles.over}
        onFiles={([file]) => file && setValue(file)}
      >
        <ImagePreview file={value ?? null} url={currentUrl} />
        <input
          {...control}
          ref={input}
          type="file"
          accept={accepted}
          className={styles.input}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) setValue(file);
            event.target.value = '';
          }}
        />
        <span className={cx(styles.choose, filled && styles.chooseOver)} aria-hidden="true">
          <ImagePlus />
          {filled ? t('changeImage') : t('chooseImage')}
        </span>
      </DropArea>
      {progress !== undefined && (
        <ProgressBar
          label={t('uploading', { percent: Math.round(progress) })}
          value={progress}
          onCancel={onCancel}
        />
      )}
      {filled && clear && progress === undefined && (
        <Inline gap={8}>
          {value && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Crop aria-hidden="true" />}
              onClick={() => setCropping(true)}
            >
              {t('cropImage')}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={clear}>
            {t('removeImage')}
          </Button>
        </Inline>
      )}
      {value && (
        <LazyCropDialog
          open={isCropping}
          onOpenChange={setCropping}
          file={originals.get(value) ?? value}
          aspect={aspects[ratio]}
          onCrop={(part) => {
            originals.set(part, originals.get(value) ?? value);
            setValue(part);
            setCropping(false);
          }}
        />
      )}
    </div>
  );
}
