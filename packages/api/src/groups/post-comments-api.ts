import { tagOf } from '@estela/api';
import {
  addComment,
  changeComment,
  countComment,
  oneOf,
  parentOf,
  type Touched,
  takeComment,
} from '@estela/api/comment-pages';
import { groupsEndpoints } from '../generated/groups.ts';

/** Seconds that what was read outlives its page. */
const keepFor = 300;

const on = (postId: string) => ({ endpoint: 'listPostComments', id: postId });
const newestOf = (postId: string) => tagOf('Comment', `${postId}.newest`);

export const postCommentsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listPostComments: {
      keepUnusedDataFor: keepFor,
      // Only the look at what came asks for a number of its own.
      providesTags: (_data, _error, { postId, limit }) =>
        limit ? [tagOf('Comment', postId), newestOf(postId)] : [tagOf('Comment', postId)],
    },
    getPostComment: { providesTags: (_one, _error, { commentId }) => [tagOf('Comment', commentId)] },
    createPostComment: {
      onQueryStarted: async ({ postId }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (!answer) return;
        addComment(life, on(postId), answer.data, 'newest');
        countComment(life, 'Post', postId, 1);
      },
      invalidatesTags: settled,
    },
    updatePostComment: {
      onQueryStarted: async ({ postId }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (answer) changeComment(life, on(postId), answer.data);
      },
      invalidatesTags: settled,
    },
    deletePostComment: {
      onQueryStarted: async ({ postId, commentId }, life) => {
        const parent = parentOf(life, on(postId), commentId);
        const isGone = await life.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        takeComment(life, on(postId), commentId, parent);
        countComment(life, 'Post', postId, -1);
      },
      invalidatesTags: settled,
    },
  },
});

/** After a refusal what the viewer may do has changed; what is gone takes its reports along. */
function settled(
  _answer: unknown,
  error: { status?: unknown } | undefined,
  place: { id: string; postId: string } & Touched,
) {
  const { id, postId } = place;
  if (!error) return [...oneOf(place), tagOf('Report', id)];
  const isStale = error.status === 403 || error.status === 404;
  return isStale ? [tagOf('Post', postId), tagOf('Group', id), tagOf('Comment', postId)] : [];
}

/** Looks whether comments came; the lists on the page stay as they are. */
export function lookForFreshPostComments(postId: string) {
  return postCommentsApi.util.invalidateTags([newestOf(postId)]);
}

/** Reads the comments of a post anew, once somebody wants to see what came. */
export function showFreshPostComments(postId: string) {
  return postCommentsApi.util.invalidateTags([tagOf('Comment', postId), tagOf('Post', postId)]);
}
