import { useGetGroupQuery } from '@estela/api/groups';
import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { canManageGroup } from '../components/can-manage-group.ts';
import { useOpenForm } from '../components/use-open-form.ts';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupFormPage } from './group-form.ts';
import { groupTabs } from './group-tabs.ts';

const pageParams = { edit: flag };

export function GroupPage() {
  const { id = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  const { currentData } = useGetGroupQuery(id);
  const isForm = useOpenForm(query.edit, currentData !== undefined && canManageGroup(currentData));
  const close = () => change({ edit: false }, { replace: true });
  return (
    <GroupDetail
      id={id}
      tabs={groupTabs}
      onEdit={() => change({ edit: true })}
      form={(group) => isForm && <GroupFormPage group={group} onSaved={close} onCancel={close} />}
    />
  );
}
