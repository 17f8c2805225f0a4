import type { Drone } from '@estela/contracts';
import { DroneCard } from '../../components/drone-card.tsx';
import { RecentSection, type ShownTo } from './recent-section.tsx';

interface RecentDronesProps extends ShownTo {
  drones: Drone[];
}

export function RecentDrones({ drones, ...shown }: RecentDronesProps) {
  return (
    <RecentSection {...shown} kind="drones" items={drones} illustration="bench">
      {(drone) => <DroneCard drone={drone} />}
    </RecentSection>
  );
}
