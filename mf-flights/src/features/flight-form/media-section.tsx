import type { PictureProps } from '@estela/runtime/entity-form';
import { FormSection, ImageField, TextField } from '@estela/ui/form';
import styles from './media-section.module.css';
import { VideoPreview } from './video-preview.tsx';

interface MediaSectionProps {
  /** The poster that is there already. */
  poster: string | null;
  picture: PictureProps;
}

export function MediaSection({ poster, picture }: MediaSectionProps) {
  return (
    <FormSection name="media" number={1}>
      <div>
        <TextField name="videoUrl" type="url" inputMode="url" />
        <VideoPreview />
      </div>
      <ImageField {...picture} className={styles.poster} name="poster" currentUrl={poster} />
    </FormSection>
  );
}
