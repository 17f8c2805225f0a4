import { baseApi, tagOf } from '@estela/api';
import {
  addComment,
  changeComment,
  countComment,
  oneOf,
  parentOf,
  type Touched,
  takeComment,
} from '@estela/api/comment-pages';
import { socialEndpoints } from '../generated/social.ts';

/** Seconds that what was read outlives its page. */
const keepFor = 300;

const on = (id: string) => ({ endpoint: 'listFlightComments', id });

socialEndpoints.enhanceEndpoints({
  endpoints: {
    listFlightComments: {
      keepUnusedDataFor: keepFor,
      // Only the look at what came asks for a number of its own.
      providesTags: (_data, _error, { id, limit }) =>
        limit ? [tagOf('Comment', id), newestOf(id)] : [tagOf('Comment', id)],
    },
    getFlightComment: { providesTags: (_one, _error, { commentId }) => [tagOf('Comment', commentId)] },
    createFlightComment: {
      onQueryStarted: async ({ id }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (!answer) return;
        addComment(life, on(id), answer.data, 'newest');
        countComment(life, 'Flight', id, 1);
      },
      invalidatesTags: settled,
    },
    updateFlightComment: {
      onQueryStarted: async ({ id }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (!answer) return;
        changeComment(life, on(id), answer.data);
      },
      invalidatesTags: settled,
    },
    deleteFlightComment: {
      onQueryStarted: async ({ id, commentId }, life) => {
        const parent = parentOf(life, on(id), commentId);
        const isGone = await life.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        takeComment(life, on(id), commentId, parent);
        countComment(life, 'Flight', id, -1);
      },
      invalidatesTags: settled,
    },
  },
});

/** After a refusal the page is stale: the server's state shows. */
function settled(_answer: unknown, error: { status?: unknown } | undefined, place: { id: string } & Touched) {
  if (!error) return oneOf(place);
  const isStale = error.status === 403 || error.status === 404;
  return isStale ? [tagOf('Comment', place.id), tagOf('Flight', place.id)] : [];
}

const newestOf = (flightId: string) => tagOf('Comment', `${flightId}.newest`);

/** Looks whether comments came; the lists on the page stay as they are. */
export function lookForFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([newestOf(flightId)]);
}

/** Reads the comments of a flight anew, once somebody wants to see what came. */
export function showFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([tagOf('Comment', flightId)]);
}
