import { useGetTopicQuery } from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import type { ReactNode } from 'react';
import { ThreadPage } from '../../components/thread/thread-page.tsx';
import { TopicView } from './topic-view.tsx';

export interface TopicDetailProps {
  groupId: string;
  topicId: string;
  /** The edit dialog, rendered by another feature. */
  dialog: (group: Group, topic: Topic) => ReactNode;
}

/** A topic with its comments. */
export function TopicDetail({ groupId, topicId, dialog }: TopicDetailProps) {
  const query = useGetTopicQuery({ id: groupId, topicId });
  return (
    <ThreadPage kind="topic" groupId={groupId} id={topicId} query={query}>
      {(group, topic) => (
        <>
          <TopicView group={group} topic={topic} />
          {dialog(group, topic)}
        </>
      )}
    </ThreadPage>
  );
}
