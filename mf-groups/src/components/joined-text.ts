import type { Membership } from '@estela/contracts';

/** The result of joining; the page may show the group as it was before it became private or public. */
export const joinedText = ({ status }: Pick<Membership, 'status'>) =>
  status === 'pending' ? 'membership.requested' : 'membership.joined';
