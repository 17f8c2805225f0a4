import type { EquipmentItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import styles from './equipment-texts.module.css';

export function EquipmentTexts({ item: { description, notes } }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  return (
    <>
      {description && (
        <Section title={t('equipmentForm.description')}>
          <p className={styles.text}>{description}</p>
        </Section>
      )}
      {notes && (
        <Section title={t('equipmentForm.notes')}>
          <p className={styles.text}>{notes}</p>
        </Section>
      )}
    </>
  );
}
