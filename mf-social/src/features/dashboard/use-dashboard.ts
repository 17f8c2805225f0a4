import { errorOf, skipToken, useSession } from '@estela/api';
import { useGetDashboardQuery, useGetPublicDashboardQuery } from '@estela/api/social';
import type { PreviewedAs } from '@estela/contracts/values';
import { useIsReturn } from '@estela/runtime/is-return';

/** Seconds after which whoever comes again is not shown the page of then alone: a request may have been accepted since. */
const freshFor = 10;

/**
 * A pilot's page as the viewer may see it; where the session does not count, as a guest may. Whose session ends while
 * they are on it keeps what they saw, with what they are writing over it, until they are signed in again.
 */
export function useDashboard(username: string, as?: PreviewedAs) {
  const { status, expired } = useSession();
  const options = { refetchOnMountOrArgChange: useIsReturn() ? false : freshFor };
  const asUser = useGetDashboardQuery(status === 'user' || expired ? { username, as } : skipToken, options);
  const isRefused = errorOf(asUser.error)?.status === 401;
  const isGuest = expired ? isRefused && !asUser.currentData : isRefused || status === 'guest';
  const asGuest = useGetPublicDashboardQuery(isGuest ? username : skipToken, options);
  const { currentData, isFetching, refetch, ...answer } = isGuest ? asGuest : asUser;
  const error = errorOf(answer.error);
  // What was there before, and is not for this viewer any more, does not stay on the screen.
  return { dashboard: error?.code === 'NOT_FOUND' ? undefined : currentData, error, isFetching, refetch };
}
