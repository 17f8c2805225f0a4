import { useGearCalls } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { FavoriteControl } from '@estela/kit/entity';

export function PartFavorite({ component: { _id, name, favorite } }: { component: Component }) {
  const { t } = useTranslation('gear');
  const { starComponent } = useGearCalls();
  return (
    <FavoriteControl
      name={name}
      favorite={favorite}
      change={(wanted) => starComponent(_id, wanted)}
      failed={t('equipment.favoriteFailed')}
    />
  );
}
