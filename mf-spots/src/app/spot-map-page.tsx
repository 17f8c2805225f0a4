import { SpotMap } from '../features/spot-map/spot-map.tsx';

export function SpotMapPage() {
  return <SpotMap />;
}
