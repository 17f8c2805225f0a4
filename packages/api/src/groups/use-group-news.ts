import { baseApi, tagOf, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';

/** What is open of a group. */
export interface OpenTalk {
  topicId?: string;
  postId?: string;
}

/** Reads a group, who is in it and what is said in it anew; of what is open whether it is still there. */
export function useGroupNews() {
  const dispatch = useAppDispatch();
  return useCallback(
    (id: string, { topicId = 'LIST', postId = 'LIST' }: OpenTalk = {}) =>
      void dispatch(
        baseApi.util.invalidateTags([
          tagOf('Group', id),
          tagOf('Member', id),
          tagOf('Topic', 'LIST'),
          tagOf('Topic', topicId),
          tagOf('Post', 'LIST'),
          tagOf('Post', postId),
        ]),
      ),
    [dispatch],
  );
}
