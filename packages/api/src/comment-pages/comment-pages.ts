import { tagOf } from '@estela/api';
import { answersWith, type Life, patchAnswer } from '@estela/api/cached-answers';

export interface Said {
  _id: string;
  parent: string | null;
}

/** A comment as lists hold it; on topics its first replies are sent along. */
interface Paged extends Said {
  deleted: boolean;
  replyCount: number;
  replies?: Said[];
}

export interface CommentPages {
  pages: { items: Paged[]; nextCursor: string | null }[];
}

/** What a list of comments was asked for, as far as a new one depends on it. */
export interface AskedComments {
  parent?: string | undefined;
  order?: string | undefined;
}

export interface Place {
  endpoint: string;
  /** Of the thing that is talked about. */
  id: string;
}

/** What a call on comments names: the one it changes, or the one that it answers. */
export interface Touched {
  commentId?: string;
  body?: { parent?: string | null | undefined; text?: string | undefined };
}

/** A comment that is read alone, after it was changed or answered. */
export function oneOf({ commentId, body }: Touched) {
  const id = commentId ?? body?.parent;
  return id ? [tagOf('Comment', id)] : [];
}

/** Moves a number of a list, once. */
type Step = (list: string, value: number) => number;

const listsOf = (life: Life, { endpoint, id }: Place) =>
  answersWith(life, tagOf('Comment', id)).filter(({ endpointName }) => endpointName === endpoint);

/** Changes every cached list of comments in its place: nobody's page jumps. */
function changeLists(
  life: Life,
  place: Place,
  change: (draft: CommentPages, asked: AskedComments, list: string) => void,
) {
  for (const list of listsOf(life, place))
    patchAnswer(life, list, (draft: CommentPages) =>
      change(draft, list.originalArgs as AskedComments, list.queryCacheKey),
    );
}

const holds = (items: Said[], { _id }: Said) => items.some((one) => one._id === _id);

/** Puts a new comment where a list has its place; `first` is the order of a list that asked for none. */
export function addComment(
  life: Life,
  place: Place,
  comment: Said,
  { first, step }: { first: 'newest' | 'oldest'; step: Step },
): void {
  changeLists(life, place, ({ pages }, { parent, order = first }, list) => {
    const items = pages.flatMap((page) => page.items);
    const answered = items.find(({ _id }) => _id === comment.parent);
    if (answered) {
      const { replies, replyCount } = answered;
      const isNew = !replies || !holds(replies, comment);
      if (replies && isNew && replies.length === replyCount) replies.push(comment);
      if (isNew) answered.replyCount = step(list, replyCount);
    }
    if ((parent ?? null) !== comment.parent || holds(items, comment)) return;
    const last = pages.at(-1);
    if (order === 'newest') pages[0]?.items.unshift(comment as Paged);
    else if (last?.nextCursor === null) last.items.push(comment as Paged);
  });
}

export function changeComment(life: Life, place: Place, changed: Said): void {
  changeLists(life, place, ({ pages }) => {
    for (const { items } of pages)
      for (const item of items) {
        // Of an answered one the answers stay as they are shown.
        if (item._id === changed._id) Object.assign(item, { ...changed, replies: item.replies });
        for (const reply of item.replies ?? []) if (reply._id === changed._id) Object.assign(reply, changed);
      }
  });
}

/** An answered one leaves an empty place, which goes with its last reply. */
export function takeComment(
  life: Life,
  place: Place,
  { gone, parent, step }: { gone: string; parent: string | null; step: Step },
): void {
  changeLists(life, place, ({ pages }, _asked, list) => {
    for (const page of pages) {
      for (const item of page.items) {
        if (item._id === parent) {
          item.replyCount = step(list, item.replyCount);
          if (item.replies) item.replies = item.replies.filter(({ _id }) => _id !== gone);
        }
        if (item._id === gone) Object.assign(item, { deleted: true, text: '', author: null, mentions: [] });
      }
      page.items = page.items.filter(({ deleted, replyCount }) => !deleted || replyCount > 0);
    }
  });
}

/** The comment that a reply hangs on, as far as a list holds it. */
export function parentOf(life: Life, place: Place, id: string): string | null {
  for (const { data } of listsOf(life, place))
    for (const { items } of (data as CommentPages | undefined)?.pages ?? [])
      for (const item of items) {
        if (item._id === id && item.parent) return item.parent;
        if (item.replies?.some(({ _id }) => _id === id)) return item._id;
      }
  return null;
}
