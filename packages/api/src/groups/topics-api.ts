import { tagOf } from '@estela/api';
import { groupsEndpoints } from '../generated/groups.ts';

const listed = tagOf('Topic', 'LIST');

interface Place {
  id: string;
  topicId: string;
}

const changes = (_topic: unknown, _error: unknown, { topicId }: Place) => [tagOf('Topic', topicId), listed];

/** After a refusal nothing is read again: a page that is no longer there would take the form away, with what was typed. */
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
  },
});

/** Asks how much of a topic is unread; the comments on the page stay as they are. */
export function lookAtTopic(topicId: string) {
  return topicsApi.util.invalidateTags([tagOf('Topic', topicId), listed]);
}
