export {
  hasRole,
  isHeard,
  rankOf,
  readStanding,
  requireMember,
  requireReader,
  requireRole,
  type Standing,
} from './standing.ts';
