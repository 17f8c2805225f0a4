import { tagOf } from '@estela/api';
import { commentEndpoints, readComments } from '@estela/api/comment-pages';
import { groupsEndpoints } from '../generated/groups.ts';
import { lookAtTopic } from './topics-api.ts';

const idOf = ({ topicId }: { topicId: string }) => topicId;
const endpoints = commentEndpoints<{ id: string; topicId: string }>({
  list: 'listComments',
  idOf,
  // The topic counts its comments.
  shownIn: ({ id, topicId }) => [tagOf('Topic', topicId), tagOf('Topic', 'LIST'), tagOf('Report', id)],
  afterRefusal: ({ id, topicId }) => [tagOf('Topic', topicId), tagOf('Group', id)],
});

const topicCommentsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listComments: endpoints.list,
    getComment: endpoints.get,
    createComment: endpoints.create,
    updateComment: endpoints.update,
    deleteComment: endpoints.delete,
  },
});

/** The calls on the comments of a topic, for `Thread`. */
export const topicComments = {
  kind: 'topic',
  idOf,
  useList: topicCommentsApi.useListCommentsInfiniteQuery,
  useOne: topicCommentsApi.useGetCommentQuery,
  useCreate: topicCommentsApi.useCreateCommentMutation,
  useUpdate: topicCommentsApi.useUpdateCommentMutation,
  useDelete: topicCommentsApi.useDeleteCommentMutation,
  /** What came since an earlier visit counts as read from here on. */
  listOptions: { refetchOnMountOrArgChange: true },
  lookForNew: lookAtTopic,
  showNew: readComments,
} as const;
