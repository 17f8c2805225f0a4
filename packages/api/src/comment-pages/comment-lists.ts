import { tagOf } from '@estela/api';
import { answersWith, type Life, patchAnswer } from '@estela/api/cached-answers';

export interface CommentRef {
  _id: string;
  parent: string | null;
}

/** A comment as lists have it; in groups its first replies are sent along. */
interface ListedComment extends CommentRef {
  deleted: boolean;
  replyCount: number;
  replies?: CommentRef[];
}

interface CommentPages {
  pages: { items: ListedComment[]; nextCursor: string | null }[];
}

/** What a list of comments was asked for, as far as the place of a new comment depends on it. */
interface ListArgs {
  parent?: string | undefined;
  order?: string | undefined;
}

/** All cached lists of the comments on one thing. */
interface CommentLists {
  endpoint: string;
  /** Of the thing. */
  id: string;
}

/** Moves a number of a list, once. */
type Step = (list: string, value: number) => number;

const cachedLists = (life: Life, { endpoint, id }: CommentLists) =>
  answersWith(life, tagOf('Comment', id)).filter(({ endpointName }) => endpointName === endpoint);

/** Changes every cached list of comments in its place: nobody's page jumps. */
function changeLists(
  life: Life,
  lists: CommentLists,
  change: (draft: CommentPages, args: ListArgs, list: string) => void,
) {
  for (const list of cachedLists(life, lists))
    patchAnswer(life, list, (draft: CommentPages) =>
      change(draft, list.originalArgs as ListArgs, list.queryCacheKey),
    );
}

const includes = (items: CommentRef[], { _id }: CommentRef) => items.some((one) => one._id === _id);

/** Puts a new comment where a list has its place. */
export function addComment(life: Life, lists: CommentLists, comment: CommentRef, step: Step): void {
  changeLists(life, lists, ({ pages }, { parent, order }, list) => {
    const items = pages.flatMap((page) => page.items);
    const parentItem = items.find(({ _id }) => _id === comment.parent);
    if (parentItem) {
      const { replies, replyCount } = parentItem;
      const isNew = !replies || !includes(replies, comment);
      if (replies && isNew && replies.length === replyCount) replies.push(comment);
      if (isNew) parentItem.replyCount = step(list, replyCount);
    }
    if ((parent ?? null) !== comment.parent || includes(items, comment)) return;
    const last = pages.at(-1);
    if (order !== 'oldest') pages[0]?.items.unshift(comment as ListedComment);
    else if (last?.nextCursor === null) last.items.push(comment as ListedComment);
  });
}

export function editComment(life: Life, lists: CommentLists, changed: CommentRef): void {
  changeLists(life, lists, ({ pages }) => {
    for (const { items } of pages)
      for (const item of items) {
        // Its replies stay as they are shown.
        if (item._id === changed._id) Object.assign(item, { ...changed, replies: item.replies });
        for (const reply of item.replies ?? []) if (reply._id === changed._id) Object.assign(reply, changed);
      }
  });
}

/** A comment with replies leaves an empty place, which goes with the last of them. */
export function removeComment(
  life: Life,
  lists: CommentLists,
  { id, parent, step }: { id: string; parent: string | null; step: Step },
): void {
  changeLists(life, lists, ({ pages }, _args, list) => {
    for (const page of pages) {
      for (const item of page.items) {
        if (item._id === parent) {
          item.replyCount = step(list, item.replyCount);
          if (item.replies) item.replies = item.replies.filter(({ _id }) => _id !== id);
        }
        if (item._id === id) Object.assign(item, { deleted: true, text: '', author: null, mentions: [] });
      }
      page.items = page.items.filter(({ deleted, replyCount }) => !deleted || replyCount > 0);
    }
  });
}

/** The comment that a reply belongs to, as far as a cached list has it. */
export function parentOf(life: Life, lists: CommentLists, id: string): string | null {
  for (const { data } of cachedLists(life, lists))
    for (const { items } of (data as CommentPages | undefined)?.pages ?? [])
      for (const item of items) {
        if (item._id === id && item.parent) return item.parent;
        if (item.replies?.some(({ _id }) => _id === id)) return item._id;
      }
  return null;
}
