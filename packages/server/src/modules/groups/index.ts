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
