import { useRestoreGroupTalkMutation } from '@estela/api/groups';
import type { GroupTalkKind } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';

/** Undoes a deletion in the group: the action of the toast after it. */
export function useRestore(groupId: string) {
  const { t } = useTranslation('groups');
  const [restore] = useRestoreGroupTalkMutation();
  return (kind: GroupTalkKind, target: string) => ({
    label: t('undo'),
    run: () => restore({ id: groupId, body: { kind, target } }),
  });
}
