export { pilotCardAddress, pilotCardVersion } from './card-address.ts';
export { findProfile, type ProfileRow } from './find-profile.ts';
export { requireOwnAccount } from './own-account.ts';
export { toUserCard, toUserProfile } from './profile.ts';
export { needsApproval, relationColumns } from './relation.ts';
export { isFoundBy, isKnown } from './repository.ts';
