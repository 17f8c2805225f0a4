import type { Spot } from '@estela/contracts';
import { SpotCard } from '../../components/spot-card.tsx';
import { RecentSection } from './recent-section.tsx';

interface RecentSpotsProps {
  spots: Spot[];
  isOwn: boolean;
}

export function RecentSpots({ spots, isOwn }: RecentSpotsProps) {
  return (
    <RecentSection kind="spots" items={spots} isOwn={isOwn} illustration="pin">
      {(spot) => <SpotCard spot={spot} />}
    </RecentSection>
  );
}
