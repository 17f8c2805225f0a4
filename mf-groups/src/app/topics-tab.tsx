import { paths } from '@estela/contracts/paths';
import { useNavigate } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import type { GroupTabProps } from '../features/group-detail/group-tab.ts';
import { TopicList } from '../features/topics/topic-list.tsx';
import { TopicFormDialog } from './topic-form-dialog.tsx';

const tabParams = { new: flag };

/** The topics of a group; `?new=1` opens the form for a new one. */
export function TopicsTab({ group }: GroupTabProps) {
  const { query, change } = useQueryState(tabParams);
  const navigate = useNavigate();
  return (
    <>
      <TopicList group={group} onCreate={() => change({ new: true })} />
      <TopicFormDialog
        group={group}
        open={query.new}
        onOpenChange={() => change({ new: false }, { replace: true })}
        onSaved={({ _id }) => navigate(paths.topic(group._id, _id), { replace: true })}
      />
    </>
  );
}
