import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { mention } from './mention.ts';
import { userSummary } from './user.ts';

/** What every comment of a group has, wherever it stands. */
const said = {
  _id: id,
  /** The comment it replies to, which is never itself a reply. */
  parent: id.nullable(),
  author: userSummary,
  text: z.string(),
  mentions: z.array(mention),
  edited: z.boolean(),
  /** By an administrator: its author alone still gets it, marked. */
  hidden: z.literal(true).optional(),
  createdAt: instant,
  updatedAt: instant,
};

/** `deleted`: removed after others had replied; then it has neither text nor author. */
const answered = {
  ...said,
  author: userSummary.nullable(),
  deleted: z.boolean(),
  replyCount: z.number().int(),
};

const reply = z.object({ ...said, topic: id }).meta({ id: 'Reply' });
export type Reply = z.infer<typeof reply>;

/** `replies` are the oldest of its `replyCount` (to 1,000), as many as `limits.repliesSent`. */
export const comment = z.object({ ...answered, topic: id, replies: z.array(reply) }).meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

export const commentStream = streamOf(comment).meta({ id: 'CommentStream' });
export type CommentStream = z.infer<typeof commentStream>;

const postReply = z.object({ ...said, post: id }).meta({ id: 'PostReply' });
export type PostReply = z.infer<typeof postReply>;

/** A comment on a post of a group: as one in a topic. */
export const postComment = z
  .object({ ...answered, post: id, replies: z.array(postReply) })
  .meta({ id: 'PostComment' });
export type PostComment = z.infer<typeof postComment>;

export const postCommentStream = streamOf(postComment).meta({ id: 'PostCommentStream' });
export type PostCommentStream = z.infer<typeof postCommentStream>;

/**
 * A comment on a flight. `parent` is the comment that it replies to, which is never itself a reply. `deleted`: taken back
 * after others had replied; then it has neither text nor author. `replyCount` counts what the viewer may see, to 1,000.
 */
export const flightComment = z
  .object({
    _id: id,
    flight: id,
    parent: id.nullable(),
    author: userSummary.nullable(),
    text: z.string(),
    mentions: z.array(mention),
    edited: z.boolean(),
    deleted: z.boolean(),
    /** By an administrator: its author alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    replyCount: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'FlightComment' });
export type FlightComment = z.infer<typeof flightComment>;

export const flightCommentStream = streamOf(flightComment).meta({ id: 'FlightCommentStream' });
export type FlightCommentStream = z.infer<typeof flightCommentStream>;

const commentText = text(limits.text.max, 1);

/** A reply to a reply joins the same thread. */
export const commentInput = z
  .object({ text: commentText, parent: id.nullable().optional() })
  .meta({ id: 'CommentInput' });
export type CommentInput = z.infer<typeof commentInput>;

export const commentPatch = z.object({ text: commentText }).partial().meta({ id: 'CommentPatch' });
export type CommentPatch = z.infer<typeof commentPatch>;
