import { errorText, useUpload } from '@estela/api';
import {
  useAddSpotPhotoMutation,
  useDeleteSpotPhotoMutation,
  useUpdateSpotMutation,
} from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Alert, Button, Inline, ProgressBar, Section, toast } from '@estela/ui';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { SpotPhotoRow } from './spot-photo-row.tsx';
import styles from './spot-photos.module.css';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Its owner adds photos one after the other, gives them words and an order, and takes them away. */
export function SpotPhotos({ spot: { _id, photos } }: { spot: Spot }) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const [add] = useAddSpotPhotoMutation();
  const upload = useUpload(add);
  const [update] = useUpdateSpotMutation();
  const [remove] = useDeleteSpotPhotoMutation();
  const room = limits.photosPerSpot.max - photos.length;

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, room);
    for (const file of files) if ((await upload.start({ id: _id, file })).error) break;
    target.value = '';
  }

  async function keep(result: Promise<{ error?: unknown }>) {
    const { error } = await result;
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
  }

  function move(from: number, to: number) {
    const order = photos.map(({ _id: photo, alt }) => ({ _id: photo, alt }));
    order.splice(to, 0, ...order.splice(from, 1));
    void keep(update({ id: _id, body: { photos: order } }));
  }

  function describe(photo: string, alt: string) {
    const body = { photos: photos.map((one) => ({ _id: one._id, alt: one._id === photo ? alt : one.alt })) };
    void keep(update({ id: _id, body }));
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
              onFirst={index > 0 ? () => move(index, index - 1) : undefined}
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
      {upload.error && <Alert>{errorText(upload.error, common)}</Alert>}
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
