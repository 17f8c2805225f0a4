import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { EmptyState, type EmptyStateProps, RowContent } from '@estela/ui';
import { PagedList, type PagedListProps, type PagedQuery } from '@estela/ui/paged-list';
import type { ReactNode } from 'react';
import { NewEntityLink } from './new-entity-link.tsx';

interface ListProps<Entity>
  extends Pick<PagedListProps<Entity>, 'page' | 'onPage' | 'deepest' | 'skeleton' | 'errorTitle'> {
  /** Of the list's query hook, asked for `page` with `limit: pageSize`. */
  query: PagedQuery<Entity> & { error?: unknown };
  /** Of the usual face of an empty list, which offers the empty form. */
  illustration?: EmptyStateProps['illustration'];
  /** Of a card's place in the grid. */
  itemClass?: (index: number) => string | undefined;
  /** One card. */
  children: (entity: Entity, index: number) => ReactNode;
}

/** `texts`: where `count`, `emptyTitle`, `emptyText` and `emptyAction` are, with the namespace: `gear:drones`. */
type ListTexts<Entity> =
  | (Partial<Faces<Entity>> & { texts: `${string}:${string}` })
  | (Faces<Entity> & { texts?: undefined });

type Faces<Entity> = Pick<PagedListProps<Entity>, 'countText' | 'empty'>;

export type EntityListProps<Entity> = ListProps<Entity> & ListTexts<Entity>;

/** A list of entities in pages whose page is in the address. */
export function EntityList<Entity extends { _id: string }>(props: EntityListProps<Entity>) {
  const { query, texts = '', illustration, countText, empty, itemClass, children, ...list } = props;
  const { t } = useTranslation('common');
  const { t: own } = useTranslation(texts ? texts.slice(0, texts.indexOf(':')) : 'common');
  return (
    <PagedList
      {...list}
      query={query}
      error={query.error !== undefined && errorText(query.error, t)}
      countText={countText ?? ((values) => own(`${texts}.count`, values))}
      empty={
        empty || (
          <EmptyState
            illustration={illustration}
            title={own(`${texts}.emptyTitle`)}
            text={own(`${texts}.emptyText`)}
            action={<NewEntityLink label={own(`${texts}.emptyAction`)} />}
          />
        )
      }
    >
      {(entities, start) =>
        entities.map((entity, index) => (
          <li key={entity._id} className={itemClass?.(start + index)}>
            <RowContent>{() => children(entity, start + index)}</RowContent>
          </li>
        ))
      }
    </PagedList>
  );
}
