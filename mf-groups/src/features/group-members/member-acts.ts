import type { GroupStanding } from '@estela/contracts/values';
import { type MemberRole, mayOverMember } from '@estela/contracts/values';

/** The actions in the menu of a member. */
export type MemberAct = 'handOver' | 'remove' | 'ban' | 'unban' | `make.${Exclude<MemberRole, 'owner'>}`;

/** Actions that ask for confirmation. */
const asked = ['handOver', 'remove', 'ban'] as const;
export type AskedAct = (typeof asked)[number];

export const isAsked = (act: MemberAct): act is AskedAct => (asked as readonly MemberAct[]).includes(act);

const roles = ['admin', 'moderator', 'member'] as const;

/** What the viewer may do to a member, in the order of the menu: the same rights that the server checks. */
export function actsOver(viewer: GroupStanding, member: NonNullable<GroupStanding>): MemberAct[] {
  const may = (right: 'giveRole' | 'handOver' | 'remove' | 'ban') => mayOverMember(viewer, right, member);
  if (member.status === 'banned') return may('ban') ? ['unban'] : [];
  if (member.status !== 'member') return [];
  const others = roles.filter((role) => role !== member.role);
  return [
    ...(may('giveRole') ? others.map((role) => `make.${role}` as const) : []),
    ...(may('handOver') ? (['handOver'] as const) : []),
    ...(may('remove') ? (['remove'] as const) : []),
    ...(may('ban') ? (['ban'] as const) : []),
  ];
}
