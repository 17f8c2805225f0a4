import { errorText, skipToken } from '@estela/api';
import { useSearchQuery } from '@estela/api/social';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { search, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, ListState, SearchField, SkeletonList, Stack, Toolbar } from '@estela/ui';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';

const params = { q: search(limits.search.max) };

/** The way to the record of a pilot whom nobody has reported. */
export function PilotSearch({ onPilot }: { onPilot: (id: string) => void }) {
  const { t } = useTranslation('moderation');
  const { query, change } = useQueryState(params);
  const q = query.q.trim();
  const { currentData, error, isFetching, refetch } = useSearchQuery(q ? { q, kinds: 'pilots' } : skipToken);
  return (
    <Stack>
      <Toolbar label={t('find.label')}>
        <SearchField label={t('find.label')} value={query.q} onSearch={(words) => change({ q: words })} />
      </Toolbar>
      {q === '' ? (
        <EmptyState illustration="radar" title={t('find.title')} text={t('find.hint')} />
      ) : (
        <ListState
          items={currentData?.pilots}
          loading={isFetching}
          error={error && errorText(error, t)}
          errorTitle={t('find.failed')}
          onRetry={() => void refetch()}
          skeleton={<SkeletonList of="row" count={3} />}
          empty={<EmptyState illustration="radar" title={t('find.nobody', { q })} />}
        >
          {(pilots) => (
            <PilotList label={t('tab.pilots')} pilots={pilots}>
              {(pilot) => (
                <PilotRow
                  pilot={pilot}
                  action={
                    <Button
                      size="sm"
                      aria-label={t('record.of', { name: pilot.name })}
                      onClick={() => onPilot(pilot._id)}
                    >
                      {t('find.open')}
                    </Button>
                  }
                />
              )}
            </PilotList>
          )}
        </ListState>
      )}
    </Stack>
  );
}
