import { paths } from '@estela/contracts/paths';
import { useNavigate, useSearchParams } from '@estela/runtime';
import { GroupList } from '../features/group-list/group-list.tsx';
import { GroupDialog } from './group-dialog.tsx';

export function GroupsPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isCreating = search.has('new');
  const setCreating = (creating: boolean) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (creating) next.set('new', '');
      else next.delete('new');
      return next;
    });
  return (
    <>
      <GroupList onCreate={() => setCreating(true)} />
      <GroupDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        onSaved={(group) => navigate(paths.group(group._id), { replace: true })}
      />
    </>
  );
}
