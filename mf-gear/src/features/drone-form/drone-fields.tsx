import { limits } from '@estela/contracts/limits';
import { droneTypes, droneVisibilities, originTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { type PictureProps, VisibilityField } from '@estela/runtime/entity-form';
import {
  FieldRow,
  FormSection,
  ImageField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from '@estela/ui/form';
import styles from './drone-fields.module.css';

const bytesPerMegabyte = 1_048_576;

export function DroneFields({ image, picture }: { image: string | null; picture: PictureProps }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [grams, millimetres] = [common('unit.grams'), common('unit.millimetres')];
  const types = droneTypes.map((value) => ({ value, label: t(`droneType.${value}`) }));
  const origins = originTypes.map((value) => ({ value, label: t(`originType.${value}`) }));
  const photoHint = t('form.photoHint', { max: limits.image.bytes / bytesPerMegabyte });
  return (
    <>
      <FormSection title={t('form.section.identity')}>
        <TextField name="name" label={t('form.name')} placeholder={t('form.namePlaceholder')} stopAtMax />
        <SelectField name="type" label={t('form.type')} options={types} />
        <FieldRow>
          <TextField
            name="brand"
            label={t('form.brand')}
            placeholder={t('form.brandPlaceholder')}
            stopAtMax
          />
          <TextField
            name="model"
            label={t('form.model')}
            placeholder={t('form.modelPlaceholder')}
            stopAtMax
          />
        </FieldRow>
        <TextField
          name="serialNumber"
          label={t('form.serialNumber')}
          hint={t('form.serialNumberHint')}
          autoComplete="off"
          stopAtMax
        />
      </FormSection>
      <FormSection title={t('form.section.build')}>
        <FieldRow>
          <NumberField name="weight" label={t('form.weight')} hint={t('form.weightHint')} unit={grams} />
          <NumberField
            name="frameSize"
            label={t('form.frameSize')}
            hint={t('form.frameSizeHint')}
            unit={millimetres}
          />
        </FieldRow>
        <TextField name="frame" label={t('form.frame')} placeholder={t('form.framePlaceholder')} stopAtMax />
        <SelectField
          name="originType"
          label={t('form.originType')}
          placeholder={t('form.originNone')}
          options={origins}
        />
      </FormSection>
      <FormSection title={t('form.section.notes')}>
        <TextArea name="description" label={t('form.description')} hint={t('form.descriptionHint')} />
        <TextArea name="notes" label={t('form.notes')} hint={t('form.notesHint')} />
      </FormSection>
      <FormSection title={t('form.section.photo')}>
        <ImageField
          {...picture}
          className={styles.photo}
          name="image"
          label={t('form.photo')}
          hint={photoHint}
          ratio="4/3"
          currentUrl={image}
        />
        <VisibilityField values={droneVisibilities} />
      </FormSection>
    </>
  );
}
