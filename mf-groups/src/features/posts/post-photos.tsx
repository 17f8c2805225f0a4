import type { Post } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { PhotoDialog } from '@estela/kit/photos';
import { Cover } from '@estela/ui';
import { useState } from 'react';
import styles from './post-photos.module.css';

/** How many the card shows; the dialog has them all. */
const inCard = 4;

/** The photos of a post; a press opens them in full size. */
export function PostPhotos({ post: { title, pictures } }: { post: Post }) {
  const { t } = useTranslation('groups');
  const [index, setIndex] = useState(0);
  const [isLarge, setLarge] = useState(false);
  if (pictures.length === 0) return null;
  const shown = pictures.slice(0, inCard);
  const more = pictures.length - shown.length;
  const textOf = (at: number) =>
    pictures[at]?.alt || t('post.photo', { number: at + 1, total: pictures.length, title });

  function enlarge(at: number) {
    setIndex(at);
    setLarge(true);
  }

  return (
    <>
      <ul className={styles.photos} data-count={shown.length} aria-label={t('post.photos', { title })}>
        {shown.map((picture, at) => {
          const isWide = shown.length === 1 || (shown.length === 3 && at === 0);
          return (
            <li key={picture._id}>
              <button
                type="button"
                className={styles.photo}
                aria-haspopup="dialog"
                aria-label={t('post.enlarge', { photo: textOf(at) })}
                onClick={() => enlarge(at)}
                onPointerEnter={PhotoDialog.fetchAhead}
                onFocus={PhotoDialog.fetchAhead}
              >
                <Cover
                  {...pictureSources(picture.url)}
                  sizes={isWide ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 20rem, 50vw'}
                  seed={picture._id}
                  ratio={isWide ? '16/9' : '4/3'}
                />
                {more > 0 && at === inCard - 1 && (
                  <span className={styles.more}>{t('post.morePhotos', { count: more })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <PhotoDialog
        open={isLarge}
        onOpenChange={setLarge}
        name={title}
        photos={pictures}
        index={index}
        onIndex={setIndex}
        textOf={textOf}
      />
    </>
  );
}
