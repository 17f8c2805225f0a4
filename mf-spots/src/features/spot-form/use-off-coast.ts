import { isOffCoast, type LatLng } from '@estela/maps';
import { useEffect, useState } from 'react';

/** Whether a point is in the sea according to the map's coastline; undefined if that is not known, or not yet. */
export function useOffCoast(point: LatLng | undefined): boolean | undefined {
  const [known, setKnown] = useState<LatLng & { isOff: boolean | undefined }>();
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let gone = false;
    void isOffCoast({ lat, lng }).then((isOff) => !gone && setKnown({ lat, lng, isOff }));
    return () => {
      gone = true;
    };
  }, [lat, lng]);
  return known?.lat === lat && known?.lng === lng ? known?.isOff : undefined;
}
