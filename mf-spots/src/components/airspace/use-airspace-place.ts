import { formatCoordinates, type LatLng, parseCoordinates } from '@estela/maps';
import { type QueryParam, text, useQueryState } from '@estela/runtime/query-state';
import { useMemo } from 'react';
import { flightTime } from './flight-time.ts';

const point: QueryParam<LatLng | undefined> = {
  read: (value) => {
    const parsed = parseCoordinates(value ?? '');
    return parsed.ok ? parsed.point : undefined;
  },
  write: (value) => (value ? formatCoordinates(value).replace(' ', '') : null),
};

/** `at`: when one plans to fly; `check`: the point to check. Only one card is shown, so a check closes the spot's. */
const params = { at: flightTime, check: point, spot: text() };

/** The point and time of the check in the address, beside the map's own position. */
export function useAirspacePlace() {
  const { query, change } = useQueryState(params);
  const { lat, lng } = query.check ?? {};
  const checked = useMemo(
    () => (lat === undefined || lng === undefined ? undefined : { lat, lng }),
    [lat, lng],
  );
  return {
    at: query.at,
    checked,
    setAt: (at: string | undefined) => change({ at }),
    // The first point is a step that Back undoes; moving to another is not.
    check: (next: LatLng | undefined) =>
      change({ check: next, ...(next && { spot: '' }) }, { replace: Boolean(checked) || !next }),
  };
}
