import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

const shape = {
  _id: id,
  topic: id,
  /** The comment that it answers: always one that answers nothing itself. */
  parent: id.nullable(),
  author: userSummary,
  text: z.string(),
  edited: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
};

const reply = z.object(shape).meta({ id: 'Reply' });
export type Reply = z.infer<typeof reply>;

/** `deleted`: it was taken back, but others had answered; its text is empty then. */
export const comment = z
  .object({ ...shape, deleted: z.boolean(), replies: z.array(reply), replyCount: z.number().int() })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

export const commentStream = streamOf(comment).meta({ id: 'CommentStream' });

const commentText = text(limits.text.max, 1);

/** An answer to a reply goes to the thread that the reply is in. */
export const commentInput = z
  .object({ text: commentText, parent: id.nullable().optional() })
  .meta({ id: 'CommentInput' });
export type CommentInput = z.infer<typeof commentInput>;

export const commentPatch = z.object({ text: commentText }).partial().meta({ id: 'CommentPatch' });
export type CommentPatch = z.infer<typeof commentPatch>;
