import { errorOf, errorText, skipToken } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { useOnReconnect } from '@estela/kit/on-return';

/** Why the spot of a card did not come, where it may yet. */
export interface SpotFailure {
  text: string;
  retry: () => void;
}

/** The whole spot of a card that is open over a map, and what to say where it does not come. */
export function useOneSpot(id: string | undefined) {
  const { t } = useTranslation('common');
  const { currentData: spot, error, isFetching, refetch } = useGetSpotQuery(id ?? skipToken);
  const problem = id && !spot && !isFetching ? errorOf(error) : undefined;
  const missing = problem?.code === 'NOT_FOUND';
  const failure: SpotFailure | undefined =
    problem && !missing ? { text: errorText(problem, t), retry: () => void refetch() } : undefined;
  useOnReconnect(() => failure?.retry());
  return { spot, missing, failure };
}
