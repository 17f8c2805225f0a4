import { baseApi, tagOf } from '@estela/api';

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

export interface Life {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
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

const listsOf = ({ getState }: Life, { endpoint, id }: Place) =>
  baseApi.util
    .selectInvalidatedBy(getState() as never, [tagOf('Comment', id)])
    .filter(({ endpointName }) => endpointName === endpoint);

/** Changes every cached list of comments in its place: nobody's page jumps. */
function changeLists(life: Life, place: Place, change: (draft: CommentPages, asked: AskedComments) => void) {
  for (const { originalArgs } of listsOf(life, place)) {
    const recipe = (draft: CommentPages) => change(draft, originalArgs as AskedComments);
    life.dispatch(
      baseApi.util.updateQueryData(place.endpoint as never, originalArgs as never, recipe as never) as never,
    );
  }
}

/** Puts a new comment where a list has its place; `first` is the order of a list that asked for none. */
export function addComment(life: Life, place: Place, comment: Said, first: 'newest' | 'oldest'): void {
  changeLists(life, place, ({ pages }, { parent, order = first }) => {
    const items = pages.flatMap((page) => page.items);
    const answered = items.find(({ _id }) => _id === comment.parent);
    if (answered?.replies?.length === answered?.replyCount) answered?.replies?.push(comment);
    if (answered) answered.replyCount += 1;
    if ((parent ?? null) !== comment.parent) return;
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
export function takeComment(life: Life, place: Place, gone: string, parent: string | null): void {
  changeLists(life, place, ({ pages }) => {
    for (const page of pages) {
      for (const item of page.items) {
        if (item._id === parent) {
          item.replyCount -= 1;
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
  const { api } = life.getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  for (const { queryCacheKey } of listsOf(life, place))
    for (const { items } of (api.queries[queryCacheKey]?.data as CommentPages | undefined)?.pages ?? [])
      for (const item of items) {
        if (item._id === id && item.parent) return item.parent;
        if (item.replies?.some(({ _id }) => _id === id)) return item._id;
      }
  return null;
}
