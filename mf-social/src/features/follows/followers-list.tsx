import { useListFollowersInfiniteQuery } from '@estela/api/social';
import type { OwnUser, UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useIsReturn } from '@estela/runtime/is-return';
import { EmptyState, IconButton, Inline } from '@estela/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { FollowButton } from '../../components/follow-button.tsx';
import { SuggestedBelow } from '../../components/suggested-below.tsx';
import { FollowList } from './follow-list.tsx';
import { RemoveFollowerDialog } from './remove-follower-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { useFinding } from './use-finding.ts';

interface FollowersListProps {
  user: OwnUser;
}

export function FollowersList({ user }: FollowersListProps) {
  const { t } = useTranslation('social');
  const isReturn = useIsReturn();
  const finding = useFinding();
  const query = useListFollowersInfiniteQuery(
    { id: user._id, ...(finding.q && { q: finding.q }) },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  const [removed, setRemoved] = useState<UserCard>();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {finding.q === '' && <RequestList />}
      <FollowList
        query={query}
        label={t('page.followers')}
        finding={finding}
        failed={t('followers.failed')}
        empty={
          <>
            <EmptyState
              illustration="people"
              title={t('followers.empty.title')}
              text={t('followers.empty.text')}
            />
            <SuggestedBelow />
          </>
        }
        action={(pilot) => (
          <Inline gap={4}>
            <FollowButton pilot={pilot} />
            <IconButton
              size="sm"
              label={t('followers.remove', { name: pilot.name })}
              icon={<UserMinus aria-hidden="true" />}
              onClick={() => {
                setIsAsking(true);
                setRemoved(pilot);
              }}
            />
          </Inline>
        )}
      />
      {removed && (
        <RemoveFollowerDialog
          userId={user._id}
          follower={removed}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
