import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Inline, SearchField, SkeletonList, Stack, useDelayed } from '@estela/ui';
import { useRef } from 'react';
import { useOnReconnect, useOnReturn } from '../on-return.ts';
import { PickList, type PickListProps } from './pick-list.tsx';

/** As many as fit without a long scroll; the search of the server finds the rest. */
export const shownPicks = 20;

/** Whoever has this many sees them all at once. */
const few = 6;

export interface PickerProps extends Omit<PickListProps, 'note'> {
  /** Names the search field. */
  search: string;
  q: string;
  onSearch: (q: string) => void;
  /** Of a list asked for `shownPicks` with `q`. */
  query: {
    data?: { items: readonly unknown[]; total: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failed: string;
  /** Where there is nothing yet: says so, and leads to the form that adds the first, unless that stands beside the list. */
  empty: { text: string; link?: string; path?: string };
  noMatch: string;
  /** That so many more are not shown. */
  more: (rest: { count: number; formatted: string }) => string;
}

/** The viewer's own to choose from, found by the server as one types. What is chosen is the caller's to keep in sight. */
export function Picker({ search, q, onSearch, query, failed, empty, noMatch, more, ...list }: PickerProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const { data, isError, isFetching, refetch } = query;
  const isLoading = useDelayed(!data && !isError);
  const total = data?.total ?? 0;
  const rest = total - (data?.items.length ?? 0);
  const isEmpty = data && total === 0;
  // The first is added in a tab of its own: this one has a form with what was typed.
  useOnReturn(() => isEmpty && refetch());
  useOnReconnect(() => isError && refetch());
  // Once there it stays: the last search's few results must not take away the field that has the focus.
  const isSearched = useRef(false);
  isSearched.current ||= q !== '' || total > few;
  return (
    <Stack gap={8}>
      {isSearched.current && (
        // In a row: in a column its width would be its height.
        <Inline>
          <SearchField label={search} value={q} maxLength={limits.search.max} onSearch={onSearch} />
        </Inline>
      )}
      {isLoading && <SkeletonList of="line" count={3} />}
      <PickList
        {...list}
        note={
          (isError && failed) ||
          (isEmpty && q && noMatch) ||
          (isEmpty && (
            <>
              {empty.text}{' '}
              {empty.path && (
                <Link to={empty.path} target="_blank">
                  {empty.link}
                </Link>
              )}
            </>
          )) ||
          (rest > 0 && more({ count: rest, formatted: number(rest) }))
        }
      />
      {isError && (
        <div>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
