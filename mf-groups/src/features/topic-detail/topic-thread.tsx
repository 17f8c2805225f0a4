import { topicComments, useReadTopicMutation } from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useState } from 'react';
import { canWriteInTopic } from '../../components/can-write-in-topic.ts';
import { isMember } from '../../components/is-member.ts';
import { GroupThread } from '../../components/thread/group-thread.tsx';

/** The comments on a topic, which stores how far each member has read it. */
export function TopicThread({ group, topic }: { group: Group; topic: Topic }) {
  const { t } = useTranslation('groups');
  const place = { id: group._id, topicId: topic._id };
  const [read] = useReadTopicMutation();
  // As of the opening of the page, then of when the viewer loaded newer comments. Reading the topic changes both.
  const [unread, setUnread] = useState({ since: topic.readAt, count: topic.unread });
  return (
    <GroupThread
      group={group}
      calls={topicComments}
      of={place}
      isOff={!canWriteInTopic(group, topic)}
      off={t('topic.lockedText')}
      notified={isMember(group) ? 'always' : 'never'}
      unread={{
        since: unread.since ?? undefined,
        count: unread.count,
        fresh: topic.readAt === unread.since ? 0 : topic.unread,
        onShow: () => setUnread({ since: topic.readAt, count: topic.unread }),
        onRead: () => void read(place),
      }}
    />
  );
}
