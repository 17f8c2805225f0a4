import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { FormSection, ImageField, TextField } from '@estela/ui/form';
import styles from './media-section.module.css';
import { VideoPreview } from './video-preview.tsx';

interface MediaSectionProps {
  /** The poster that is there already. */
  poster: string | null;
  /** 0 to 100 while a poster is on its way. */
  progress: number | undefined;
  onCancelUpload: () => void;
}

const bytesPerMegabyte = 1_048_576;

export function MediaSection({ poster, progress, onCancelUpload }: MediaSectionProps) {
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
          required
        />
        <VideoPreview />
      </div>
      <ImageField
        className={styles.poster}
        name="poster"
        label={t('form.poster')}
        hint={t('form.posterHint', { max: limits.image.bytes / bytesPerMegabyte })}
        currentUrl={poster}
        progress={progress}
        onCancel={onCancelUpload}
      />
    </FormSection>
  );
}
