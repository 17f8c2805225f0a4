import type { Spot } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { DeleteEntityButton } from '@estela/kit/entity';
import { Cover, IconButton } from '@estela/ui';
import { LengthLeft } from '@estela/ui/form';
import { ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './spot-photos.module.css';

interface SpotPhotoRowProps {
  photo: Spot['photos'][number];
  /** Counted from 1. */
  number: number;
  onDescribe: (alt: string) => void;
  /** Moves it one place forward; undefined for the first. */
  onFirst: (() => void) | undefined;
  remove: () => Promise<{ error?: unknown }>;
}

export function SpotPhotoRow({ photo, number, onDescribe, onFirst, remove }: SpotPhotoRowProps) {
  const { t } = useTranslation('spots');
  const name = t('photos.one', { number });
  const [words, setWords] = useState(photo.alt);
  const isTooLong = words.trim().length > limits.altText.max;
  const sent = useRef(photo.alt);
  const send = () => {
    const next = words.trim();
    sent.current = next;
    if (next !== photo.alt) onDescribe(next);
  };
  // Going back while typing unmounts the field without a blur event.
  const sendLast = useEffectEvent(() => {
    if (words.trim() !== sent.current) send();
  });
  useEffect(() => () => sendLast(), []);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Cover {...pictureSources(photo.url)} sizes="6rem" seed={photo._id} ratio="4/3" />
      </div>
      <label className={styles.words}>
        <span>{t('photos.alt', { number })}</span>
        <input
          className={styles.input}
          value={words}
          aria-invalid={isTooLong || undefined}
          onChange={({ target }) => setWords(target.value)}
          onBlur={() => !isTooLong && send()}
        />
        <LengthLeft text={words.trim()} max={limits.altText.max} onlyOver />
      </label>
      {onFirst && (
        <IconButton
          label={t('photos.forward', { number })}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={onFirst}
        />
      )}
      <DeleteEntityButton name={name} text={t('photos.deleteText')} remove={remove} />
    </li>
  );
}
