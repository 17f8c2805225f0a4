/** Metres of a degree of latitude. */
const degree = 111_195;

export interface Place {
  lat: number;
  lng: number;
}

/** Metres between two places that are near each other. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * degree;
}

/** A place on earth; 0, 0 is what receivers without a fix send. */
export function placeOf(lat: number, lng: number): Place | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return Math.abs(lat) < 1e-6 && Math.abs(lng) < 1e-6 ? null : { lat, lng };
}
