export interface Point {
  lat: number;
  lng: number;
}

/** A line of `placesFile`: the names with one for each language first, and in Spain the province. */
export function parsePlace(line: string): Point & { names: string[]; region: string } {
  const [names = '', region = '', lat, lng] = line.split('\t');
  return { names: names.split('|'), region, lat: Number(lat), lng: Number(lng) };
}

export const kmOfDegree = 111.2;

/** On a flat map, which is exact enough for the way to the next towns. */
export function kmBetween(a: Point, b: Point): number {
  const turn = Math.abs(a.lng - b.lng);
  const east = Math.min(turn, 360 - turn) * Math.cos((b.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * kmOfDegree;
}
