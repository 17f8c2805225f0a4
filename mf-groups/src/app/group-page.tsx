import { useParams, useSearchParams } from '@estela/runtime';
import { runsGroup } from '../components/runs-group.ts';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupDialog } from './group-dialog.tsx';

export function GroupPage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <GroupDetail
      id={id}
      onEdit={() => setSearch({ edit: '' })}
      dialog={(group) => (
        <GroupDialog
          open={search.has('edit') && runsGroup(group)}
          group={group}
          onClose={() => setSearch({})}
        />
      )}
    />
  );
}
