import { z } from 'zod';
import { orEmpty } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { id, instant, line, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/**
 * `postCount` counts its comments; `lastActivity` is the newest of them, or the topic itself. `locked`: only moderators
 * write. `unread` counts what others wrote since `readAt`, as far as `limits.unread`; `readAt` is when the viewer read it
 * last, or joined the group, and null for who has done neither. `muted`: the viewer wants to hear nothing more of it.
 */
export const topic = z
  .object({
    _id: id,
    group: id,
    author: userSummary,
    title: z.string(),
    description: z.string(),
    pinned: z.boolean(),
    locked: z.boolean(),
    postCount: z.number().int(),
    lastActivity: instant,
    readAt: instant.nullable(),
    unread: z.number().int(),
    muted: z.boolean(),
    edited: z.boolean(),
    /** By an administrator: its author alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof topic>;

export const topicStream = streamOf(topic).meta({ id: 'TopicStream' });

const required = { title: line(limits.title.max, limits.title.min) };
/** `pinned` may be changed by the owner, admins and moderators; anyone may send it back unchanged. */
const optional = { description: orEmpty(text(limits.text.max)), pinned: z.boolean() };

export const topicInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'TopicInput' });
export type TopicInput = z.infer<typeof topicInput>;

export const topicPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'TopicPatch' });
export type TopicPatch = z.infer<typeof topicPatch>;
