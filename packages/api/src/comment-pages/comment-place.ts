import type { tagOf } from '@estela/api';

type Tag = ReturnType<typeof tagOf>;

/** What comments can stand under, and how its calls differ from those of the others. */
export interface CommentPlace<Args> {
  /** The name of the endpoint that lists them. */
  list: string;
  /** The id of the thing that the arguments of a call name. */
  idOf: (args: Args) => string;
  /** The kind of thing, where its cards say how many comments it has. */
  counted?: 'Flight' | 'Post';
  /** What shows a comment that comes, changes or goes, beside the lists of comments. */
  shownIn: (args: Args) => Tag[];
  /** What may be out of date when the server refuses a call. */
  afterRefusal: (args: Args) => Tag[];
}
