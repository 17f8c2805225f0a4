import { useListFollowingInfiniteQuery } from '@estela/api/social';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ListState, SkeletonList } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import { streamState } from '../../components/stream-state.ts';
import { SuggestedPilots } from '../../components/suggested-pilots.tsx';

interface FollowingListProps {
  user: OwnUser;
}

/** Someone unfollowed keeps their row until the page is left, to be followed again. */
export function FollowingList({ user }: FollowingListProps) {
  const { t } = useTranslation('social');
  const query = useListFollowingInfiniteQuery({ id: user._id }, { refetchOnMountOrArgChange: true });
  return (
    <ListState
      {...streamState(query, t)}
      skeleton={<SkeletonList of="row" />}
      empty={
        <>
          <EmptyState
            illustration="people"
            title={t('following.empty.title')}
            text={t('following.empty.text')}
            action={
              <Button as={Link} to="/feed">
                {t('following.empty.action')}
              </Button>
            }
          />
          <SuggestedPilots />
        </>
      }
    >
      {(pilots) => (
        <PilotList label={t('page.following')} pilots={pilots}>
          {(pilot) => <PilotRow pilot={pilot} action={<FollowButton pilot={pilot} />} />}
        </PilotList>
      )}
    </ListState>
  );
}
