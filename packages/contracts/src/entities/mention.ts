import { z } from 'zod';
import { id } from '../wire.ts';

/** A pilot who is meant by `@name` in a text; `name` is in lower case as the text has it, `username` theirs today. */
export const mention = z.object({ _id: id, name: z.string(), username: z.string() }).meta({ id: 'Mention' });
export type Mention = z.infer<typeof mention>;
