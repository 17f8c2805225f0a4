import { z } from 'zod';
import { groupActs, memberRoles } from '../values.ts';
import { id, instant, streamOf } from '../wire.ts';
import { userSummary } from './user.ts';

/** `actor` did it to `member`, or to what `title` names; `role` is the one that was given. An account that is gone is null. */
const groupLogEntry = z
  .object({
    _id: id,
    act: z.enum(groupActs),
    actor: userSummary.nullable(),
    member: userSummary.nullable(),
    title: z.string(),
    role: z.enum(memberRoles).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'GroupLogEntry' });
export type GroupLogEntry = z.infer<typeof groupLogEntry>;

export const groupLog = streamOf(groupLogEntry).meta({ id: 'GroupLog' });
