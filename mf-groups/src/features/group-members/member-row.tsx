import type { Membership } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';
import { Identity } from '@estela/ui';
import { MembershipBadge } from '../../components/membership-badge.tsx';

export function MemberRow({ member }: { member: Membership }) {
  const { user } = member;
  return (
    <Identity
      name={user.name}
      src={user.profilePicture}
      title={<Link to={paths.dashboard(user.username)}>{user.name}</Link>}
      detail={`@${user.username}`}
      action={<MembershipBadge membership={member} />}
    />
  );
}
