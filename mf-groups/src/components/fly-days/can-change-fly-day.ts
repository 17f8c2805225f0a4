import type { FlyDay, Group } from '@estela/contracts';

/** Whether the viewer may change, cancel and delete it: its author, and moderators. */
export function canChangeFlyDay(day: FlyDay, { membership }: Group, viewerId: string | undefined): boolean {
  if (membership?.status !== 'member') return false;
  return day.author._id === viewerId || membership.role !== 'member';
}
