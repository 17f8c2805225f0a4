import { useCallback, useEffect, useRef, useState } from 'react';
import { type LatLng, toWirePoint } from '../geo/coordinates.ts';

/** How far asking for the viewer’s position has come, or why there is none. */
export type GeolocationStatus =
  | 'idle'
  | 'asking'
  | 'found'
  | 'denied'
  | 'unavailable'
  | 'timeout'
  | 'unsupported';

/** A position of the viewer, and how many metres it may be off. */
export interface Fix {
  point: LatLng;
  accuracyMetres: number;
}

/** Milliseconds; a fix of up to a minute ago is as good as a new one. */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 };

const problems: Record<number, GeolocationStatus> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * The viewer's position. The device is not asked before `ask` is called: call it on a press, never on load. After
 * `cancel` a pending answer is ignored.
 */
export function useGeolocation(onFound: (fix: Fix) => void) {
  const [status, setStatus] = useState<GeolocationStatus>('idle');
  const found = useRef(onFound);
  /** Goes up with whatever makes the answer to an earlier question unwanted. */
  const turn = useRef(0);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const ask = useCallback(() => {
    if (!navigator.geolocation) return setStatus('unsupported');
    setStatus('asking');
    turn.current += 1;
    const asked = turn.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (turn.current !== asked) return;
        setStatus('found');
        const point = toWirePoint({ lat: coords.latitude, lng: coords.longitude });
        found.current({ point, accuracyMetres: coords.accuracy });
      },
      ({ code }) => {
        if (turn.current === asked) setStatus(problems[code] ?? 'unavailable');
      },
      options,
    );
  }, []);
  const cancel = useCallback(() => {
    turn.current += 1;
    setStatus((current) => (current === 'asking' ? 'idle' : current));
  }, []);
  return { status, ask, cancel };
}
