import { errorText } from '@estela/api';
import { useListSpotsQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { usePage } from '@estela/runtime/page-param';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { useRef } from 'react';
import { SpotCard } from './spot-card.tsx';
import { SpotListEmpty } from './spot-list-empty.tsx';

/** The viewer's own spots, newest first. */
export function SpotList() {
  const { t } = useTranslation('spots');
  const { page, goTo } = usePage();
  const count = useRef<HTMLParagraphElement>(null);
  const query = useListSpotsQuery({ page, limit: pageSize });

  return (
    <PagedList
      query={query}
      error={query.error && errorText(query.error, t)}
      page={page}
      onPage={goTo}
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
