import { tagOf } from '@estela/api';
import {
  commentChanges,
  commentTags,
  keepCommentsFor,
  newestOf,
  oneOf,
  type Touched,
} from '@estela/api/comment-pages';
import { groupsEndpoints } from '../generated/groups.ts';

const changes = commentChanges<{ postId: string }>({
  place: ({ postId }) => ({ endpoint: 'listPostComments', id: postId }),
  first: 'newest',
  counted: 'Post',
});

interface Place {
  id: string;
  postId: string;
}

export const postCommentsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listPostComments: {
      keepUnusedDataFor: keepCommentsFor,
      providesTags: (_data, _error, { postId, limit }) => commentTags(postId, limit),
    },
    getPostComment: { providesTags: (_one, _error, { commentId }) => [tagOf('Comment', commentId)] },
    createPostComment: { onQueryStarted: changes.create, invalidatesTags: settled },
    updatePostComment: { onQueryStarted: changes.update, invalidatesTags: changed },
    deletePostComment: { onQueryStarted: changes.delete, invalidatesTags: settled },
  },
});

/** After a refusal what the viewer may do has changed; what is gone takes its reports along. */
function settled(_answer: unknown, error: { status?: unknown } | undefined, place: Place & Touched) {
  const { id, postId } = place;
  if (!error) return [...oneOf(place), tagOf('Report', id)];
  const isStale = error.status === 403 || error.status === 404;
  return isStale ? [tagOf('Post', postId), tagOf('Group', id), tagOf('Comment', postId)] : [];
}

/** After a refusal the lists stay: with a comment that is gone would go the box in it, and what was typed. */
function changed(answer: unknown, error: { status?: unknown } | undefined, place: Place & Touched) {
  const tags = settled(answer, error, place);
  return error ? tags.filter(({ type }) => type !== 'Comment') : tags;
}

/** Looks whether comments came; the lists on the page stay as they are. */
export function lookForFreshPostComments(postId: string) {
  return postCommentsApi.util.invalidateTags([newestOf(postId)]);
}

/** Reads the comments of a post anew, once somebody wants to see what came. */
export function showFreshPostComments(postId: string) {
  return postCommentsApi.util.invalidateTags([tagOf('Comment', postId), tagOf('Post', postId)]);
}
