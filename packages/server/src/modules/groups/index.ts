export {
  hasRole,
  isVisibleAuthor,
  rankOf,
  readMembership,
  requireMember,
  requireReader,
  requireRole,
  type ViewerMembership,
} from './membership.ts';
