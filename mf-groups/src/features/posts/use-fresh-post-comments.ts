import { useAppDispatch, useSession } from '@estela/api';
import { lookForFreshPostComments, useListPostCommentsInfiniteQuery } from '@estela/api/groups';
import type { Group, Post, PostCommentStream } from '@estela/contracts';
import { countFresh } from '@estela/kit/comments';
import { useLive } from '@estela/runtime/live';
import { isMember } from '../../components/is-member.ts';

/** Milliseconds between two looks where nothing is told; the newest page of a post is one read of an index. */
const lookEvery = 15_000;
const looked = 10;

/** How many comments of others came since the list's first page was read; the list itself stays as it is. */
export function useFreshPostComments(
  group: Group,
  post: Post,
  list: { pages: PostCommentStream[] } | undefined,
): number {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { _id: postId, author } = post;
  const look = () => void dispatch(lookForFreshPostComments(postId));
  const { currentData } = useListPostCommentsInfiniteQuery(
    { id: group._id, postId, order: 'newest', limit: looked },
    { skip: !list },
  );
  const hasTalked = list?.pages.some(({ items }) => items.some((one) => one.author?._id === user?._id));
  useLive('comment', {
    // The server tells its author and those who commented, while they are in the group.
    isWanted: isMember(group) && (user?._id === author._id || hasTalked === true),
    pollEvery: lookEvery,
    onEvent: (event) => event.post === postId && look(),
    onMissed: (opening) => (opening === 'found' && !currentData) || look(),
  });
  return countFresh(list?.pages[0], currentData?.pages[0], user?._id);
}
