import { useListDronesQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { EntityList, NewEntityLink } from '@estela/runtime/entity';
import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { DroneCard } from './drone-card.tsx';

const listParams = { page: pageNumber };

export function DroneList() {
  const { t } = useTranslation('gear');
  const { query, change } = useQueryState(listParams);
  return (
    <EntityList
      query={useListDronesQuery({ page: query.page, limit: pageSize })}
      page={query.page}
      onPage={(page) => change({ page })}
      countText={(values) => t('drones.count', values)}
      skeleton={<SkeletonList ratio="4/3" />}
      empty={
        <EmptyState
          illustration="bench"
          title={t('drones.emptyTitle')}
          text={t('drones.emptyText')}
          action={<NewEntityLink label={t('drones.emptyAction')} />}
        />
      }
    >
      {(drone) => <DroneCard drone={drone} />}
    </EntityList>
  );
}
