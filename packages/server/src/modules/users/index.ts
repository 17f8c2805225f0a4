export { requireOwnAccount } from './own-account.ts';
export { toUserCard, toUserProfile } from './profile.ts';
export { needsApproval, relationColumns } from './relation.ts';
export { findProfile, isFoundBy, isKnown } from './repository.ts';
