import type { Spot } from '@estela/contracts';
import { SpotCard } from '../../components/spot-card.tsx';
import { RecentSection, type ShownTo } from './recent-section.tsx';

interface RecentSpotsProps extends ShownTo {
  spots: Spot[];
}

export function RecentSpots({ spots, ...shown }: RecentSpotsProps) {
  return (
    <RecentSection {...shown} kind="spots" items={spots} illustration="pin">
      {(spot) => <SpotCard spot={spot} />}
    </RecentSection>
  );
}
