/** Metres of a degree of latitude. */
export const degree = 111_195;

export interface Place {
  lat: number;
  lng: number;
}

/** Metres between two places that are near each other; far ones come out far, which is all that is asked. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * degree;
}
