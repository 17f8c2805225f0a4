import { useSession } from '@estela/api';
import { useGetGroupQuery, useGetTopicQuery } from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { PageSkeleton } from '@estela/runtime';
import { UnsentText } from '@estela/runtime/comments';
import { EntityLoader } from '@estela/runtime/entity';
import { Page } from '@estela/ui';
import type { ReactNode } from 'react';
import { useLiveGroup } from '../../components/use-live-group.ts';
import { draftOf } from './topic-draft.ts';
import { TopicView } from './topic-view.tsx';

export interface TopicDetailProps {
  groupId: string;
  topicId: string;
  /** The edit dialog, which another feature draws. */
  dialog: (group: Group, topic: Topic) => ReactNode;
}

/** A topic with all that is said in it. Who may read it no longer is told, and keeps what was typed. */
export function TopicDetail({ groupId, topicId, dialog }: TopicDetailProps) {
  const { t } = useTranslation('groups');
  const { user } = useSession();
  const group = useGetGroupQuery(groupId);
  const topic = useGetTopicQuery({ id: groupId, topicId });
  useLiveGroup(groupId, { topicId });
  // Whose group is gone has no topic in it either.
  const query = { ...topic, error: topic.error ?? group.error };
  const loader = (
    <EntityLoader
      query={query}
      backTo={group.currentData ? paths.group(groupId) : paths.groups()}
      headingLevel={1}
      texts={{
        missing: t('topic.notFound'),
        missingHint: t('topic.notFoundText'),
        back: t(group.currentData ? 'topic.backToGroup' : 'list.empty.seeAll'),
        failed: t('topic.failed'),
      }}
    >
      {(shown) =>
        group.currentData && (
          <>
            <TopicView group={group.currentData} topic={shown} />
            {dialog(group.currentData, shown)}
          </>
        )
      }
    </EntityLoader>
  );
  if (query.error)
    return (
      <Page>
        {loader}
        <UnsentText draftKey={draftOf(user?._id, topicId)} />
      </Page>
    );
  return topic.currentData && group.currentData ? loader : <PageSkeleton />;
}
