import type { Spot } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { PhotoDialog } from '@estela/kit/photos';
import { MapThumb } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { Cover } from '@estela/ui';
import { useState } from 'react';
import styles from './spot-gallery.module.css';

interface SpotGalleryProps {
  spot: Spot;
  isOwn: boolean;
}

/** Its photos, the chosen one large, and in full size after a press; without any, a map. */
export function SpotGallery({ spot, isOwn }: SpotGalleryProps) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const [chosenId, choose] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const { _id, name, photos, location } = spot;
  const chosen = photos.find((photo) => photo._id === chosenId) ?? photos[0];
  if (!chosen)
    return (
      <MapThumb
        className={styles.map}
        point={location}
        settings={settings}
        mine={isOwn}
        approximate={!isOwn && location.precision === 'area'}
      />
    );
  const textOf = (index: number) =>
    photos[index]?.alt || t('page.photo', { number: index + 1, total: photos.length, name });
  const index = photos.indexOf(chosen);
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.large}
        aria-haspopup="dialog"
        aria-label={t('photos.enlarge', { photo: textOf(index) })}
        onClick={() => setLarge(true)}
        onPointerEnter={PhotoDialog.fetchAhead}
        onFocus={PhotoDialog.fetchAhead}
      >
        <Cover
          key={chosen._id}
          {...pictureSources(chosen.url)}
          sizes="(min-width: 64rem) 48rem, 100vw"
          seed={_id}
          alt={textOf(index)}
          className={styles.picture}
          eager
        />
      </button>
      {photos.length > 1 && (
        <ul className={styles.strip} aria-label={t('page.photos')}>
          {photos.map((photo, index) => (
            <li key={photo._id}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={photo === chosen}
                aria-label={textOf(index)}
                onClick={() => choose(photo._id)}
              >
                <Cover {...pictureSources(photo.url)} sizes="5rem" seed={photo._id} ratio="4/3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoDialog
        open={isLarge}
        onOpenChange={setLarge}
        name={name}
        photos={photos}
        index={index}
        onIndex={(wanted) => choose(photos[wanted]?._id)}
        textOf={textOf}
      />
    </div>
  );
}
