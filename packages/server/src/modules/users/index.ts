export { requireOwnAccount } from './own-account.ts';
export { toUserCard, toUserProfile } from './profile.ts';
export { findProfile, followedBy, isKnown } from './repository.ts';
