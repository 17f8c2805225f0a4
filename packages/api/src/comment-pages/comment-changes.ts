import { countComment } from './comment-count.ts';
import {
  addComment,
  changeComment,
  type Life,
  type Place,
  parentOf,
  type Said,
  takeComment,
} from './comment-pages.ts';

interface Discussion<Args> {
  place: (args: Args) => Place;
  /** The order of a list that asks for none. */
  first: 'newest' | 'oldest';
  /** What is talked about, where its cards say how many comments it has. */
  counted?: 'Flight' | 'Post';
}

interface Call<Answer> extends Life {
  queryFulfilled: PromiseLike<Answer>;
}

/** Nothing where the call failed; its own error is shown where it was made. */
const answered = <Answer>({ queryFulfilled }: Call<Answer>) =>
  queryFulfilled.then(
    (answer) => answer,
    () => undefined,
  );

/** `onQueryStarted` of the calls on comments: the cached lists follow once the server has agreed. */
export function commentChanges<Args>({ place, first, counted }: Discussion<Args>) {
  const count = (life: Life, { id }: Place, step: 1 | -1) => {
    if (counted) countComment(life, counted, id, step);
  };
  return {
    async create(args: Args, life: Call<{ data: Said }>): Promise<void> {
      const answer = await answered(life);
      if (!answer) return;
      addComment(life, place(args), answer.data, first);
      count(life, place(args), 1);
    },
    async update(args: Args, life: Call<{ data: Said }>): Promise<void> {
      const answer = await answered(life);
      if (answer) changeComment(life, place(args), answer.data);
    },
    async delete(args: Args & { commentId: string }, life: Call<object>): Promise<void> {
      const parent = parentOf(life, place(args), args.commentId);
      if (!(await answered(life))) return;
      takeComment(life, place(args), args.commentId, parent);
      count(life, place(args), -1);
    },
  };
}
