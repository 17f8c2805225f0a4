import { SuggestedPilots } from './suggested-pilots.tsx';
import { useHasRoomBeside } from './use-has-room-beside.ts';

/** Whom to follow, below an empty list, unless they stand beside it. */
export function SuggestedBelow() {
  return useHasRoomBeside() ? null : <SuggestedPilots />;
}
