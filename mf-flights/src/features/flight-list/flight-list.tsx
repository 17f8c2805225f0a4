import { errorText } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import { useFormat, useTranslation } from '@estela/i18n';
import { NewEntityLink } from '@estela/kit/entity';
import { useQueryState } from '@estela/runtime/query-state';
import { cx, EmptyState, Inline, ListState, Stack } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { pageSize } from '@estela/ui/paged-list';
import { ListChecks } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import {
  flightListParams,
  isImpossible,
  unfiltered,
  wantedFlights,
} from '../../components/flight-list-params.ts';
import { NoMatch } from '../../components/no-match.tsx';
import { WideButton } from '../../components/wide-button.tsx';
import { ExportButton } from './export-button.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-list.module.css';
import { FlightListSkeleton } from './flight-list-skeleton.tsx';
import { FlightParts } from './flight-parts.tsx';
import { LogBookLink } from './log-book-link.tsx';
import { Selection, SelectionContext } from './selection.ts';
import { ViewSwitch } from './view-switch.tsx';

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "flight-bulk-bar" */ './bulk-bar.tsx')).BulkBar;

export function FlightList() {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const { query, change, href, isNarrowed } = useQueryState(flightListParams);
  const { view } = query;
  const [selection, setSelection] = useState<Selection>();
  const toggle = useRef<HTMLButtonElement>(null);
  const { Part: BulkBar, ask, fetchAhead } = useLazyPart(loadBulkBar);
  // The flights are what one came for: their tools stand there a painting later.
  const hasTools = useDeferredValue(true, false);
  const wanted = wantedFlights(query);
  const { data, currentData, error, isFetching, refetch } = useListFlightsQuery({
    ...wanted,
    page: 1,
    limit: pageSize,
  });

  // While other flights are on their way those before stay, dimmed; after a failure they would be untrue.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isStale = isFetching && !currentData;
  const settled = useRef(wanted);
  if (!isStale) settled.current = wanted;
  const total = shown?.total ?? 0;
  const isFirst = !isNarrowed && currentData?.total === 0;

  async function toggleSelection() {
    if (selection) setSelection(undefined);
    else if (await ask()) setSelection(new Selection());
  }

  return (
    <>
      {!isFirst && <FlightFilters query={query} wanted={wanted} sample={shown?.items[0]} onChange={change} />}
      <Stack>
        {!isFirst && (
          <div className={styles.bar}>
            <p className={styles.count} role="status">
              {shown && !isStale && t('list.count', { count: total, formatted: number(total) })}
            </p>
            {hasTools && (
              <Inline className={styles.tools}>
                {total > 0 && (
                  <>
                    <LogBookLink />
                    <ExportButton wanted={wanted} />
                  </>
                )}
                <WideButton
                  ref={toggle}
                  size="sm"
                  variant="ghost"
                  icon={<ListChecks aria-hidden="true" />}
                  aria-pressed={selection !== undefined}
                  disabled={total === 0}
                  onPointerEnter={fetchAhead}
                  onFocus={fetchAhead}
                  onClick={() => void toggleSelection()}
                >
                  {t('bulk.start')}
                </WideButton>
                <ViewSwitch value={view} onChange={(next) => change({ view: next }, { replace: true })} />
              </Inline>
            )}
          </div>
        )}
        <ListState
          items={isNarrowed && isImpossible(error) ? [] : shown?.items}
          loading={isFetching}
          error={!shown && error !== undefined && errorText(error, common)}
          onRetry={() => void refetch()}
          skeleton={<FlightListSkeleton view={view} />}
          empty={
            isNarrowed ? (
              <NoMatch onReset={() => change(unfiltered)} />
            ) : (
              <EmptyState
                illustration="film"
                title={t('list.emptyTitle')}
                text={t('list.emptyText')}
                action={<NewEntityLink label={t('list.emptyAction')} />}
              />
            )
          }
        >
          {() => (
            <div className={cx(isStale && styles.stale)}>
              <SelectionContext value={selection}>
                <FlightParts
                  wanted={settled.current}
                  total={total}
                  view={view}
                  tagLink={(tag) => href({ tag })}
                />
              </SelectionContext>
            </div>
          )}
        </ListState>
        {selection && BulkBar && total > 0 && (
          <BulkBar
            selection={selection}
            wanted={settled.current}
            total={total}
            onEnd={() => {
              setSelection(undefined);
              toggle.current?.focus();
            }}
          />
        )}
      </Stack>
    </>
  );
}
