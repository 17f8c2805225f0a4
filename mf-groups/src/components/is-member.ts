import type { Group } from '@estela/contracts';

/** Whether the viewer may write in the group. */
export function isMember({ membership }: Pick<Group, 'membership'>): boolean {
  return membership?.status === 'member';
}
