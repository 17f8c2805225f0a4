import { skipToken, useSession } from '@estela/api';
import { useListSuggestedPilotsQuery } from '@estela/api/social';

const shown = 6;

/** Pilots to begin with; none for visitors. */
export function useSuggestedPilots() {
  const { user } = useSession();
  const { currentData, isLoading } = useListSuggestedPilotsQuery(user ? { limit: shown } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { pilots: currentData?.items ?? [], isLoading };
}
