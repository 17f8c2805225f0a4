import { SpotMap } from '../features/spot-map/spot-map.tsx';
import { spotDetails } from './spot-details.tsx';

export function SpotMapPage() {
  return <SpotMap details={spotDetails} />;
}
