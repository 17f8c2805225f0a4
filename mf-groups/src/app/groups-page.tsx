import { paths } from '@estela/contracts/paths';
import { useNavigate } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { GroupList } from '../features/group-list/group-list.tsx';
import { GroupDialog } from './group-dialog.tsx';

export function GroupsPage() {
  const form = useFormPlace();
  const navigate = useNavigate();
  return (
    <>
      <GroupList onCreate={form.open} />
      <GroupDialog
        open={form.isOpen}
        onOpenChange={() => form.close()}
        onSaved={(group) => navigate(paths.group(group._id), { replace: true })}
      />
    </>
  );
}
