import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { Link, Slot } from '@estela/runtime';
import { Card, Identity } from '@estela/ui';

export interface OwnerCardProps {
  owner: UserSummary;
  label: string;
}

/** Whose thing it is, the way to them, and to follow them. */
export function OwnerCard({ owner: { _id, name, username, profilePicture }, label }: OwnerCardProps) {
  return (
    <Card as="section" aria-label={label}>
      <Identity
        name={name}
        src={profilePicture}
        title={<Link to={paths.dashboard(username)}>{name}</Link>}
        detail={`@${username}`}
        action={<Slot name="followButton" with={{ userId: _id }} />}
      />
    </Card>
  );
}
