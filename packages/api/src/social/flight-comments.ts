import { baseApi, tagOf } from '@estela/api';
import type { FlightComment, FlightCommentStream } from '@estela/contracts';
import { socialEndpoints } from '../generated/social.ts';
import { countComment } from './comment-count.ts';

/** Seconds that what was read outlives its page. */
const keepFor = 300;

interface Pages {
  pages: FlightCommentStream[];
}

interface Asked {
  id: string;
  parent?: string | undefined;
  order?: string | undefined;
}

interface Life {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Changes every cached list of a flight's comments. A list is changed in its place: nobody's page jumps. */
function changeLists(
  { dispatch, getState }: Life,
  flightId: string,
  change: (draft: Pages, asked: Asked) => void,
) {
  const lists = socialEndpoints.util.selectInvalidatedBy(getState() as never, [tagOf('Comment', flightId)]);
  for (const { endpointName, originalArgs } of lists) {
    if (endpointName !== 'listFlightComments') continue;
    const recipe = (draft: Pages) => change(draft, originalArgs as Asked);
    dispatch(
      socialEndpoints.util.updateQueryData(
        'listFlightComments',
        originalArgs as Asked as never,
        recipe,
      ) as never,
    );
  }
}

function add({ pages }: Pages, { parent, order = 'newest' }: Asked, comment: FlightComment) {
  for (const { items } of pages)
    for (const item of items) if (item._id === comment.parent) item.replyCount += 1;
  if ((parent ?? null) !== comment.parent) return;
  const last = pages.at(-1);
  if (order === 'newest') pages[0]?.items.unshift(comment);
  else if (last?.nextCursor === null) last.items.push(comment);
}

/** An answered one leaves an empty place, which goes with its last reply. */
function take({ pages }: Pages, gone: string, parent: string | null) {
  for (const page of pages) {
    for (const item of page.items) {
      if (item._id === parent) item.replyCount -= 1;
      if (item._id === gone) Object.assign(item, { deleted: true, text: '', author: null, mentions: [] });
    }
    page.items = page.items.filter(({ deleted, replyCount }) => !deleted || replyCount > 0);
  }
}

function parentOf({ getState }: Life, flightId: string, id: string): string | null {
  let parent: string | null = null;
  const lists = socialEndpoints.util.selectInvalidatedBy(getState() as never, [tagOf('Comment', flightId)]);
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  for (const { queryCacheKey } of lists)
    for (const { items } of (api.queries[queryCacheKey]?.data as Pages | undefined)?.pages ?? [])
      parent = items.find(({ _id }) => _id === id)?.parent ?? parent;
  return parent;
}

socialEndpoints.enhanceEndpoints({
  endpoints: {
    listFlightComments: {
      keepUnusedDataFor: keepFor,
      // Only the look at what came asks for a number of its own.
      providesTags: (_data, _error, { id, limit }) =>
        limit ? [tagOf('Comment', id), newestOf(id)] : [tagOf('Comment', id)],
    },
    createFlightComment: {
      onQueryStarted: async ({ id }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (!answer) return;
        changeLists(life, id, (list, asked) => add(list, asked, answer.data));
        countComment(life, id, 1);
      },
      invalidatesTags: settled,
    },
    updateFlightComment: {
      onQueryStarted: async ({ id }, life) => {
        const answer = await life.queryFulfilled.catch(() => undefined);
        if (!answer) return;
        changeLists(life, id, ({ pages }) => {
          for (const { items } of pages)
            for (const item of items) if (item._id === answer.data._id) Object.assign(item, answer.data);
        });
      },
      invalidatesTags: settled,
    },
    deleteFlightComment: {
      onQueryStarted: async ({ id, commentId }, life) => {
        const parent = parentOf(life, id, commentId);
        const isGone = await life.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        changeLists(life, id, (list) => take(list, commentId, parent));
        countComment(life, id, -1);
      },
      invalidatesTags: settled,
    },
  },
});

/** After a refusal the page is stale: the server's state shows. */
function settled(_answer: unknown, error: { status?: unknown } | undefined, { id }: { id: string }) {
  const isStale = error?.status === 403 || error?.status === 404;
  return isStale ? [tagOf('Comment', id), tagOf('Flight', id)] : [];
}

const newestOf = (flightId: string) => tagOf('Comment', `${flightId}.newest`);

/** Looks whether comments came; the lists on the page stay as they are. */
export function lookForFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([newestOf(flightId)]);
}

/** Reads the comments of a flight anew, once somebody wants to see what came. */
export function showFreshComments(flightId: string) {
  return baseApi.util.invalidateTags([tagOf('Comment', flightId)]);
}
