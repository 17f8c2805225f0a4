import { useGetUserQuery } from '@estela/api/social';
import type { SlotProps } from '@estela/contracts/slots';
import { Skeleton } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';

/** The follow button in the page of another area; none where the pilot cannot be had, or follows are not theirs to give. */
export function FollowButtonOf({ userId }: SlotProps<'followButton'>) {
  const { currentData: pilot, error } = useGetUserQuery(userId);
  if (error || pilot?.blockedByMe) return null;
  return pilot ? <FollowButton pilot={pilot} /> : <Skeleton width="6rem" />;
}
