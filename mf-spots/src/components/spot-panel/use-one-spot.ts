import { errorOf, errorText, skipToken } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { useOnReconnect } from '@estela/kit/on-return';

/** Why the spot of a card failed to load, if it can be tried again. */
export interface SpotFailure {
  text: string;
  retry: () => void;
}

/** The full data of the spot in a card over a map, and the error if it fails to load. */
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
