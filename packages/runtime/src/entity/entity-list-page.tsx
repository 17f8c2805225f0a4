import { EntityList, type EntityListProps } from './entity-list.tsx';
import { EntityPage, type EntityPageProps } from './entity-page.tsx';
import { useListPage } from './use-list-page.ts';

type ListParts<Entity> = Pick<EntityListProps<Entity>, 'query' | 'skeleton' | 'illustration' | 'children'>;

export interface EntityListPageProps<Entity>
  extends Omit<EntityPageProps, 'children'>,
    Omit<ListParts<Entity>, 'query'> {
  /** The list's query hook. */
  useList: (request: ReturnType<typeof useListPage>['request']) => ListParts<Entity>['query'];
}

/** The page of the viewer's own entities whose list has no filters. List and page have their texts in one place. */
export function EntityListPage<Entity extends { _id: string }>(props: EntityListPageProps<Entity>) {
  const { texts, form, actions, tabs, ...list } = props;
  return (
    <EntityPage texts={texts} form={form} actions={actions} tabs={tabs}>
      <OwnList {...list} texts={texts} />
    </EntityPage>
  );
}

/** Asks only while the list stands on its page: the form in its place needs no answer. */
function OwnList<Entity extends { _id: string }>(
  props: Omit<EntityListPageProps<Entity>, 'form' | 'actions' | 'tabs'>,
) {
  const { useList, ...list } = props;
  const { request, paging } = useListPage();
  return <EntityList {...list} {...paging} query={useList(request)} />;
}
