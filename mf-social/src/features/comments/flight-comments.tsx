import { flightComments } from '@estela/api/social/flight-comments';
import type { SlotProps } from '@estela/contracts/slots';
import { Thread } from '@estela/kit/comments';
import { usePilotId } from '@estela/kit/pilot-id';
import { usePilotsToName } from './use-pilots-to-name.ts';

/** The comments on a flight, on its page. */
export function FlightComments({ flightId, ownerId, isOff }: SlotProps<'flightComments'>) {
  const isOwner = usePilotId() === ownerId;
  const pilots = usePilotsToName();
  return (
    <Thread
      {...pilots}
      calls={flightComments}
      of={{ id: flightId }}
      isOff={isOff}
      isHost={isOwner}
      notified={isOwner ? 'always' : 'afterOwnComment'}
    />
  );
}
