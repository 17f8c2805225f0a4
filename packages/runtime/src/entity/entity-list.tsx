import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { PagedList, type PagedListProps, type PagedQuery } from '@estela/ui/paged-list';
import { type ReactNode, useRef } from 'react';

export interface EntityListProps<Entity>
  extends Pick<PagedListProps<Entity>, 'page' | 'onPage' | 'countText' | 'skeleton' | 'empty'> {
  /** Of the list's query hook, asked for `page` with `limit: pageSize`. */
  query: PagedQuery<Entity> & { error?: unknown };
  /** Of a card's place in the grid. */
  itemClass?: (index: number) => string | undefined;
  /** One card. `onDeleted` gives the focus to the count: the card that had it is gone. */
  children: (entity: Entity, onDeleted: () => void, index: number) => ReactNode;
}

/** A list of entities in pages whose page is in the address. */
export function EntityList<Entity extends { _id: string }>(props: EntityListProps<Entity>) {
  const { query, itemClass, children, ...list } = props;
  const { t } = useTranslation('common');
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <PagedList
      {...list}
      query={query}
      error={query.error !== undefined && errorText(query.error, t)}
      countRef={count}
    >
      {(entities) =>
        entities.map((entity, index) => (
          <li key={entity._id} className={itemClass?.(index)}>
            {children(entity, () => count.current?.focus(), index)}
          </li>
        ))
      }
    </PagedList>
  );
}
