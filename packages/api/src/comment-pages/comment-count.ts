import { baseApi, tagOf } from '@estela/api';
import type { Life } from './comment-pages.ts';

interface Counted {
  _id?: string;
  comments?: number;
}

/** What is cached with the thing: a stream, a page, a dashboard, or the thing itself. */
interface Cached extends Counted {
  pages?: { items: Counted[] }[];
  items?: Counted[];
  flights?: Counted[];
}

/** Corrects the number on every card of a flight or a post. In its place: a list that is read anew begins at its top. */
export function countComment(
  life: Life,
  type: 'Flight' | 'Post',
  id: string,
  step: (cached: string, value: number) => number,
): void {
  const recipeOf = (cached: string) => (draft: Cached) => {
    for (const one of countedIn(draft))
      if (one._id === id && typeof one.comments === 'number') one.comments = step(cached, one.comments);
  };
  for (const { endpointName, originalArgs, queryCacheKey } of baseApi.util.selectInvalidatedBy(
    life.getState() as never,
    [tagOf(type, id)],
  ))
    life.dispatch(
      baseApi.util.updateQueryData(
        endpointName as never,
        originalArgs as never,
        recipeOf(queryCacheKey) as never,
      ) as never,
    );
}

function countedIn(cached: Cached): Counted[] {
  const { pages = [], items = [], flights = [] } = cached;
  return [cached, ...pages.flatMap((page) => page.items), ...items, ...flights];
}
