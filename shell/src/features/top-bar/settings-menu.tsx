import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Info, LogOut, Plane, Tags, UserRound, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { showWorkInProgress } from './work-in-progress-state.ts';

export interface SettingsMenuProps {
  trigger: ReactElement;
  onOpenChange: () => void;
}

export function SettingsMenu({ trigger, onOpenChange }: SettingsMenuProps) {
  const { t } = useTranslation('layout');
  const { session } = usePlatform();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Menu trigger={trigger} defaultOpen onOpenChange={onOpenChange}>
      <MenuItem as={Link} link={{ to: paths.profile() }} icon={<UserRound />}>
        {t('settings.profile')}
      </MenuItem>
      <MenuItem as={Link} link={{ to: paths.followers() }} icon={<UsersRound />}>
        {t('settings.followers')}
      </MenuItem>
      <MenuItem as={Link} link={{ to: paths.following() }} icon={<UsersRound />}>
        {t('settings.following')}
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
  );
}
