import type { EquipmentItem } from '@estela/contracts';
import { type EquipmentStatus, equipmentStatuses } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import type { EntityAction } from '@estela/kit/entity';
import { lazyDialog } from '@estela/ui/lazy';
import { Archive, Banknote, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';

const StatusDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "equipment-status-dialog" */ './status-dialog.tsx')).StatusDialog,
);

export const statusIcons = {
  active: CircleCheck,
  archived: Archive,
  sold: Banknote,
  lost: CircleHelp,
} as const satisfies Record<EquipmentStatus, unknown>;

/** The possible changes of an item's status, as actions, with the dialog that they open. */
export function useStatusChange(item: EquipmentItem) {
  const { t } = useTranslation('gear');
  const [wanted, setWanted] = useState<EquipmentStatus>('active');
  const [isOpen, setOpen] = useState(false);
  const actions: EntityAction[] = equipmentStatuses
    .filter((status) => status !== item.status)
    .map((status) => {
      const Icon = statusIcons[status];
      return {
        label: t(`statusChange.action.${status}`),
        icon: <Icon aria-hidden="true" />,
        onSelect: () => {
          setWanted(status);
          setOpen(true);
        },
      };
    });
  return {
    actions,
    dialog: <StatusDialog item={item} status={wanted} open={isOpen} onOpenChange={setOpen} />,
  };
}
