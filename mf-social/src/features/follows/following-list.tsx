import { useListFollowingInfiniteQuery } from '@estela/api/social';
import type { OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { Button, EmptyState } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';
import { SuggestedBelow } from '../../components/suggested-below.tsx';
import { FollowList } from './follow-list.tsx';
import { useFinding } from './use-finding.ts';

interface FollowingListProps {
  user: OwnUser;
}

/** Someone unfollowed keeps their row until the page is left, to be followed again. */
export function FollowingList({ user }: FollowingListProps) {
  const { t } = useTranslation('social');
  const isReturn = useIsReturn();
  const finding = useFinding();
  const query = useListFollowingInfiniteQuery(
    { id: user._id, ...(finding.q && { q: finding.q }) },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  return (
    <FollowList
      query={query}
      label={t('page.following')}
      finding={finding}
      failed={t('following.failed')}
      empty={
        <>
          <EmptyState
            illustration="people"
            title={t('following.empty.title')}
            text={t('following.empty.text')}
            action={
              <Button as={Link} to={paths.feed()}>
                {t('following.empty.action')}
              </Button>
            }
          />
          <SuggestedBelow />
        </>
      }
      action={(pilot) => <FollowButton pilot={pilot} />}
    />
  );
}
