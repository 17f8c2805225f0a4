import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { PagedList, type PagedListProps, type PagedQuery } from '@estela/ui/paged-list';
import type { ReactNode } from 'react';

export interface EntityListProps<Entity>
  extends Pick<PagedListProps<Entity>, 'page' | 'onPage' | 'countText' | 'skeleton' | 'empty'> {
  /** Of the list's query hook, asked for `page` with `limit: pageSize`. */
  query: PagedQuery<Entity> & { error?: unknown };
  /** Of a card's place in the grid. */
  itemClass?: (index: number) => string | undefined;
  /** One card. */
  children: (entity: Entity, index: number) => ReactNode;
}

/** A list of entities in pages whose page is in the address. */
export function EntityList<Entity extends { _id: string }>(props: EntityListProps<Entity>) {
  const { query, itemClass, children, ...list } = props;
  const { t } = useTranslation('common');
  return (
    <PagedList {...list} query={query} error={query.error !== undefined && errorText(query.error, t)}>
      {(entities) =>
        entities.map((entity, index) => (
          <li key={entity._id} className={itemClass?.(index)}>
            {children(entity, index)}
          </li>
        ))
      }
    </PagedList>
  );
}
