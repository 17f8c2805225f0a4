export { selectGroups, toGroup } from './group-rows.ts';
export {
  hasRole,
  isVisibleAuthor,
  rankOf,
  readMembership,
  requireMember,
  requireReader,
  requireRole,
  type ViewerMembership,
} from './viewer-membership.ts';
