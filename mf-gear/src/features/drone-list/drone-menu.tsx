import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { DeleteDroneDialog } from './delete-drone-dialog.tsx';

interface DroneMenuProps {
  drone: Pick<Drone, '_id' | 'name'>;
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function DroneMenu({ drone, trigger }: DroneMenuProps) {
  const { t } = useTranslation('gear');
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        <MenuItem
          as={Link}
          link={{ to: paths.drones({ edit: drone._id }) }}
          icon={<Pencil aria-hidden="true" />}
        >
          {t('drones.edit')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setDeleting(true)}>
          {t('drones.delete')}
        </MenuItem>
      </Menu>
      <DeleteDroneDialog drone={drone} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
