import { useFavoriteEquipmentItemMutation, useUnfavoriteEquipmentItemMutation } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { FavoriteControl } from '@estela/runtime/entity';

export function EquipmentFavorite({ item }: { item: Pick<EquipmentItem, '_id' | 'name' | 'favorite'> }) {
  const { t } = useTranslation('gear');
  const { _id, name, favorite } = item;
  const [add] = useFavoriteEquipmentItemMutation();
  const [remove] = useUnfavoriteEquipmentItemMutation();
  return (
    <FavoriteControl
      name={name}
      favorite={favorite}
      change={(on) => (on ? add : remove)(_id)}
      failed={t('equipment.favoriteFailed')}
    />
  );
}
