import type { Spot } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styles from './photo-dialog.module.css';
import { useSwipe } from './use-swipe.ts';

export interface PhotoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the spot. */
  name: string;
  photos: Spot['photos'];
  index: number;
  onIndex: (index: number) => void;
  /** What a photo shows, in words. */
  textOf: (index: number) => string;
}

/** The photos of a spot, each as large as the screen: by arrows, by buttons and by swiping, round and round. */
export function PhotoDialog({ open, onOpenChange, name, photos, index, onIndex, textOf }: PhotoDialogProps) {
  const { t } = useTranslation('spots');
  const photo = photos[index];
  const step = (by: number) => onIndex((index + by + photos.length) % photos.length);
  const swipe = useSwipe(step);
  useArrows(open, step);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} className={styles.dialog}>
      <figure className={styles.figure} {...swipe}>
        {photo && (
          <img
            key={photo._id}
            className={styles.photo}
            {...withoutSource(pictureSources(photo.url))}
            sizes="100vw"
            alt={textOf(index)}
            draggable={false}
          />
        )}
        <figcaption className={styles.caption}>
          <span role="status">{textOf(index)}</span>
          {photos.length > 1 && (
            <span className={styles.ways}>
              <IconButton
                label={t('photos.previous')}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => step(-1)}
              />
              <span className={styles.count}>
                {t('photos.count', { number: index + 1, total: photos.length })}
              </span>
              <IconButton
                label={t('photos.next')}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => step(1)}
              />
            </span>
          )}
        </figcaption>
      </figure>
    </Dialog>
  );
}

const withoutSource = ({ src, srcSet }: ReturnType<typeof pictureSources>) => ({
  srcSet,
  src: src ?? undefined,
});

/** Wherever the focus is in the dialog. */
function useArrows(isOn: boolean, step: (by: number) => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    // Before the dialog, which lets no arrow key out.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
