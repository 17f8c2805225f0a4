export { logAct, unlogAct } from './group-acts.ts';
export { selectGroups, toGroup } from './group-rows.ts';
export { keepMembership, lockGroup } from './locks.ts';
export { awaitsGroup } from './reported.ts';
export { tellMembersLive } from './tell-live.ts';
export {
  hasRole,
  isVisibleAuthor,
  readMembership,
  requireMember,
  requireReader,
  requireRole,
  type ViewerMembership,
} from './viewer-membership.ts';
