import { useGearCalls } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { FavoriteControl } from '@estela/kit/entity';

export function EquipmentFavorite({ item }: { item: Pick<EquipmentItem, '_id' | 'name' | 'favorite'> }) {
  const { t } = useTranslation('gear');
  const { _id, name, favorite } = item;
  const { starEquipmentItem } = useGearCalls();
  return (
    <FavoriteControl
      name={name}
      favorite={favorite}
      change={(on) => starEquipmentItem(_id, on)}
      failed={t('equipment.favoriteFailed')}
    />
  );
}
