import { tagOf } from '@estela/api';
import { commentChanges, oneOf, type Touched } from '@estela/api/comment-pages';
import { groupsEndpoints } from '../generated/groups.ts';

const listed = tagOf('Topic', 'LIST');
const commented = commentChanges<{ topicId: string }>({
  place: ({ topicId }) => ({ endpoint: 'listComments', id: topicId }),
  first: 'oldest',
});

interface Place {
  id: string;
  topicId: string;
}

const changes = (_topic: unknown, _error: unknown, { topicId }: Place) => [tagOf('Topic', topicId), listed];

/** After a refusal all stays as it is: with a page that is read anew and not there would go the form, and what was typed. */
const written = (answer: unknown, error: unknown, place: Place) =>
  error ? [] : changes(answer, error, place);

export const topicsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listTopics: { providesTags: [listed] },
    getTopic: { providesTags: (_topic, _error, { topicId }) => [tagOf('Topic', topicId)] },
    createTopic: { invalidatesTags: (_topic, error, { id }) => (error ? [] : [listed, tagOf('Group', id)]) },
    updateTopic: { invalidatesTags: written },
    deleteTopic: { invalidatesTags: (_nothing, _error, { id }) => [listed, tagOf('Group', id)] },
    pinTopic: { invalidatesTags: changes },
    unpinTopic: { invalidatesTags: changes },
    lockTopic: { invalidatesTags: changes },
    unlockTopic: { invalidatesTags: changes },
    muteTopic: { invalidatesTags: changes },
    unmuteTopic: { invalidatesTags: changes },
    readTopic: { invalidatesTags: written },
    restoreGroupTalk: {
      invalidatesTags: (_nothing, _error, { id, body: { kind } }) => [
        tagOf('Group', id),
        ...(kind === 'post'
          ? [tagOf('Post', 'LIST')]
          : [listed, ...(kind === 'comment' ? (['Comment', 'Post'] as const) : [])]),
      ],
    },
    listComments: { providesTags: (_pages, _error, { topicId }) => [tagOf('Comment', topicId)] },
    getComment: { providesTags: (_one, _error, { commentId }) => [tagOf('Comment', commentId)] },
    createComment: { onQueryStarted: commented.create, invalidatesTags: settled },
    updateComment: { onQueryStarted: commented.update, invalidatesTags: settled },
    deleteComment: { onQueryStarted: commented.delete, invalidatesTags: settled },
  },
});

/** The topic counts what is said in it; after a refusal what the viewer may do has changed. */
function settled(_answer: unknown, error: { status?: unknown } | undefined, place: Place & Touched) {
  const { id, topicId } = place;
  const isStale = error?.status === 403 || error?.status === 404;
  if (error) return isStale ? [tagOf('Topic', topicId), tagOf('Group', id)] : [];
  return [...oneOf(place), tagOf('Topic', topicId), listed, tagOf('Report', id)];
}

/** Reads anew how much of a topic is unread; the comments on the page stay as they are. */
export function lookAtTopic(topicId: string) {
  return topicsApi.util.invalidateTags([tagOf('Topic', topicId), listed]);
}

/** Reads the comments of a topic anew, once somebody wants to see what came. */
export function showFreshTopicComments(topicId: string) {
  return topicsApi.util.invalidateTags([tagOf('Comment', topicId)]);
}
