import { useGearCalls, useGetEquipmentUseQuery } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import type { Deletion } from '@estela/kit/entity';

/** Texts and calls for deleting a piece of equipment; the dialog shows the flights that lose it. */
export function useEquipmentDeletion({ _id }: Pick<EquipmentItem, '_id'>): Omit<Deletion, 'name'> {
  const { t } = useTranslation('gear');
  const { deleteEquipmentItem } = useGearCalls();
  return {
    text: <EquipmentDeletionText id={_id} />,
    failed: t('equipment.deleteFailed'),
    remove: () => deleteEquipmentItem(_id),
  };
}

/** Loaded when the dialog opens. */
function EquipmentDeletionText({ id }: { id: string }) {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  const { data: use } = useGetEquipmentUseQuery(id);
  const plain = t('equipment.deleteText');
  if (!use || use.flights === 0) return plain;
  const titles = use.latest.map(({ title }) => t('equipment.quoted', { title })).join(', ');
  const hasMore = use.flights > use.latest.length;
  return (
    <>
      {t('equipment.deleteFlights', { count: use.flights, formatted: number(use.flights) })}{' '}
      {hasMore ? t('equipment.deleteTitlesAndMore', { titles }) : t('equipment.deleteTitles', { titles })}{' '}
      {plain}
    </>
  );
}
