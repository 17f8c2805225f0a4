import { z } from 'zod';
import { limits } from '../limits.ts';
import { memberRoles, memberStatuses } from '../values.ts';
import { id, instant, issueKeys, pageOf, streamOf, tags, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** How the viewer stands in a group. */
const viewerMembership = z
  .object({ role: z.enum(memberRoles), status: z.enum(memberStatuses) })
  .meta({ id: 'ViewerMembership' });

export const group = z
  .object({
    _id: id,
    name: z.string(),
    description: z.string(),
    private: z.boolean(),
    tags: z.array(z.string()),
    image: z.string().nullable(),
    owner: userSummary,
    memberCount: z.number().int(),
    postCount: z.number().int(),
    topicCount: z.number().int(),
    membership: viewerMembership.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

export const groupPage = pageOf(group).meta({ id: 'GroupPage' });

const required = {
  name: text(limits.groupName.max, 1),
  description: text(limits.groupDescription.max, 1),
};
const optional = { private: z.boolean(), tags };

/** A new group is public by default. */
export const groupInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'GroupInput' });
export type GroupInput = z.infer<typeof groupInput>;

export const groupPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'GroupPatch' });
export type GroupPatch = z.infer<typeof groupPatch>;

/** Returned by joining, and a row of the member list. */
export const membership = z
  .object({ user: userSummary, role: z.enum(memberRoles), status: z.enum(memberStatuses) })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof membership>;

export const membershipStream = streamOf(membership).meta({ id: 'MembershipStream' });

/** `status: member` approves or lifts a ban; `role: owner` hands the group over. */
export const membershipPatch = z
  .object({ role: z.enum(memberRoles).optional(), status: z.enum(['member', 'banned']).optional() })
  .refine(({ role, status }) => role !== undefined || status !== undefined, {
    path: ['status'],
    params: { key: issueKeys.required },
  })
  .meta({ id: 'MembershipPatch' });
export type MembershipPatch = z.infer<typeof membershipPatch>;
