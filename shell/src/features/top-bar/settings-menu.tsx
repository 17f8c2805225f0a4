import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Database, Info, LogOut, Plane, Tags } from 'lucide-react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { MenuIcon } from '../../components/menu/menu-icon.tsx';
import { useMenu } from '../../components/menu/use-menu.ts';
import { WorkInProgress } from './work-in-progress.tsx';
import { showWorkInProgress } from './work-in-progress-state.ts';

export interface SettingsMenuProps {
  trigger: ReactElement;
  onOpenChange: () => void;
}

export function SettingsMenu({ trigger, onOpenChange }: SettingsMenuProps) {
  const { t } = useTranslation('layout');
  const { session } = usePlatform();
  const { user } = useSession();
  const entries = useMenu('settings');
  if (!user) return null;
  return (
    <>
      <Menu trigger={trigger} defaultOpen onOpenChange={onOpenChange}>
        {entries.map(({ path, text, icon }) => (
          <MenuItem key={path} as={Link} link={{ to: path }} icon={<MenuIcon lines={icon} />}>
            {text}
          </MenuItem>
        ))}
        <MenuItem as={Link} link={{ to: `${paths.profile()}#data` }} icon={<Database />}>
          {t('settings.data')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Tags />} onSelect={showWorkInProgress}>
          {t('settings.droneBrands')}
        </MenuItem>
        <MenuItem icon={<Plane />} onSelect={showWorkInProgress}>
          {t('settings.droneTypes')}
        </MenuItem>
        <MenuItem as={Link} link={{ to: paths.about() }} icon={<Info />}>
          {t('settings.about')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={session.logout}>
          {t('settings.logout')}
        </MenuItem>
      </Menu>
      {createPortal(<WorkInProgress />, document.body)}
    </>
  );
}
