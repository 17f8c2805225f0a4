import { useCallback, useEffect, useRef, useState } from 'react';
import { type LatLng, toWirePoint } from '../geo/coordinates.ts';

export type GeolocationStatus =
  | 'idle'
  | 'asking'
  | 'found'
  | 'denied'
  | 'unavailable'
  | 'timeout'
  | 'unsupported';

export interface Fix {
  point: LatLng;
  accuracyMetres: number;
}

/** Milliseconds; a fix of up to a minute ago is as good as a new one. */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 };

const problems: Record<number, GeolocationStatus> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The viewer's position. The device is not asked before `ask` is called: call it on a press, never on load. */
export function useGeolocation(onFound: (fix: Fix) => void) {
  const [status, setStatus] = useState<GeolocationStatus>('idle');
  const found = useRef(onFound);
  const alive = useRef(true);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const ask = useCallback(() => {
    if (!navigator.geolocation) return setStatus('unsupported');
    setStatus('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!alive.current) return;
        setStatus('found');
        const point = toWirePoint({ lat: coords.latitude, lng: coords.longitude });
        found.current({ point, accuracyMetres: coords.accuracy });
      },
      ({ code }) => {
        if (alive.current) setStatus(problems[code] ?? 'unavailable');
      },
      options,
    );
  }, []);
  return { status, ask };
}
