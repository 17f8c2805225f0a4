/** Metres of a degree of latitude. */
export const degree = 111_195;

export interface Place {
  lat: number;
  lng: number;
}

/** Degrees east from one longitude to another by the shorter way: beyond the 180th meridian they begin again. */
export function degreesEast(from: number, to: number): number {
  const turn = (to - from) % 360;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

/** Metres between two places that are near each other; far ones come out far, which is all that is asked. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot(a.lat - b.lat, degreesEast(b.lng, a.lng) * Math.cos((a.lat * Math.PI) / 180)) * degree;
}
