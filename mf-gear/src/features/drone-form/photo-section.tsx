import { limits } from '@estela/contracts/limits';
import { droneVisibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FormSection, ImageField, RadioCards } from '@estela/ui/form';
import styles from './photo-section.module.css';

interface PhotoSectionProps {
  /** The photo that is there already. */
  image: string | null;
  /** 0 to 100 while a photo is on its way. */
  progress: number | undefined;
  onCancelUpload: () => void;
}

const bytesPerMegabyte = 1_048_576;

export function PhotoSection({ image, progress, onCancelUpload }: PhotoSectionProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  return (
    <FormSection title={t('form.section.photo')}>
      <ImageField
        className={styles.photo}
        name="image"
        label={t('form.photo')}
        hint={t('form.photoHint', { max: limits.image.bytes / bytesPerMegabyte })}
        ratio="4/3"
        currentUrl={image}
        progress={progress}
        onCancel={onCancelUpload}
      />
      <RadioCards
        name="visibility"
        label={t('form.visibility')}
        required
        options={droneVisibilities.map((value) => ({
          value,
          label: common(`visibility.${value}`),
          hint: t(`form.visibilityHint.${value}`),
        }))}
      />
    </FormSection>
  );
}
