import { z } from 'zod';
import { id, streamOf } from '../wire.ts';
import { answered, said } from './comment.ts';

const postReply = z.object({ ...said, post: id }).meta({ id: 'PostReply' });
export type PostReply = z.infer<typeof postReply>;

/** A comment on a post of a group: as one in a topic. */
export const postComment = z
  .object({ ...answered, post: id, replies: z.array(postReply) })
  .meta({ id: 'PostComment' });
export type PostComment = z.infer<typeof postComment>;

export const postCommentStream = streamOf(postComment).meta({ id: 'PostCommentStream' });
export type PostCommentStream = z.infer<typeof postCommentStream>;
