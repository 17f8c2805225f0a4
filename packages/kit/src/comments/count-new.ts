import type { CommentData } from './comment-data.ts';

type Page = { items: readonly CommentData[] } | undefined;

/** How many of the newest comments, of others than the pilot, are not in a list that stays as it is. */
export function countNew(list: Page, newest: Page, pilotId: string | undefined): number {
  const first = list?.items ?? [];
  const known = new Set(first.map(({ _id }) => _id));
  // Not of its newest: that may be the pilot's own, sent after others had written.
  const since = first.at(-1)?.createdAt ?? '';
  return (newest?.items ?? []).filter(
    ({ _id, author, createdAt, deleted }) =>
      !deleted && !known.has(_id) && createdAt >= since && author?._id !== pilotId,
  ).length;
}
