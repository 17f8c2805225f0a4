import { type Life, patchCacheAndPending, stepOnce } from '@estela/api/cached-answers';
import { countComment } from './comment-count.ts';
import { addComment, changeComment, type Place, parentOf, type Said, takeComment } from './comment-pages.ts';

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
  const count = (life: Life, { id }: Place, step: ReturnType<typeof stepOnce>) => {
    if (counted) countComment(life, counted, id, step);
  };
  return {
    async create(args: Args, life: Call<{ data: Said }>): Promise<void> {
      const answer = await answered(life);
      if (!answer) return;
      const [step, counting] = [stepOnce(1), stepOnce(1)];
      void patchCacheAndPending(life, () => {
        addComment(life, place(args), answer.data, { first, step });
        count(life, place(args), counting);
      });
    },
    async update(args: Args, life: Call<{ data: Said }>): Promise<void> {
      const answer = await answered(life);
      if (answer) void patchCacheAndPending(life, () => changeComment(life, place(args), answer.data));
    },
    async delete(args: Args & { commentId: string }, life: Call<object>): Promise<void> {
      const parent = parentOf(life, place(args), args.commentId);
      if (!(await answered(life))) return;
      const [step, counting] = [stepOnce(-1), stepOnce(-1)];
      void patchCacheAndPending(life, () => {
        takeComment(life, place(args), { gone: args.commentId, parent, step });
        count(life, place(args), counting);
      });
    },
  };
}
