/** WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** Wraps a longitude into -180..180: a map may be dragged around the globe. */
export function wrapLng(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

/** Degrees, full turns of the globe, that bring `lng` nearest to `reference`. */
export function turnTo(lng: number, reference: number): number {
  return 360 * Math.round((reference - lng) / 360);
}

/** `lng` plus the full turns that bring it nearest to `reference`: may lie outside -180..180, for drawing only. */
export function nearestLng(lng: number, reference: number): number {
  return lng + turnTo(lng, reference);
}

/** A point as the server takes it: wrapped, and rounded to 6 decimals (11 cm). */
export function toWirePoint({ lat, lng }: LatLng): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lat: round(Math.max(-90, Math.min(90, lat))), lng: round(wrapLng(lng)) };
}

export function isLatLng(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** `39.46990, -0.37630`: five decimals are about a metre. The decimal separator is a point in every language. */
export function formatCoordinates({ lat, lng }: LatLng, decimals = 5): string {
  return `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;
}
