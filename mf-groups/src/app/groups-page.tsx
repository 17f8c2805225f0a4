import { paths } from '@estela/contracts/paths';
import { useNavigate } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { GroupList } from '../features/group-list/group-list.tsx';
import { GroupFormPage } from './group-form.ts';

export function GroupsPage() {
  const form = useFormPlace();
  const navigate = useNavigate();
  if (!form.isOpen) return <GroupList onCreate={form.open} />;
  return (
    <GroupFormPage
      // Opens the members tab: a new group needs people.
      onSaved={({ _id }) => navigate(paths.group(_id, { tab: 'members' }), { replace: true })}
      onCancel={form.close}
    />
  );
}
