import { useAppDispatch, useSession } from '@estela/api';
import { lookForFreshComments, useListFlightCommentsInfiniteQuery } from '@estela/api/social/flight-comments';
import type { FlightCommentStream } from '@estela/contracts';
import { countFresh } from '@estela/kit/comments';
import { useLive } from '@estela/runtime/live';

/** Milliseconds between two looks where nothing is told; the newest page of a flight is one read of an index. */
const lookEvery = 15_000;
const looked = 10;

/** How many comments of others came since the list's first page was read; the list itself stays as it is. */
export function useFreshComments(
  id: string,
  ownerId: string,
  list: { pages: FlightCommentStream[] } | undefined,
): number {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const look = () => void dispatch(lookForFreshComments(id));
  const isOwn = (author: { _id: string } | null) => user !== null && author?._id === user._id;
  const { currentData } = useListFlightCommentsInfiniteQuery(
    { id, order: 'newest', limit: looked },
    { skip: !list },
  );
  useLive('comment', {
    // The server tells the owner and those who commented.
    isWanted:
      user?._id === ownerId ||
      Boolean(list?.pages.some(({ items }) => items.some((one) => isOwn(one.author)))),
    pollEvery: lookEvery,
    onEvent: ({ flight }) => flight === id && look(),
    // What was looked at on an earlier visit does not know what came between the two.
    onMissed: (opening) => (opening === 'found' && !currentData) || look(),
  });

  return countFresh(list?.pages[0], currentData?.pages[0], user?._id);
}
