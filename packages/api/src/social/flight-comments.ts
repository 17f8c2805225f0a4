import { baseApi, tagOf } from '@estela/api';
import {
  commentChanges,
  commentTags,
  keepCommentsFor,
  newestOf,
  oneOf,
  type Touched,
} from '@estela/api/comment-pages';
import { socialEndpoints } from '../generated/social.ts';

const changes = commentChanges<{ id: string }>({
  place: ({ id }) => ({ endpoint: 'listFlightComments', id }),
  first: 'newest',
  counted: 'Flight',
});

export const {
  useListFlightCommentsInfiniteQuery,
  useGetFlightCommentQuery,
  useCreateFlightCommentMutation,
  useUpdateFlightCommentMutation,
  useDeleteFlightCommentMutation,
} = socialEndpoints.enhanceEndpoints({
  endpoints: {
    listFlightComments: {
      keepUnusedDataFor: keepCommentsFor,
      providesTags: (_data, _error, { id, limit }) => commentTags(id, limit),
    },
    getFlightComment: { providesTags: (_one, _error, { commentId }) => [tagOf('Comment', commentId)] },
    createFlightComment: { onQueryStarted: changes.create, invalidatesTags: settled },
    updateFlightComment: { onQueryStarted: changes.update, invalidatesTags: changed },
    deleteFlightComment: { onQueryStarted: changes.delete, invalidatesTags: settled },
  },
});

/** After a refusal the page is stale: the server's state shows. */
function settled(_answer: unknown, error: { status?: unknown } | undefined, place: { id: string } & Touched) {
  if (!error) return oneOf(place);
  const isStale = error.status === 403 || error.status === 404;
  return isStale ? [tagOf('Comment', place.id), tagOf('Flight', place.id)] : [];
}

/** After a refusal the lists stay: with a comment that is gone would go the box in it, and what was typed. */
function changed(answer: unknown, error: { status?: unknown } | undefined, place: { id: string } & Touched) {
  const tags = settled(answer, error, place);
  return error ? tags.filter(({ type }) => type !== 'Comment') : tags;
}

/** Looks whether comments came; the lists on the page stay as they are. */
export function lookForFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([newestOf(flightId)]);
}

/** Reads the comments of a flight anew, once somebody wants to see what came. */
export function showFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([tagOf('Comment', flightId)]);
}
