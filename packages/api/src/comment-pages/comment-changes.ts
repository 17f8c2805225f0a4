import { type Life, patchCacheAndPending, stepOnce } from '@estela/api/cached-answers';
import { countComment } from './comment-count.ts';
import { addComment, type CommentRef, editComment, parentOf, removeComment } from './comment-lists.ts';
import type { CommentPlace } from './comment-place.ts';

interface Call<Answer> extends Life {
  queryFulfilled: PromiseLike<Answer>;
}

/** Nothing where the call failed; its own error is shown where it was made. */
const answerOf = <Answer>({ queryFulfilled }: Call<Answer>) =>
  queryFulfilled.then(
    (answer) => answer,
    () => undefined,
  );

/** `onQueryStarted` of the calls on comments: the cached lists follow once the server has agreed. */
export function commentChanges<Args>({ list, idOf, counted }: CommentPlace<Args>) {
  const listsOf = (args: Args) => ({ endpoint: list, id: idOf(args) });
  const count = (life: Life, args: Args, step: ReturnType<typeof stepOnce>) => {
    if (counted) countComment(life, counted, idOf(args), step);
  };
  return {
    async create(args: Args, life: Call<{ data: CommentRef }>): Promise<void> {
      const answer = await answerOf(life);
      if (!answer) return;
      const [step, counting] = [stepOnce(1), stepOnce(1)];
      void patchCacheAndPending(life, () => {
        addComment(life, listsOf(args), answer.data, step);
        count(life, args, counting);
      });
    },
    async update(args: Args, life: Call<{ data: CommentRef }>): Promise<void> {
      const answer = await answerOf(life);
      if (answer) void patchCacheAndPending(life, () => editComment(life, listsOf(args), answer.data));
    },
    async delete(args: Args & { commentId: string }, life: Call<object>): Promise<void> {
      const parent = parentOf(life, listsOf(args), args.commentId);
      if (!(await answerOf(life))) return;
      const [step, counting] = [stepOnce(-1), stepOnce(-1)];
      void patchCacheAndPending(life, () => {
        removeComment(life, listsOf(args), { id: args.commentId, parent, step });
        count(life, args, counting);
      });
    },
  };
}
