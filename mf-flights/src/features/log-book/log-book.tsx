import { errorText, useSession } from '@estela/api';
import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { PageHead } from '@estela/runtime';
import { useQueryState } from '@estela/runtime/query-state';
import { Button, ListState, Page, PageHeader, Skeleton } from '@estela/ui';
import { Printer } from 'lucide-react';
import {
  type FlightListQuery,
  flightListParams,
  isImpossible,
  logBookParams,
  unfiltered,
  wantedFlights,
} from '../../components/flight-list-params.ts';
import { NoMatch } from '../../components/no-match.tsx';
import { logPages } from './log-pages.ts';
import { LogSheet } from './log-sheet.tsx';
import { useAllFlights } from './use-all-flights.ts';

const params = { ...flightListParams, ...logBookParams };

/** The flights of the list as a book of A4 sheets, to print or to save as PDF. */
export function LogBook() {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { date } = useFormat();
  const { user } = useSession();
  const { query, change, href, isNarrowed } = useQueryState(params);
  const wanted = wantedFlights(query);
  const { error, isLoading, retry, ...all } = useAllFlights(wanted);
  const flights = isNarrowed && isImpossible(error) ? [] : all.flights;
  const filters = useFilterWords(query, flights?.[0]);
  const pages = logPages(flights ?? []);
  const [first, last] = [flights?.[0], flights?.at(-1)];
  return (
    <Page>
      <PageHead title={t('logBook.title')} />
      <PageHeader
        eyebrow={<BackLink to={href({ print: false })}>{t('logBook.back')}</BackLink>}
        title={t('logBook.title')}
        lead={t('logBook.lead')}
        actions={
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" />}
            disabled={pages.length === 0}
            onClick={() => window.print()}
          >
            {t('logBook.print')}
          </Button>
        }
      />
      <ListState
        items={flights}
        loading={isLoading}
        error={error !== undefined && errorText(error, common)}
        onRetry={retry}
        skeleton={<Skeleton shape="block" height="60vh" />}
        empty={<NoMatch onReset={() => change({ ...unfiltered, print: false })} />}
      >
        {() =>
          pages.map((page, index) => (
            <LogSheet
              key={page.before.flights}
              page={page}
              number={index + 1}
              count={pages.length}
              pilot={user ? `${user.name} (@${user.username})` : ''}
              period={
                first && last ? `${date(first.recordedAt)} – ${date(last.recordedAt)} · ${wanted.tz}` : ''
              }
              filters={filters}
            />
          ))
        }
      </ListState>
    </Page>
  );
}

/** The list's filters as a text; every flight in it has the drone and the spot of the filter. */
function useFilterWords(query: FlightListQuery, sample: Flight | undefined): string {
  const { t } = useTranslation('flights');
  const words = [
    query.filter !== 'all' && t(`filter.${query.filter}`),
    query.discipline && t(`discipline.${query.discipline}`),
    query.tag && t('list.tagFilter', { tag: query.tag }),
    query.drone && sample?.drone?.name,
    query.spot && sample?.spot?.name,
    query.q && t('logBook.search', { words: query.q }),
  ];
  return words.filter(Boolean).join(' · ') || t('filter.all');
}
