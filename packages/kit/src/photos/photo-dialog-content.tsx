import { pictureSources } from '@estela/contracts/pictures';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import photosEn from './locales/photos.en.json' with { type: 'json' };
import photosEs from './locales/photos.es.json' with { type: 'json' };
import styles from './photo-dialog.module.css';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import { useSwipe } from './use-swipe.ts';

/** Each photo as large as the screen: by arrows, by buttons and by swiping, round and round. */
export function PhotoDialogContent({
  open,
  onOpenChange,
  name,
  photos,
  index,
  onIndex,
  textOf,
}: PhotoDialogProps) {
  const { t, i18n } = useTranslation('photos');
  const photo = photos[index];
  const step = (by: number) => onIndex((index + by + photos.length) % photos.length);
  const swipe = useSwipe(step);
  useArrows(open, step);
  const isReady = i18n.hasResourceBundle('es', 'photos');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'photos', { es: photosEs, en: photosEn });
  }, [i18n, isReady]);
  if (!isReady) return null;
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
                label={t('previous')}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => step(-1)}
              />
              <span className={styles.count}>{t('count', { number: index + 1, total: photos.length })}</span>
              <IconButton
                label={t('next')}
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
