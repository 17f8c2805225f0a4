import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { TopicDetail } from '../features/topic-detail/topic-detail.tsx';
import { TopicFormDialog } from './topic-form-dialog.tsx';

const pageParams = { edit: flag };

export function TopicPage() {
  const { groupId = '', topicId = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  return (
    <TopicDetail
      key={topicId}
      groupId={groupId}
      topicId={topicId}
      dialog={(group, topic) => (
        <TopicFormDialog
          group={group}
          topic={topic}
          open={query.edit}
          onOpenChange={() => change({ edit: false }, { replace: true })}
        />
      )}
    />
  );
}
