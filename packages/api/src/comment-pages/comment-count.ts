import { tagOf } from '@estela/api';
import { answersWith, type Life, patchAnswer } from '@estela/api/cached-answers';

interface Counted {
  _id?: string;
  comments?: number;
}

/** An answer that contains the thing: a stream, a page, a dashboard, or the thing itself. */
interface Cached extends Counted {
  pages?: { items: Counted[] }[];
  items?: Counted[];
  flights?: Counted[];
}

/** Corrects the number on every card of a flight or a post. Nothing is read again: a list would begin at its top. */
export function countComment(
  life: Life,
  type: 'Flight' | 'Post',
  id: string,
  step: (cached: string, value: number) => number,
): void {
  for (const answer of answersWith(life, tagOf(type, id)))
    patchAnswer(life, answer, (draft: Cached) => {
      for (const one of countedIn(draft))
        if (one._id === id && typeof one.comments === 'number')
          one.comments = step(answer.queryCacheKey, one.comments);
    });
}

function countedIn(cached: Cached): Counted[] {
  const { pages = [], items = [], flights = [] } = cached;
  return [cached, ...pages.flatMap((page) => page.items), ...items, ...flights];
}
