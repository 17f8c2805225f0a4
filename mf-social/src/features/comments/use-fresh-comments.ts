import { useSession } from '@estela/api';
import { useListFlightCommentsInfiniteQuery } from '@estela/api/social';
import type { FlightCommentStream } from '@estela/contracts';

/** Milliseconds between two looks at what came; the newest page of a flight is one read of an index. */
const lookEvery = 15_000;
const looked = 10;

/** How many comments of others came since the list's first page was read; the list itself stays as it is. */
export function useFreshComments(id: string, first: FlightCommentStream | undefined): number {
  const { user } = useSession();
  const { currentData } = useListFlightCommentsInfiniteQuery(
    { id, order: 'newest', limit: looked },
    { skip: !first, pollingInterval: lookEvery, skipPollingIfUnfocused: true },
  );
  const newest = currentData?.pages[0]?.items ?? [];
  const known = new Set(first?.items.map(({ _id }) => _id));
  const since = first?.items[0]?.createdAt ?? '';
  return newest.filter(
    ({ _id, author, createdAt, deleted }) =>
      !deleted && !known.has(_id) && createdAt >= since && author?._id !== user?._id,
  ).length;
}
