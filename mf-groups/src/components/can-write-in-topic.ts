import type { Group, Topic } from '@estela/contracts';
import { canModerateGroup } from './can-moderate-group.ts';
import { isMember } from './is-member.ts';

/** Whether the viewer may write in the topic: in a locked one only moderators may. */
export function canWriteInTopic(
  group: Pick<Group, 'membership'>,
  { locked }: Pick<Topic, 'locked'>,
): boolean {
  return isMember(group) && (!locked || canModerateGroup(group));
}
