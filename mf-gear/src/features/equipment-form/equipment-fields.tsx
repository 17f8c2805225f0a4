import { equipmentConditions, equipmentTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import type { PictureProps } from '@estela/kit/entity-form';
import {
  DateTimeField,
  FieldRow,
  FormSection,
  ImageField,
  SelectField,
  TextArea,
  TextField,
  useFormikContext,
} from '@estela/ui/form';
import { today } from '../../components/equipment/warranty.ts';
import { BatteryFields } from './battery-fields.tsx';
import styles from './equipment-fields.module.css';
import type { EquipmentValues } from './equipment-values.ts';
import { PriceFields } from './price-fields.tsx';
import { WarrantyFields } from './warranty-fields.tsx';

interface EquipmentFieldsProps {
  image: string | null;
  picture: PictureProps;
}

/** The second step: the details that fit the type. Values of another type's fields stay while the form is open. */
export function EquipmentFields({ image, picture }: EquipmentFieldsProps) {
  const { t } = useTranslation('gear');
  const { type } = useFormikContext<EquipmentValues>().values;
  const example = (name: string) => (type ? t(`equipmentForm.example.${type}.${name}`) : undefined);
  return (
    <>
      <FormSection name="what">
        <FieldRow>
          <SelectField name="type" values={equipmentTypes} labels="equipmentType" />
          <SelectField name="condition" values={equipmentConditions} labels="equipmentCondition" />
        </FieldRow>
        <TextField name="name" placeholder={example('name')} />
        <FieldRow>
          <TextField name="brand" placeholder={example('brand')} />
          <TextField name="model" placeholder={example('model')} />
        </FieldRow>
        <TextField name="serialNumber" autoComplete="off" />
      </FormSection>
      {type === 'battery' && <BatteryFields />}
      <FormSection name="purchase">
        <PriceFields />
        <FieldRow>
          <DateTimeField name="purchaseDate" mode="date" max={today()} />
          <TextField name="sourceUrl" type="url" inputMode="url" autoComplete="off" />
        </FieldRow>
        <WarrantyFields />
      </FormSection>
      <FormSection name="notes">
        <TextField name="location" />
        <TextArea name="description" />
        <TextArea name="notes" />
      </FormSection>
      <FormSection name="photo">
        <ImageField {...picture} className={styles.photo} name="image" ratio="4/3" currentUrl={image} />
      </FormSection>
    </>
  );
}
