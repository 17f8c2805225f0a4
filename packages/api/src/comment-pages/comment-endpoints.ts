import { baseApi, tagOf } from '@estela/api';
import { commentChanges } from './comment-changes.ts';
import type { CommentPlace } from './comment-place.ts';

/** Seconds that a list of comments outlives its page. */
export const keepCommentsFor = 300;

/** The tag of the short list that `lookForComments` reads: it alone asks for a number of comments. */
const newestOf = (id: string) => tagOf('Comment', `${id}.newest`);

/** What a call on comments names: the one that it changes, or the one that it replies to. */
interface NamedComment {
  commentId?: string;
  body?: { parent?: string | null | undefined; text?: string | undefined };
}

/** A comment that is read alone, after it was changed or replied to. */
function commentItself({ commentId, body }: NamedComment) {
  const id = commentId ?? body?.parent;
  return id ? [tagOf('Comment', id)] : [];
}

/** What the five endpoints of the comments on one kind of thing provide, invalidate and change in the cache. */
export function commentEndpoints<Args>(place: CommentPlace<Args>) {
  const changes = commentChanges(place);

  function settled(_answer: unknown, error: { status?: unknown } | undefined, args: Args & NamedComment) {
    if (!error) return [...commentItself(args), ...place.shownIn(args)];
    return error.status === 403 || error.status === 404 ? place.afterRefusal(args) : [];
  }

  /** After a refusal the lists stay: a comment that is no longer there would take its box away, with what was typed. */
  function edited(answer: unknown, error: { status?: unknown } | undefined, args: Args & NamedComment) {
    const tags = settled(answer, error, args);
    return error ? tags.filter(({ type }) => type !== 'Comment') : tags;
  }

  return {
    list: {
      providesTags: (_pages: unknown, _error: unknown, args: Args & { limit?: number }) => {
        const id = place.idOf(args);
        return args.limit ? [tagOf('Comment', id), newestOf(id)] : [tagOf('Comment', id)];
      },
    },
    get: {
      providesTags: (_comment: unknown, _error: unknown, { commentId }: { commentId: string }) => [
        tagOf('Comment', commentId),
      ],
    },
    create: { onQueryStarted: changes.create, invalidatesTags: settled },
    update: { onQueryStarted: changes.update, invalidatesTags: edited },
    delete: { onQueryStarted: changes.delete, invalidatesTags: settled },
  };
}

/** Asks whether comments came to the thing with this id; the lists on the page stay as they are. */
export const lookForComments = (id: string) => baseApi.util.invalidateTags([newestOf(id)]);

/** Reads the comments on the thing with this id again, once somebody wants to see what came. */
export const readComments = (id: string) => baseApi.util.invalidateTags([tagOf('Comment', id)]);
