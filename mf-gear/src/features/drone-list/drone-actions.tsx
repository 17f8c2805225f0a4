import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { LazyMenu } from '@estela/ui/menu';

interface DroneActionsProps {
  drone: Pick<Drone, '_id' | 'name'>;
}

const loadMenu = async () =>
  (await import(/* webpackChunkName: "drone-menu" */ './drone-menu.tsx')).DroneMenu;

/** What its owner can do with a drone. */
export function DroneActions({ drone }: DroneActionsProps) {
  const { t } = useTranslation('gear');
  return <LazyMenu label={t('drones.actions', { name: drone.name })} load={loadMenu} given={{ drone }} />;
}
