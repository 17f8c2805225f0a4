import type { UserSummary } from '@estela/contracts';
import { Identity } from '@estela/ui';
import type { ReactNode } from 'react';
import { PilotFace } from './pilot-face.tsx';
import { PilotName } from './pilot-name.tsx';

interface PilotRowProps {
  pilot: UserSummary;
  /** Instead of the user name. */
  detail?: ReactNode;
  action?: ReactNode;
}

export function PilotRow({ pilot, detail, action }: PilotRowProps) {
  return (
    <Identity
      name={pilot.name}
      src={pilot.profilePicture}
      face={(avatar) => <PilotFace pilot={pilot}>{avatar}</PilotFace>}
      title={<PilotName pilot={pilot} />}
      detail={detail ?? `@${pilot.username}`}
      action={action}
    />
  );
}
