import type { Group } from '@estela/contracts';
import { lazy, Suspense } from 'react';

// Formik, yup and the dialog come when someone wants to write, not with the list.
const GroupFormDialog = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "group-form" */ '../features/group-form/group-form-dialog.tsx'
  );
  return { default: module.GroupFormDialog };
});

export interface GroupDialogProps {
  open: boolean;
  onClose: () => void;
  /** The group to edit; none creates one. */
  group?: Group;
  onSaved?: (group: Group) => void;
}

export function GroupDialog(props: GroupDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <GroupFormDialog {...props} />
    </Suspense>
  );
}
