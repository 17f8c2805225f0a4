import { errorText } from '@estela/api';
import { useListSpotsQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { useRef } from 'react';
import { SpotCard } from './spot-card.tsx';
import { SpotListEmpty } from './spot-list-empty.tsx';

/** The viewer's own spots, newest first. */
const listParams = { page: pageNumber };

export function SpotList() {
  const { t } = useTranslation('spots');
  const { query, change } = useQueryState(listParams);
  const count = useRef<HTMLParagraphElement>(null);
  const list = useListSpotsQuery({ page: query.page, limit: pageSize });

  return (
    <PagedList
      query={list}
      error={list.error && errorText(list.error, t)}
      page={query.page}
      onPage={(page) => change({ page })}
      countText={(values) => t('list.count', values)}
      countRef={count}
      empty={<SpotListEmpty />}
    >
      {(spots) =>
        spots.map((spot) => (
          <li key={spot._id}>
            <SpotCard spot={spot} onDeleted={() => count.current?.focus()} />
          </li>
        ))
      }
    </PagedList>
  );
}
