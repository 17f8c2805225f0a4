import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, line, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** `url` as of every picture, `alt` what it shows, for those who do not see it. */
const postPicture = z.object({ _id: id, url: z.string(), alt: z.string() }).meta({ id: 'PostPicture' });

/** `content` is Markdown; whoever shows it draws no HTML and no pictures of other sites from it. */
export const post = z
  .object({
    _id: id,
    group: id,
    author: userSummary,
    title: z.string(),
    content: z.string(),
    /** In their author's order. */
    pictures: z.array(postPicture),
    edited: z.boolean(),
    /** By an administrator: its author alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    /** How much is said about it, replies too. */
    comments: z.number().int(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;

export const postStream = streamOf(post).meta({ id: 'PostStream' });

const fields = { title: line(limits.title.max, limits.title.min), content: text(limits.text.max, 1) };

export const postInput = z.object(fields).meta({ id: 'PostInput' });
export type PostInput = z.infer<typeof postInput>;

const pictures = z
  .array(z.object({ _id: id, alt: text(limits.altText.max) }))
  .max(limits.picturesPerPost.max)
  .meta({
    description: 'The pictures that stay, in their order, with what they show; those left out are deleted.',
  });

export const postPatch = z
  .object({ ...fields, pictures })
  .partial()
  .meta({ id: 'PostPatch' });
export type PostPatch = z.infer<typeof postPatch>;
