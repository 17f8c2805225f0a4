import { Link } from '@estela/runtime';
import { Menu, MenuItem } from '@estela/ui/menu';
import type { ReactElement } from 'react';
import { MenuIcon } from '../../components/menu/menu-icon.tsx';
import { useMenu } from '../../components/menu/use-menu.ts';

/** What a pilot can create, from any page. */
export function AddMenu({ trigger }: { trigger: ReactElement }) {
  const entries = useMenu('add');
  return (
    <Menu trigger={trigger} side="top" defaultOpen>
      {entries.map(({ path, text, icon }) => (
        <MenuItem key={path} as={Link} link={{ to: path }} icon={<MenuIcon lines={icon} />}>
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
