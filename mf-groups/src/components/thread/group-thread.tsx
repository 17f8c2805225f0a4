import type { Group } from '@estela/contracts';
import { Thread, type ThreadProps } from '@estela/kit/comments';
import { canModerateGroup } from '../can-moderate-group.ts';
import { AddCard } from '../cards/add-card.tsx';
import { withCard } from '../cards/with-card.ts';
import { isMember } from '../is-member.ts';
import { useRestore } from '../use-restore.ts';
import { JoinToWrite } from './join-to-write.tsx';
import { useMembersToName } from './use-members-to-name.ts';

interface GroupThreadProps<Args>
  extends Pick<ThreadProps<Args>, 'calls' | 'of' | 'isOff' | 'off' | 'notified' | 'unread'> {
  group: Group;
}

/** The comments on a topic or a post of the group. */
export function GroupThread<Args extends object>({ group, off, ...thread }: GroupThreadProps<Args>) {
  const members = useMembersToName(group._id);
  const undo = useRestore(group._id);
  return (
    <Thread
      {...thread}
      {...members}
      off={isMember(group) ? off : <JoinToWrite group={group} />}
      group={group._id}
      isHost={canModerateGroup(group)}
      areRepliesOpen
      undo={({ _id }) => undo('comment', _id)}
      attach={(text, type) => <AddCard onPick={(link) => type(withCard(text, link))} />}
    />
  );
}
