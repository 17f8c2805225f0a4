import type { Group } from '@estela/contracts';

/** Whether the reader may edit and delete the group. */
export function runsGroup({ membership }: Group): boolean {
  return membership?.status === 'member' && ['owner', 'admin'].includes(membership.role);
}
