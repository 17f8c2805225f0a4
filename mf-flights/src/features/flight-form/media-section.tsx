import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import type { PictureProps } from '@estela/runtime/entity-form';
import { FormSection, ImageField, TextField } from '@estela/ui/form';
import styles from './media-section.module.css';
import { VideoPreview } from './video-preview.tsx';

interface MediaSectionProps {
  /** The poster that is there already. */
  poster: string | null;
  picture: PictureProps;
}

const bytesPerMegabyte = 1_048_576;

export function MediaSection({ poster, picture }: MediaSectionProps) {
  const { t } = useTranslation('flights');
  return (
    <FormSection title={t('form.section.media')} number={1}>
      <div>
        <TextField
          name="videoUrl"
          type="url"
          inputMode="url"
          label={t('form.videoUrl')}
          hint={t('form.videoUrlHint')}
        />
        <VideoPreview />
      </div>
      <ImageField
        {...picture}
        className={styles.poster}
        name="poster"
        label={t('form.poster')}
        hint={t('form.posterHint', { max: limits.image.bytes / bytesPerMegabyte })}
        currentUrl={poster}
      />
    </FormSection>
  );
}
