import { useDeleteSpotMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import type { Deletion } from '@estela/kit/entity';

/** Texts and calls for deleting an own spot, from its card and from its page. */
export function useSpotDeletion({ _id, name }: Spot): Omit<Deletion, 'onDeleted'> {
  const { t } = useTranslation('spots');
  const [deleteSpot] = useDeleteSpotMutation();
  return {
    name,
    text: t('card.deleteText'),
    failed: t('card.deleteFailed'),
    remove: () => deleteSpot(_id),
  };
}
