import { baseApi, tagOf, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';

/** The topic or the post of a group that is on the page. */
export interface OpenThread {
  topicId?: string;
  postId?: string;
}

/** Reads again a group, its members, and its lists of topics and posts, with the one that is on the page. */
export function useGroupNews() {
  const dispatch = useAppDispatch();
  return useCallback(
    (id: string, { topicId = 'LIST', postId = 'LIST' }: OpenThread = {}) =>
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
