import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** `content` is Markdown; whoever shows it draws no HTML and no pictures of other sites from it. */
export const post = z
  .object({
    _id: id,
    group: id,
    author: userSummary,
    title: z.string(),
    content: z.string(),
    edited: z.boolean(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;

export const postStream = streamOf(post).meta({ id: 'PostStream' });

const fields = { title: text(limits.title.max, limits.title.min), content: text(limits.text.max, 1) };

export const postInput = z.object(fields).meta({ id: 'PostInput' });
export type PostInput = z.infer<typeof postInput>;

export const postPatch = z.object(fields).partial().meta({ id: 'PostPatch' });
export type PostPatch = z.infer<typeof postPatch>;
