/** Metres of a degree of latitude. */
export const degree = 111_195;

export interface Place {
  lat: number;
  lng: number;
}

/** Degrees east from one longitude to another by the shorter way, also across the 180th meridian. */
export function degreesEast(from: number, to: number): number {
  const turn = (to - from) % 360;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

/** Metres between two nearby places; for distant ones only roughly, which is enough here. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot(a.lat - b.lat, degreesEast(b.lng, a.lng) * Math.cos((a.lat * Math.PI) / 180)) * degree;
}
