export { logAct, unlogAct } from './group-acts.ts';
export { selectGroups, toGroup } from './group-rows.ts';
export { lockGroup, lockMembership } from './locks.ts';
export { notifyMembersLive } from './notify-live.ts';
export { awaitsGroup } from './reported.ts';
export {
  readMembership,
  requireMember,
  requireReader,
  requireRole,
} from './viewer-membership.ts';
