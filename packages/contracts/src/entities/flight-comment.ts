import { z } from 'zod';
import { id, instant, streamOf } from '../wire.ts';
import { mention } from './mention.ts';
import { userSummary } from './user.ts';

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
