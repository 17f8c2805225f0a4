import type { PictureProps } from '@estela/runtime/entity-form';
import { FormSection, ImageField, TextField } from '@estela/ui/form';
import type { ReactNode } from 'react';
import styles from './media-section.module.css';
import { VideoPreview } from './video-preview.tsx';

interface MediaSectionProps {
  /** The poster that is there already. */
  poster: string | null;
  picture: PictureProps;
  /** Takes logs: they fill the rest of the form. */
  logs: ReactNode;
}

export function MediaSection({ poster, picture, logs }: MediaSectionProps) {
  return (
    <FormSection name="media" number={1}>
      <div>
        <TextField name="videoUrl" type="url" inputMode="url" />
        <VideoPreview poster={poster} />
      </div>
      {logs}
      <ImageField {...picture} className={styles.poster} name="poster" currentUrl={poster} />
    </FormSection>
  );
}
