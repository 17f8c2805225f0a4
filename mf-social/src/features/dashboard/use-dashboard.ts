import { errorOf, skipToken, useSession } from '@estela/api';
import { useGetDashboardQuery, useGetPublicDashboardQuery } from '@estela/api/social';
import type { PreviewedAs } from '@estela/contracts/values';

/** A pilot's page as the viewer may see it; where the session does not count, as a guest may. */
export function useDashboard(username: string, as?: PreviewedAs) {
  const { status } = useSession();
  const asUser = useGetDashboardQuery(status === 'user' ? { username, as } : skipToken);
  const isRefused = errorOf(asUser.error)?.status === 401;
  const asGuest = useGetPublicDashboardQuery(status === 'guest' || isRefused ? username : skipToken);
  const { currentData, error, isFetching, refetch } = status === 'guest' || isRefused ? asGuest : asUser;
  return { dashboard: currentData, error: errorOf(error), isFetching, refetch };
}
