import { errorText, useUpload } from '@estela/api';
import { useAddSpotPhotoMutation, useDeleteSpotPhotoMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Alert, Button, Inline, ProgressBar, Section, toast } from '@estela/ui';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { SpotPhotoRow } from './spot-photo-row.tsx';
import styles from './spot-photos.module.css';
import { usePhotoChanges } from './use-photo-changes.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Lets the owner add photos one by one, describe, sort and delete them. */
export function SpotPhotos({ spot: { _id, photos } }: { spot: Spot }) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [add] = useAddSpotPhotoMutation();
  const upload = useUpload(add);
  const [remove] = useDeleteSpotPhotoMutation();
  const { moveForward, describe } = usePhotoChanges({ _id, photos });
  const [unsent, setUnsent] = useState(0);
  const { max } = limits.photosPerSpot;
  const room = max - photos.length;

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    const files = chosen.slice(0, room);
    const left = chosen.length - files.length;
    if (left > 0)
      toast({ tone: 'warning', text: t('photos.left', { count: left, formatted: number(left), max }) });
    setUnsent(0);
    for (const [sent, file] of files.entries()) {
      if ((await upload.start({ id: _id, file })).error) return setUnsent(files.length - sent);
    }
  }

  return (
    <Section title={t('page.photos')}>
      <p className={styles.note}>{t('photos.hint')}</p>
      {photos.length > 0 && (
        <ol className={styles.list}>
          {photos.map((photo, index) => (
            <SpotPhotoRow
              key={photo._id}
              photo={photo}
              number={index + 1}
              onDescribe={(alt) => describe(photo._id, alt)}
              onFirst={index > 0 ? () => moveForward(photo._id) : undefined}
              remove={() => remove({ id: _id, photoId: photo._id })}
            />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        aria-label={t('photos.add')}
        onChange={(event) => void send(event)}
      />
      {upload.isUploading && <ProgressBar label={t('photos.sending')} value={upload.progress * 100} />}
      {upload.error && (
        <Alert>
          {errorText(upload.error, common)}
          {unsent > 1 && ` ${t('photos.unsent', { count: unsent, formatted: number(unsent) })}`}
        </Alert>
      )}
      <Inline>
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          busy={upload.isUploading}
          disabled={room <= 0}
          onClick={() => input.current?.click()}
        >
          {t('photos.add')}
        </Button>
      </Inline>
    </Section>
  );
}
