import type { Group } from '@estela/contracts';

/** Whether the viewer may edit and delete the group. */
export function canManageGroup({ membership }: Group): boolean {
  return membership?.status === 'member' && ['owner', 'admin'].includes(membership.role);
}
