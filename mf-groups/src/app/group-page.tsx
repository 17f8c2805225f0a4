import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { canManageGroup } from '../components/can-manage-group.ts';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupFormPage } from './group-form.ts';
import { groupTabs } from './group-tabs.ts';

const pageParams = { edit: flag };

export function GroupPage() {
  const { id = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  const close = () => change({ edit: false }, { replace: true });
  return (
    <GroupDetail
      id={id}
      tabs={groupTabs}
      onEdit={() => change({ edit: true })}
      form={(group) =>
        query.edit &&
        canManageGroup(group) && <GroupFormPage group={group} onSaved={close} onCancel={close} />
      }
    />
  );
}
