/** Closed lists of words about groups, and what their roles may do. */

export const groupTabs = ['all', 'mine', 'joined', 'public', 'private'] as const;
export type GroupTab = (typeof groupTabs)[number];

export const memberRoles = ['owner', 'admin', 'moderator', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** `pending`: asked to join; `invited`: was asked to. */
export const memberStatuses = ['member', 'pending', 'banned', 'invited'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Of its members: those who run it, or the others. */
export const membersAmong = ['all', 'staff', 'rest'] as const;
export type MembersAmong = (typeof membersAmong)[number];

/** Of what is said in a group one is told all, what is meant for oneself, or nothing. */
export const notificationLevels = ['all', 'mentions', 'none'] as const;
export type NotificationLevel = (typeof notificationLevels)[number];

/** What is said in a group, and can be deleted and brought back. */
export const groupTalkKinds = ['topic', 'post', 'comment'] as const;
export type GroupTalkKind = (typeof groupTalkKinds)[number];

/** What those who run a group do in it, as its log says. */
export const groupActs = [
  'approve',
  'reject',
  'invite',
  'withdrawInvite',
  'remove',
  'ban',
  'unban',
  'role',
  'handOver',
  'edit',
  'rules',
  'removeTopic',
  'removePost',
  'removeComment',
  'pin',
  'unpin',
  'lock',
  'unlock',
] as const;
export type GroupAct = (typeof groupActs)[number];

/** Acts that only those who decide on members read: they would tell everybody who was turned away. */
export const confidentialGroupActs: readonly GroupAct[] = ['reject', 'invite', 'withdrawInvite'];

/** The lowest role that may do it; whoever runs a group has power over lower roles alone. */
export const groupRights = {
  write: 'member',
  pin: 'moderator',
  lock: 'moderator',
  removeOthersWords: 'moderator',
  readReports: 'moderator',
  edit: 'admin',
  decide: 'admin',
  invite: 'admin',
  remove: 'admin',
  ban: 'admin',
  delete: 'admin',
  giveRole: 'owner',
  handOver: 'owner',
} as const satisfies Record<string, MemberRole>;
export type GroupRight = keyof typeof groupRights;

const ranks: Record<MemberRole, number> = { member: 1, moderator: 2, admin: 3, owner: 4 };

/** Whether a role is the other or above it. */
export const isRoleFrom = (role: MemberRole, least: MemberRole) => ranks[role] >= ranks[least];

/** How somebody stands in a group; null where they are not in it. */
export type GroupStanding = { role: MemberRole; status: MemberStatus } | null;

/** What somebody may do in a group by how they stand in it. */
export function mayInGroup(standing: GroupStanding, right: GroupRight): boolean {
  return standing?.status === 'member' && isRoleFrom(standing.role, groupRights[right]);
}

/** Whether they may do it to another one: to lower roles alone, and to whoever is no member. */
export function mayOverMember(standing: GroupStanding, right: GroupRight, other: NonNullable<GroupStanding>) {
  const isAbove = other.status !== 'member' || (standing !== null && !isRoleFrom(other.role, standing.role));
  return mayInGroup(standing, right) && isAbove;
}
