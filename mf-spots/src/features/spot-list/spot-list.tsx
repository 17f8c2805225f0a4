import { useListSpotsQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/runtime/entity';
import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { pageSize } from '@estela/ui/paged-list';
import { SpotCard } from './spot-card.tsx';
import { SpotListEmpty } from './spot-list-empty.tsx';

const listParams = { page: pageNumber };

/** The viewer's own spots, newest first. */
export function SpotList() {
  const { t } = useTranslation('spots');
  const { query, change } = useQueryState(listParams);
  const list = useListSpotsQuery({ page: query.page, limit: pageSize });

  return (
    <EntityList
      query={list}
      page={query.page}
      onPage={(page) => change({ page })}
      countText={(values) => t('list.count', values)}
      empty={<SpotListEmpty />}
    >
      {(spot) => <SpotCard spot={spot} />}
    </EntityList>
  );
}
