import { baseApi, tagOf } from '@estela/api';
import { commentEndpoints, keepCommentsFor, lookForComments } from '@estela/api/comment-pages';
import { groupsEndpoints } from '../generated/groups.ts';

const idOf = ({ postId }: { postId: string }) => postId;
const endpoints = commentEndpoints<{ id: string; postId: string }>({
  list: 'listPostComments',
  idOf,
  counted: 'Post',
  // A comment that is gone takes its reports along.
  shownIn: ({ id }) => [tagOf('Report', id)],
  afterRefusal: ({ id, postId }) => [tagOf('Post', postId), tagOf('Group', id), tagOf('Comment', postId)],
});

const postCommentsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listPostComments: { ...endpoints.list, keepUnusedDataFor: keepCommentsFor },
    getPostComment: endpoints.get,
    createPostComment: endpoints.create,
    updatePostComment: endpoints.update,
    deletePostComment: endpoints.delete,
  },
});

/** The calls on the comments of a post, for `Thread`. */
export const postComments = {
  kind: 'post',
  idOf,
  useList: postCommentsApi.useListPostCommentsInfiniteQuery,
  useOne: postCommentsApi.useGetPostCommentQuery,
  useCreate: postCommentsApi.useCreatePostCommentMutation,
  useUpdate: postCommentsApi.useUpdatePostCommentMutation,
  useDelete: postCommentsApi.useDeletePostCommentMutation,
  listOptions: { refetchCachedPages: false },
  lookForNew: lookForComments,
  showNew: (postId: string) => baseApi.util.invalidateTags([tagOf('Comment', postId), tagOf('Post', postId)]),
} as const;
