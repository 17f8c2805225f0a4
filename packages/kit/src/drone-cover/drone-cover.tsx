import { pictureSources } from '@estela/contracts/pictures';
import type { DroneType } from '@estela/contracts/values';
import { Cover, type CoverProps } from '@estela/ui';
import { DroneDrawing } from './drone-drawing.tsx';

export interface DroneCoverProps extends Pick<CoverProps, 'sizes' | 'ratio' | 'eager' | 'className'> {
  drone: { _id: string; type: DroneType; image: string | null };
}

/** A drone by its photo, else by a drawing of its kind. */
export function DroneCover({ drone, ratio = '4/3', ...cover }: DroneCoverProps) {
  return (
    <Cover
      {...cover}
      {...pictureSources(drone.image)}
      ratio={ratio}
      seed={drone._id}
      drawing={<DroneDrawing type={drone.type} />}
    />
  );
}
