import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';
import { VerifiedBadge } from './verified-badge.tsx';

interface PilotNameProps {
  pilot: Pick<UserSummary, 'username' | 'name' | 'verified'>;
}

/** A pilot's name, leading to their page. */
export function PilotName({ pilot }: PilotNameProps) {
  return (
    <>
      <Link to={paths.dashboard(pilot.username)}>{pilot.name}</Link>
      {pilot.verified && <VerifiedBadge />}
    </>
  );
}
