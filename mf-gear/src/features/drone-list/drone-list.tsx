import { errorText } from '@estela/api';
import { useListDronesQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { usePage } from '@estela/runtime/page-param';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { DroneCard } from './drone-card.tsx';
import { DroneListEmpty } from './drone-list-empty.tsx';

export function DroneList() {
  const { t } = useTranslation('gear');
  const { page, goTo } = usePage();
  const query = useListDronesQuery({ page, limit: pageSize });

  return (
    <PagedList
      query={query}
      error={query.error && errorText(query.error, t)}
      page={page}
      onPage={goTo}
      countText={(values) => t('drones.count', values)}
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
