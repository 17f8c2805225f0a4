import type { Group } from '@estela/contracts';
import { mayInGroup } from '@estela/contracts/values';

/** Whether the viewer may edit and delete the group. */
export function canManageGroup({ membership }: Group): boolean {
  return mayInGroup(membership, 'edit');
}
