import { useListDronesQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { EntityList } from '@estela/runtime/entity';
import { pageNumber, useFormPlace, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { Plus } from 'lucide-react';
import { DroneCard } from './drone-card.tsx';

const listParams = { page: pageNumber };

export function DroneList() {
  const { t } = useTranslation('gear');
  const { query, change } = useQueryState(listParams);
  const { newLink } = useFormPlace();
  const addFirst = (
    <Button as={Link} to={newLink} icon={<Plus aria-hidden="true" />}>
      {t('drones.emptyAction')}
    </Button>
  );
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
          action={addFirst}
        />
      }
    >
      {(drone) => <DroneCard drone={drone} />}
    </EntityList>
  );
}
