import { z } from 'zod';
import { orEmpty } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { memberRoles, memberStatuses, notificationLevels } from '../values.ts';
import { id, instant, issueKeys, line, pageOf, streamOf, tags, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** How the viewer stands in a group, and what they want to be told of it. */
const viewerMembership = z
  .object({
    role: z.enum(memberRoles),
    status: z.enum(memberStatuses),
    level: z.enum(notificationLevels).optional(),
  })
  .meta({ id: 'ViewerMembership' });

/**
 * `questions` are for those who ask to join a private group. `showHistory`: whether those who came after a private group
 * was opened see what was written before. `waiting` counts the requests to join, for those who decide on them, and
 * `reported` the things that were reported in it, for those who moderate it.
 */
export const group = z
  .object({
    _id: id,
    name: z.string(),
    description: z.string(),
    rules: z.string(),
    questions: z.array(z.string()),
    showHistory: z.boolean(),
    private: z.boolean(),
    /** By an administrator: its owner alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    tags: z.array(z.string()),
    image: z.string().nullable(),
    owner: userSummary,
    memberCount: z.number().int(),
    postCount: z.number().int(),
    topicCount: z.number().int(),
    membership: viewerMembership.nullable(),
    waiting: z.number().int().optional(),
    reported: z.number().int().optional(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

export const groupPage = pageOf(group).meta({ id: 'GroupPage' });

const required = {
  name: line(limits.groupName.max, 1),
  description: text(limits.groupDescription.max, 1),
};
const question = text(limits.joinQuestion.max, limits.joinQuestion.min);
const optional = {
  private: z.boolean(),
  tags,
  rules: orEmpty(text(limits.groupRules.max)),
  questions: z.array(question).max(limits.joinQuestions.max),
};

/** A new group is public by default. */
export const groupInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'GroupInput' });
export type GroupInput = z.infer<typeof groupInput>;

/** `showHistory` goes with `private: false`; without it what was written in private stays with those who were there. */
export const groupPatch = z
  .object({ ...required, ...optional, showHistory: z.boolean() })
  .partial()
  .meta({ id: 'GroupPatch' });
export type GroupPatch = z.infer<typeof groupPatch>;

/**
 * Returned by joining, and a row of the member list. `since`: of the membership, the request, the invitation or the ban.
 * `answers` to the group's questions come with a request, for those who decide on it.
 */
export const membership = z
  .object({
    user: userSummary,
    role: z.enum(memberRoles),
    status: z.enum(memberStatuses),
    since: instant.optional(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof membership>;

export const membershipStream = streamOf(membership).meta({ id: 'MembershipStream' });

/**
 * One answer for each of the group's questions, in their order; a public group asks nothing. `accept` says that the caller
 * acts upon an invitation: where it is gone they neither join nor ask.
 */
export const joinInput = z
  .object({
    accept: z.boolean().optional(),
    answers: z
      .array(text(limits.joinAnswer.max, limits.joinAnswer.min))
      .max(limits.joinQuestions.max)
      .optional(),
  })
  .meta({ id: 'JoinInput' });
export type JoinInput = z.infer<typeof joinInput>;

/** `status: member` approves or lifts a ban; `role: owner` hands the group over; `was` is what the caller acts upon. */
export const membershipPatch = z
  .object({
    role: z.enum(memberRoles).optional(),
    status: z.enum(['member', 'banned']).optional(),
    was: z.enum(memberStatuses).optional(),
  })
  .refine(({ role, status }) => role !== undefined || status !== undefined, {
    path: ['status'],
    params: { key: issueKeys.required },
  })
  .meta({ id: 'MembershipPatch' });
export type MembershipPatch = z.infer<typeof membershipPatch>;
