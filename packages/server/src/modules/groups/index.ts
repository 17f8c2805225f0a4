export {
  hasRole,
  isHeard,
  rankOf,
  readMembership,
  requireMember,
  requireReader,
  requireRole,
  type ViewerMembership,
} from './membership.ts';
