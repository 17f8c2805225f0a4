import { useListReportsInfiniteQuery } from '@estela/api/moderation';
import { reportStatuses } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { EmptyState, FilterChips, ListState, SkeletonList, Stack } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './moderation.module.css';
import { ReportCaseCard } from './report-case-card.tsx';

const params = { status: oneOf(reportStatuses, 'open') };

/** What is reported, each thing once, newest first. */
export function ReportQueue({ onPilot }: { onPilot: (id: string) => void }) {
  const { t } = useTranslation('moderation');
  const { query, change } = useQueryState(params);
  const { status } = query;
  const reports = useListReportsInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      <FilterChips
        label={t('status.label')}
        items={reportStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
        value={status}
        onChange={(id) => change({ status: id })}
      />
      <ListState
        {...streamState(reports, t)}
        skeleton={<SkeletonList of="entry" />}
        empty={
          <EmptyState
            title={t(status === 'open' ? 'queue.empty.title' : 'queue.none')}
            text={status === 'open' ? t('queue.empty.text') : undefined}
          />
        }
      >
        {(cases) => (
          <PlainList ordered className={styles.list} aria-label={t('tab.reports')}>
            {cases.map((one) => (
              <li key={one._id}>
                <ReportCaseCard item={one} onPilot={onPilot} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </Stack>
  );
}
