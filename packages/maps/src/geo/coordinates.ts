/** WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** Brings a longitude into -180..180, so that a map dragged around the globe still gives valid numbers. */
export function wrapLng(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

/** The turn of `lng` that is nearest to `reference`: may lie outside -180..180, for drawing only. */
export function nearestLng(lng: number, reference: number): number {
  return lng + 360 * Math.round((reference - lng) / 360);
}

/** A point as the server takes it: wrapped, and rounded to 6 decimals (11 cm). */
export function toWirePoint({ lat, lng }: LatLng): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lat: round(Math.max(-90, Math.min(90, lat))), lng: round(wrapLng(lng)) };
}

export function isLatLng(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** `39.46990, -0.37630`: five decimals are about a metre. The point is the separator in every language. */
export function formatCoordinates({ lat, lng }: LatLng, decimals = 5): string {
  return `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;
}

function dms(value: number, [positive, negative]: [string, string]): string {
  const tenths = Math.round(Math.abs(value) * 36_000);
  const degrees = Math.floor(tenths / 36_000);
  const minutes = Math.floor((tenths % 36_000) / 600);
  const seconds = (tenths % 600) / 10;
  return `${degrees}°${String(minutes).padStart(2, '0')}′${seconds.toFixed(1).padStart(4, '0')}″${value < 0 ? negative : positive}`;
}

/** `39°28′11.6″N 0°22′34.7″W`, as charts and radios read it. */
export function formatDms({ lat, lng }: LatLng): string {
  return `${dms(lat, ['N', 'S'])} ${dms(lng, ['E', 'W'])}`;
}
