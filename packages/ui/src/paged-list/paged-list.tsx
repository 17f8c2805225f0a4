import { useFormat, useTranslation } from '@estela/i18n';
import { Button, EmptyState, ListState, Pagination, Stack } from '@estela/ui';
import type { ReactNode } from 'react';
import { PagedCards, type PagedCardsProps } from './paged-cards.tsx';
import styles from './paged-list.module.css';

/** Fills rows of one, two, three and four cards. */
export const pageSize = 24;

interface Paged<Item> {
  items: readonly Item[];
  total: number;
}

/** The answer of a query hook that asks for pages of `pageSize`. */
export interface PagedQuery<Item> {
  data?: Paged<Item> | undefined;
  currentData?: Paged<Item> | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface PagedListProps<Item> {
  query: PagedQuery<Item>;
  /** Text of the query's failure; anything falsy is none. */
  error: ReactNode;
  errorTitle?: string | undefined;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** The last page that can be asked for, where there may be more. */
  deepest?: number | undefined;
  /** The text of how many there are: `formatted` is the number as one writes it. */
  countText: (values: { count: number; formatted: string }) => string;
  /** In the shape of the cards. */
  skeleton?: ReactNode;
  /** In place of an empty list; a page past the end of a full one has a face of its own. */
  empty: ReactNode;
  children: PagedCardsProps<Item>['children'];
}

/** A counted list of cards whose page is in the address: how many, the cards, where one is. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const {
    query,
    error,
    errorTitle,
    page,
    onPage,
    deepest = Infinity,
    countText,
    skeleton,
    empty,
    children,
  } = props;
  const { data, currentData, isFetching, refetch } = query;
  const { number } = useFormat();
  // While another page is on its way the one before stays, dimmed; after a failure it would be untrue.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isStale = isFetching && !currentData;
  const total = shown?.total ?? 0;
  const reached = Math.min(total, deepest * pageSize);
  return (
    <Stack>
      <p className={styles.count} role="status">
        {shown && !isStale && countText({ count: total, formatted: number(total) })}
      </p>
      <ListState
        items={shown?.items}
        loading={isFetching}
        error={!shown && error}
        errorTitle={errorTitle}
        onRetry={refetch}
        skeleton={skeleton}
        empty={page > 1 && total > 0 ? <PastEnd onFirstPage={() => onPage(1)} /> : empty}
      >
        {(items) => (
          <PagedCards items={items} isStale={isStale}>
            {children}
          </PagedCards>
        )}
      </ListState>
      {shown && <Pagination page={page} limit={pageSize} total={reached} onPage={onPage} />}
    </Stack>
  );
}

function PastEnd({ onFirstPage }: { onFirstPage: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      illustration="radar"
      title={t('pagination.pastEnd')}
      action={<Button onClick={onFirstPage}>{t('pagination.first')}</Button>}
    />
  );
}
