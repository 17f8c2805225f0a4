import type { Group } from '@estela/contracts';

/** Whether the viewer may pin, lock and delete what others wrote. */
export function canModerateGroup({ membership }: Pick<Group, 'membership'>): boolean {
  return membership?.status === 'member' && membership.role !== 'member';
}
