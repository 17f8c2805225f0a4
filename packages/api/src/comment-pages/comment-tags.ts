import { tagOf } from '@estela/api';

/** Seconds that a list of comments outlives its page. */
export const keepCommentsFor = 300;

/** Of the look whether comments came to the thing with this id, which leaves the lists on the page as they are. */
export const newestOf = (id: string) => tagOf('Comment', `${id}.newest`);

/** The tags of a list of comments. Only the look at what came asks for a number of its own. */
export const commentTags = (id: string, limit: number | undefined) =>
  limit ? [tagOf('Comment', id), newestOf(id)] : [tagOf('Comment', id)];
