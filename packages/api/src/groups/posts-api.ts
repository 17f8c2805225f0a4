import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { groupsEndpoints } from '../generated/groups.ts';

const listed = tagOf('Post', 'LIST');
/** After a refusal nothing is read again: a page that is no longer there would take the form away, with what was typed. */
const changed = (_post: unknown, error: unknown, { postId }: { postId: string }) =>
  error ? [] : [listed, tagOf('Post', postId)];
const field = { flag: 'likedByMe', count: 'likes' };

type Life = Parameters<typeof optimisticToggle>[0];

const like = (on: boolean) => ({
  onQueryStarted: ({ postId }: { postId: string }, life: Life) =>
    optimisticToggle(life, { type: 'Post', id: postId }, field, on),
});

export const postsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listPosts: {
      providesTags: (stream) =>
        listTags(
          'Post',
          stream?.pages.flatMap(({ items }) => items),
        ),
    },
    getPost: { providesTags: (_post, _error, { postId }) => [tagOf('Post', postId)] },
    createPost: { invalidatesTags: (_post, error, { id }) => (error ? [] : [listed, tagOf('Group', id)]) },
    addPostPicture: { invalidatesTags: changed },
    updatePost: { invalidatesTags: changed },
    // Its own page is about to go: read again it would be missing for a moment.
    deletePost: { invalidatesTags: (_nothing, _error, { id }) => [listed, tagOf('Group', id)] },
    likePost: like(true),
    unlikePost: like(false),
  },
});
