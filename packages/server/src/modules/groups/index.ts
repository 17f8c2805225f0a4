export { logAct } from './group-acts.ts';
export { selectGroups, toGroup } from './group-rows.ts';
export {
  hasRole,
  isVisibleAuthor,
  readMembership,
  requireMember,
  requireReader,
  requireRole,
  type ViewerMembership,
} from './viewer-membership.ts';
