import { useTranslation } from '@estela/i18n';
import { Coming } from '../features/coming/coming.tsx';

export function EquipmentPage() {
  const { t } = useTranslation('gear');
  return <Coming area="equipment" title={t('soon.equipment')} text={t('soon.equipmentText')} />;
}
