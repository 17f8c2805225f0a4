import { useListFollowersInfiniteQuery, useListFollowingInfiniteQuery } from '@estela/api/social';
import type { UserCard, UserProfile } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import type { StreamQuery } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { EmptyState } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';
import { FollowList } from './follow-list.tsx';
import { type Finding, useFinding } from './use-finding.ts';

export type FollowSide = 'followers' | 'following';

interface OfPilot {
  pilot: UserProfile;
}

export function PilotFollows({ side, pilot }: OfPilot & { side: FollowSide }) {
  const List = lists[side];
  return <List pilot={pilot} />;
}

const lists = { followers: Followers, following: Following };

function useFollows({ _id: id }: UserProfile) {
  const isReturn = useIsReturn();
  const finding = useFinding();
  const args = { id, ...(finding.q && { q: finding.q }) };
  return { finding, args, options: { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false } };
}

function Followers({ pilot }: OfPilot) {
  const { args, options, finding } = useFollows(pilot);
  const query = useListFollowersInfiniteQuery(args, options);
  return <Side side="followers" pilot={pilot} query={query} finding={finding} />;
}

function Following({ pilot }: OfPilot) {
  const { args, options, finding } = useFollows(pilot);
  const query = useListFollowingInfiniteQuery(args, options);
  return <Side side="following" pilot={pilot} query={query} finding={finding} />;
}

interface SideProps extends OfPilot {
  side: FollowSide;
  query: StreamQuery<UserCard>;
  finding: Finding;
}

function Side({ side, pilot: { name }, query, finding }: SideProps) {
  const { t } = useTranslation('social');
  return (
    <FollowList
      query={query}
      label={t(`pilotFollows.${side}.title`, { name })}
      finding={finding}
      failed={t(`pilotFollows.${side}.failed`)}
      empty={<EmptyState illustration="people" title={t(`pilotFollows.${side}.empty`, { name })} />}
      action={(pilot) => <FollowButton pilot={pilot} />}
    />
  );
}
