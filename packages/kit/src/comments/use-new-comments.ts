import { useAppDispatch, useSession } from '@estela/api';
import { useLive } from '@estela/runtime/live';
import { isGone } from '../stream/is-gone.ts';
import type { CommentData } from './comment-data.ts';
import { countNew } from './count-new.ts';
import type { ThreadCalls } from './thread-calls.ts';

/** Milliseconds between two looks where nobody is notified: guests, and where there is no stream. */
const lookEvery = 15_000;
const countedTo = 10;

/** Whether the server notifies the viewer of each comment: always, from their own first one on, or not at all. */
export type NotifiedWhen = 'always' | 'afterOwnComment' | 'never';

interface NewCommentsOptions {
  notified: NotifiedWhen;
  /** The thing itself says how many are unread. */
  isCounted: boolean;
  list: { pages: { items: CommentData[] }[] } | undefined;
}

/** How many comments of others came since the list's first page was read; the list itself stays as it is. */
export function useNewComments(
  { kind, id, useList, lookForNew }: ThreadCalls,
  { notified, isCounted, list }: NewCommentsOptions,
): number {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const look = () => void dispatch(lookForNew());
  const { currentData, error } = useList({ order: 'newest', limit: countedTo }, { skip: !list || isCounted });
  const isOwn = ({ author }: CommentData) => user !== null && author?._id === user._id;
  useLive('comment', {
    isWanted:
      notified === 'always' ||
      (notified === 'afterOwnComment' && list?.pages.some(({ items }) => items.some(isOwn))),
    // A thing that was deleted has no comments any more.
    pollEvery: isGone(error) ? undefined : lookEvery,
    onEvent: (event) => event[kind] === id && look(),
    // What was looked at on an earlier visit does not know what came between the two.
    onMissed: (opening) => (opening === 'found' && !currentData) || look(),
  });
  return countNew(list?.pages[0], currentData?.pages[0], user?._id);
}
