import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { runsGroup } from '../components/runs-group.ts';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupDialog } from './group-dialog.tsx';

const pageParams = { edit: flag };

export function GroupPage() {
  const { id = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  return (
    <GroupDetail
      id={id}
      onEdit={() => change({ edit: true })}
      dialog={(group) => (
        <GroupDialog
          open={query.edit && runsGroup(group)}
          group={group}
          onClose={() => change({ edit: false }, { replace: true })}
        />
      )}
    />
  );
}
