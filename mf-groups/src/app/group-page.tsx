import { useParams } from '@estela/runtime';
import { useState } from 'react';
import { GroupDetail } from '../features/group-detail/group-detail.tsx';
import { GroupDialog } from './group-dialog.tsx';

export function GroupPage() {
  const { id = '' } = useParams();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <GroupDetail
      id={id}
      onEdit={() => setIsEditing(true)}
      dialog={(group) => <GroupDialog open={isEditing} group={group} onClose={() => setIsEditing(false)} />}
    />
  );
}
