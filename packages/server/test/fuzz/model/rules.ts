import type { MemberRole, MemberStatus, ProfileVisibility, Visibility } from '@estela/contracts';
import type { TestPilot } from '../../support/test-pilots.ts';

/** Section 4 of the decisions again, on plain objects: who sees what, and what a role in a group allows. */
export interface ModelPilot extends TestPilot {
  profileVisibility: ProfileVisibility;
  allowFollowersToSeeFlights: boolean;
  approveFollowers: boolean;
  follows: Set<ModelPilot>;
  /** Pilots with a pending follow request; those who declined, and may not be asked again; removed followers. */
  asks: Set<ModelPilot>;
  declinedBy: Set<ModelPilot>;
  removed: Set<ModelPilot>;
  blocks: Set<ModelPilot>;
}

export interface ModelFlight {
  id: string;
  owner: ModelPilot;
  visibility: Visibility;
  likes: Set<ModelPilot>;
  bookmarks: Set<ModelPilot>;
  comments: ModelComment[];
  /** Comments are off. */
  isSilent: boolean;
}

export interface ModelComment {
  id: string;
  author: ModelPilot;
  parent: ModelComment | null;
  isDeleted: boolean;
}

export interface Written {
  id: string;
  author: ModelPilot;
}

export interface ModelTopic extends Written {
  comments: ModelComment[];
}

export interface ModelGroup {
  id: string;
  isPrivate: boolean;
  members: Map<ModelPilot, { role: MemberRole; status: MemberStatus }>;
  topics: ModelTopic[];
  posts: Written[];
}

export interface Model {
  pilots: ModelPilot[];
  flights: ModelFlight[];
  groups: ModelGroup[];
}

/** Null is a guest. */
export type Viewer = ModelPilot | null;

export const areApart = (one: ModelPilot, other: ModelPilot) =>
  one.blocks.has(other) || other.blocks.has(one);

export function isKnown(viewer: Viewer, pilot: ModelPilot): boolean {
  return !viewer || !pilot.blocks.has(viewer);
}

/** Does following the pilot require approval? */
export function approves(pilot: ModelPilot, viewer: ModelPilot): boolean {
  return pilot.approveFollowers || pilot.profileVisibility !== 'public' || pilot.removed.has(viewer);
}

export function isOpen(viewer: Viewer, pilot: ModelPilot): boolean {
  if (viewer === pilot) return true;
  if (viewer && areApart(viewer, pilot)) return false;
  if (pilot.profileVisibility === 'public') return true;
  return pilot.profileVisibility === 'followers' && Boolean(viewer?.follows.has(pilot));
}

export function sees(viewer: Viewer, { owner, visibility }: ModelFlight, byLink: boolean): boolean {
  if (viewer === owner) return true;
  if (!isOpen(viewer, owner)) return false;
  if (visibility === 'public') return true;
  if (visibility === 'unlisted') return byLink;
  return (
    visibility === 'followers' && owner.allowFollowersToSeeFlights && Boolean(viewer?.follows.has(owner))
  );
}

/** A deleted one with replies stays as a placeholder until its last reply is deleted. */
export function without(comments: ModelComment[], gone: ModelComment): ModelComment[] {
  if (comments.some(({ parent }) => parent === gone)) {
    gone.isDeleted = true;
    return comments;
  }
  const left = comments.filter((one) => one !== gone);
  const { parent } = gone;
  return parent?.isDeleted && !left.some((one) => one.parent === parent)
    ? left.filter((one) => one !== parent)
    : left;
}

const ranks: Record<MemberRole, number> = { member: 1, moderator: 2, admin: 3, owner: 4 };

/** 0 for a pilot who is not a member. */
export function rank(group: ModelGroup, pilot: ModelPilot): number {
  const member = group.members.get(pilot);
  return member?.status === 'member' ? ranks[member.role] : 0;
}

export function isBanned(group: ModelGroup, pilot: ModelPilot): boolean {
  return group.members.get(pilot)?.status === 'banned';
}

/** May the pilot read what is written in the group? */
export function isReader(group: ModelGroup, pilot: ModelPilot): boolean {
  return !isBanned(group, pilot) && (!group.isPrivate || rank(group, pilot) > 0);
}

export function canRead(group: ModelGroup, viewer: ModelPilot, { author }: Pick<Written, 'author'>): boolean {
  return rank(group, viewer) >= ranks.moderator || viewer === author || !areApart(viewer, author);
}

/** The status of deleting something written: 204, or an error. */
export function deletionStatus(group: ModelGroup, viewer: ModelPilot, written: Written): number {
  if (!isReader(group, viewer) || !canRead(group, viewer, written)) return 404;
  const own = rank(group, viewer);
  return own >= ranks.moderator || (own > 0 && written.author === viewer) ? 204 : 403;
}

/** May the actor change the target's membership? The status of the error, or null. */
export function statusWithoutPower(group: ModelGroup, actor: ModelPilot, target: ModelPilot): number | null {
  if (isBanned(group, actor)) return 404;
  if (rank(group, actor) < ranks.admin) return 403;
  if (!group.members.has(target)) return 404;
  return rank(group, target) >= rank(group, actor) ? 403 : null;
}
