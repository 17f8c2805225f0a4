import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ListState, SkeletonList } from '@estela/ui';
import type { ReactNode } from 'react';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import { type StreamQuery, streamState } from '../../components/stream-state.ts';
import { SuggestedPilots } from '../../components/suggested-pilots.tsx';

interface FollowListProps {
  query: StreamQuery<UserCard>;
  label: string;
  /** Above the pilots one might follow instead. */
  empty: ReactNode;
  /** At the end of a pilot's row. */
  action: (pilot: UserCard) => ReactNode;
}

export function FollowList({ query, label, empty, action }: FollowListProps) {
  const { t } = useTranslation('social');
  return (
    <ListState
      {...streamState(query, t)}
      skeleton={<SkeletonList of="row" />}
      empty={
        <>
          {empty}
          <SuggestedPilots />
        </>
      }
    >
      {(pilots) => (
        <PilotList label={label} pilots={pilots}>
          {(pilot) => <PilotRow pilot={pilot} action={action(pilot)} />}
        </PilotList>
      )}
    </ListState>
  );
}
