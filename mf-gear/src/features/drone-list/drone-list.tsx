import { errorText } from '@estela/api';
import { useListDronesQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { SkeletonList } from '@estela/ui';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { DroneCard } from './drone-card.tsx';
import { DroneListEmpty } from './drone-list-empty.tsx';

const listParams = { page: pageNumber };

export function DroneList() {
  const { t } = useTranslation('gear');
  const { query, change } = useQueryState(listParams);
  const list = useListDronesQuery({ page: query.page, limit: pageSize });

  return (
    <PagedList
      query={list}
      error={list.error && errorText(list.error, t)}
      page={query.page}
      onPage={(page) => change({ page })}
      countText={(values) => t('drones.count', values)}
      skeleton={<SkeletonList ratio="4/3" />}
      empty={<DroneListEmpty />}
    >
      {(drones) =>
        drones.map((drone) => (
          <li key={drone._id}>
            <DroneCard drone={drone} />
          </li>
        ))
      }
    </PagedList>
  );
}
