import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { type StreamQuery, streamState } from '@estela/kit/stream';
import { Button, EmptyState, ListState, SearchField, SkeletonList, Stack, Toolbar } from '@estela/ui';
import type { ReactNode } from 'react';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import type { Finding } from './use-finding.ts';

interface FollowListProps {
  query: StreamQuery<UserCard>;
  label: string;
  /** Finds pilots of the list by name. */
  finding?: Finding;
  /** Names what could not be loaded. */
  failed: string;
  empty: ReactNode;
  /** At the end of a pilot's row. */
  action: (pilot: UserCard) => ReactNode;
}

export function FollowList({ query, label, finding, failed, empty, action }: FollowListProps) {
  const { t } = useTranslation('social');
  const state = streamState(query, t);
  const isSearchable = finding && (finding.q !== '' || Boolean(state.items?.length));
  return (
    <Stack>
      {isSearchable && (
        <Toolbar label={t('find.label')}>
          <SearchField label={t('find.label')} value={finding.q} onSearch={finding.find} />
        </Toolbar>
      )}
      <ListState
        {...state}
        errorTitle={failed}
        skeleton={<SkeletonList of="row" />}
        empty={finding?.q ? <NobodyFound {...finding} /> : empty}
      >
        {(pilots) => (
          <PilotList label={label} pilots={pilots}>
            {(pilot) => <PilotRow pilot={pilot} action={action(pilot)} />}
          </PilotList>
        )}
      </ListState>
    </Stack>
  );
}

function NobodyFound({ q, find }: Finding) {
  const { t } = useTranslation('social');
  return (
    <EmptyState
      illustration="radar"
      title={t('find.empty', { q })}
      action={<Button onClick={() => find('')}>{t('find.all')}</Button>}
    />
  );
}
