import { useListEquipmentItemsQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { useEquipmentPlace } from '../../components/equipment/equipment-place.ts';
import { EquipmentCard } from './equipment-card.tsx';
import { EquipmentFilters } from './equipment-filters.tsx';
import { equipmentListParams } from './equipment-list-params.ts';
import { EquipmentStatistics } from './equipment-statistics.tsx';

export function EquipmentList() {
  const { t } = useTranslation('gear');
  const { query, change, reset, href, isNarrowed } = useQueryState(equipmentListParams);
  const { itemLink, editLink } = useEquipmentPlace();
  const { type, status, condition, warranty, favorite, q, sort, page } = query;
  const list = useListEquipmentItemsQuery({
    page,
    limit: pageSize,
    sort,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(type && { type }),
    ...(status && { status }),
    ...(condition && { condition }),
    ...(warranty && { warranty }),
    ...(favorite && { favorite: 'true' as const }),
    ...(q && { q }),
  });
  const isFirst = !isNarrowed && list.currentData?.total === 0;

  return (
    <>
      {!isFirst && <EquipmentStatistics linkTo={href} />}
      {!isFirst && <EquipmentFilters query={query} onChange={change} />}
      <EntityList
        query={list}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        texts="gear:equipment"
        errorTitle={t('equipment.loadFailed')}
        illustration="bench"
        skeleton={<SkeletonList ratio="4/3" />}
        empty={
          isNarrowed && (
            <EmptyState
              illustration="radar"
              title={t('equipment.noMatchTitle')}
              text={t('equipment.noMatchText')}
              action={<Button onClick={() => reset()}>{t('equipment.noMatchAction')}</Button>}
            />
          )
        }
      >
        {(item) => <EquipmentCard item={item} link={itemLink(item._id)} editPath={editLink(item._id)} />}
      </EntityList>
    </>
  );
}
