import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';
import type { ReactNode } from 'react';

interface PilotFaceProps {
  pilot: Pick<UserSummary, 'username'>;
  children: ReactNode;
}

/** A pilot's picture, leading to their page. The name beside it is the same link, for the keyboard and read aloud. */
export function PilotFace({ pilot, children }: PilotFaceProps) {
  return (
    <Link to={paths.dashboard(pilot.username)} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}
