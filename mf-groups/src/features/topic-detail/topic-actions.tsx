import { errorText, useSession } from '@estela/api';
import {
  useDeleteTopicMutation,
  useLockTopicMutation,
  usePinTopicMutation,
  useUnlockTopicMutation,
  useUnpinTopicMutation,
} from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityActions, useLeaveForList } from '@estela/kit/entity';
import { ReportButton } from '@estela/kit/report';
import { toast } from '@estela/ui';
import { Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { canWriteInTopic } from '../../components/can-write-in-topic.ts';
import { isMember } from '../../components/is-member.ts';
import { MuteTopicButton } from '../../components/mute-topic-button.tsx';
import { ShareControl } from '../../components/share-control.tsx';
import { useRestore } from '../../components/use-restore.ts';

/**
 * The viewer's actions on the topic: members mute it, its author edits and deletes, moderators pin, lock and delete, all
 * others report; everybody shares.
 */
export function TopicActions({ group, topic }: { group: Group; topic: Topic }) {
  const { t } = useTranslation('groups');
  const { user } = useSession();
  const leave = useLeaveForList(paths.group(group._id));
  const isOwn = user?._id === topic.author._id && isMember(group);
  const canEdit = isOwn && canWriteInTopic(group, topic);
  const isModerator = canModerateGroup(group);
  const [remove] = useDeleteTopicMutation();
  const undo = useRestore(group._id);
  const place = { id: group._id, topicId: topic._id };
  const moderation = useModeration(topic, place);
  return (
    <>
      {isMember(group) && <MuteTopicButton topic={topic} />}
      <ShareControl group={group} title={topic.title} path={paths.topic(group._id, topic._id)} />
      <ReportButton kind="topic" id={topic._id} name={topic.title} group={group._id} pilot={topic.author} />
      {(isOwn || isModerator) && (
        <EntityActions
          editPath={canEdit ? paths.topic(group._id, topic._id, { edit: true }) : undefined}
          actions={isModerator ? moderation : []}
          deletion={{
            name: topic.title,
            text: t('topic.deleteText'),
            remove: () => remove(place),
            undo: undo('topic', topic._id),
            onDeleted: leave,
          }}
        />
      )}
    </>
  );
}

function useModeration(topic: Topic, place: { id: string; topicId: string }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [pin] = usePinTopicMutation();
  const [unpin] = useUnpinTopicMutation();
  const [lock] = useLockTopicMutation();
  const [unlock] = useUnlockTopicMutation();

  async function run(change: typeof pin | typeof unpin | typeof lock | typeof unlock, done: string) {
    const { error } = await change(place);
    toast(error ? { tone: 'danger', text: errorText(error, common) } : { tone: 'success', text: done });
  }
  return [
    topic.pinned
      ? {
          label: t('topic.unpin'),
          icon: <PinOff aria-hidden="true" />,
          onSelect: () => void run(unpin, t('topic.unpinned')),
        }
      : {
          label: t('topic.pin'),
          icon: <Pin aria-hidden="true" />,
          onSelect: () => void run(pin, t('topic.pinDone')),
        },
    topic.locked
      ? {
          label: t('topic.unlock'),
          icon: <LockOpen aria-hidden="true" />,
          onSelect: () => void run(unlock, t('topic.unlocked')),
        }
      : {
          label: t('topic.lock'),
          icon: <Lock aria-hidden="true" />,
          onSelect: () => void run(lock, t('topic.lockDone')),
        },
  ];
}
