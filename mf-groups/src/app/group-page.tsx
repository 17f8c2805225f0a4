import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { canManageGroup } from '../components/can-manage-group.ts';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { groupTabs } from './group-tabs.ts';

const pageParams = { edit: flag };

export function GroupPage() {
  const { id = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  return (
    <GroupDetail
      id={id}
      tabs={groupTabs}
      onEdit={() => change({ edit: true })}
      dialog={(group) => (
        <GroupDialog
          open={query.edit && canManageGroup(group)}
          group={group}
          onOpenChange={() => change({ edit: false }, { replace: true })}
        />
      )}
    />
  );
}
