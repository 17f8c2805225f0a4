import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { TabLinks } from '@estela/ui';

export interface HangarTabsProps {
  /** The current page. */
  value: 'drones' | 'components' | 'equipment' | 'batteries';
}

/** Links between the lists of what a pilot owns. */
export function HangarTabs({ value }: HangarTabsProps) {
  const { t } = useTranslation('gear');
  return (
    <TabLinks
      as={Link}
      label={t('hangar.label')}
      value={value}
      items={[
        { id: 'drones', label: t('hangar.drones'), link: { to: paths.drones() } },
        { id: 'components', label: t('hangar.components'), link: { to: paths.components() } },
        { id: 'equipment', label: t('hangar.equipment'), link: { to: paths.equipmentItems() } },
        { id: 'batteries', label: t('hangar.batteries'), link: { to: paths.batteries() } },
      ]}
    />
  );
}
