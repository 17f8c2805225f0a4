import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { DroneMenu } from './drone-menu.tsx';

interface DroneActionsProps {
  drone: Pick<Drone, '_id' | 'name'>;
}

// Menu and dialog weigh more than the list itself: they come when someone reaches for them.
const loadMenu = async () =>
  (await import(/* webpackChunkName: "drone-menu" */ './drone-menu.tsx')).DroneMenu;

export function DroneActions({ drone }: DroneActionsProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof DroneMenu>>>();
  const face = {
    label: t('drones.actions', { name: drone.name }),
    icon: <EllipsisVertical aria-hidden="true" />,
    'aria-haspopup': 'menu',
  } as const;

  async function open() {
    try {
      const loaded = await loadMenu();
      setMenu(() => loaded);
    } catch {
      toast({ tone: 'danger', text: common('error.network') });
    }
  }

  function fetchAhead() {
    // A failure here is told when the menu is asked for.
    loadMenu().catch(() => undefined);
  }

  if (Menu) return <Menu drone={drone} trigger={<IconButton {...face} />} />;
  return <IconButton {...face} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
