import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { DeleteEntityDialog, type Deletion } from './delete-entity-dialog.tsx';

/** An entry of an entity’s menu beside edit and delete. */
export interface EntityAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface EntityMenuProps {
  /** None where the viewer may not edit. */
  editPath: string | undefined;
  /** Between editing and deleting. */
  actions?: readonly EntityAction[] | undefined;
  deletion: Deletion;
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function EntityMenu({ editPath, actions = [], deletion, trigger }: EntityMenuProps) {
  const { t } = useTranslation('common');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {editPath && (
          <MenuItem as={Link} link={{ to: editPath }} icon={<Pencil aria-hidden="true" />}>
            {t('edit')}
          </MenuItem>
        )}
        {actions.map(({ label, icon, onSelect }) => (
          <MenuItem key={label} icon={icon} onSelect={onSelect}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setDeleting(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <DeleteEntityDialog {...deletion} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
