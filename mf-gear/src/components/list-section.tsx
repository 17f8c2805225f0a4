import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import type { EntityQuery } from '@estela/kit/entity';
import { EmptyState, ListState, Section } from '@estela/ui';
import type { ReactNode } from 'react';
import { SkeletonRows } from './skeleton-rows.tsx';

interface ListSectionProps<Item> {
  id?: string;
  title: string;
  /** The total, if it is more than what is shown. */
  count?: number;
  query: EntityQuery<{ items: readonly Item[] }>;
  /** Names what could not be loaded. */
  failed: string;
  empty: { title: string; text: string };
  /** The button to add one: in the heading, or in place of an empty list. */
  add: ReactNode;
  /** Before `add` in the heading, while there is a list. */
  actions?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list on an item's page, in its five states. */
export function ListSection<Item>(props: ListSectionProps<Item>) {
  const { id, title, count, query, failed, empty, add, actions, children } = props;
  const { t } = useTranslation('common');
  const { currentData, error, isFetching, refetch } = query;
  const total = count ?? currentData?.items.length ?? 0;
  return (
    <Section
      {...(id && { id })}
      title={title}
      count={total || undefined}
      actions={
        total > 0 && (
          <>
            {actions}
            {add}
          </>
        )
      }
    >
      <ListState
        items={currentData?.items}
        loading={isFetching}
        error={error !== undefined && errorText(error, t)}
        errorTitle={failed}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows />}
        empty={<EmptyState compact headingLevel={3} title={empty.title} text={empty.text} action={add} />}
      >
        {children}
      </ListState>
    </Section>
  );
}
