import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { Button } from '@estela/ui';
import { Menu, MenuItem } from '@estela/ui/menu';
import { Navigation } from 'lucide-react';
import { routesTo } from '../routes-to.ts';

interface DirectionsMenuProps {
  name: string;
  location: LatLng;
}

/** Directions to a spot, in a map app of the viewer's choice. */
export function DirectionsMenu({ name, location }: DirectionsMenuProps) {
  const { t } = useTranslation('spots');
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          icon={<Navigation aria-hidden="true" />}
          aria-label={t('map.directionsTo', { name })}
        >
          {t('map.directions')}
        </Button>
      }
    >
      {routesTo(location, name).map(({ app, href }) => (
        <MenuItem
          key={app}
          as="a"
          link={{ href, ...(app !== 'phone' && { target: '_blank', rel: 'noopener noreferrer' }) }}
        >
          {t(`page.app.${app}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
