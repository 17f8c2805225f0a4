import type { Drone } from '@estela/contracts';
import { DroneCard } from '../../components/drone-card.tsx';
import { RecentSection } from './recent-section.tsx';

interface RecentDronesProps {
  drones: Drone[];
  isOwn: boolean;
}

export function RecentDrones({ drones, isOwn }: RecentDronesProps) {
  return (
    <RecentSection kind="drones" items={drones} isOwn={isOwn} illustration="bench">
      {(drone) => <DroneCard drone={drone} />}
    </RecentSection>
  );
}
