import type { LatLng } from './coordinates.ts';

/** Web Mercator's last latitude: up to here the world is a square. */
const maxLatitude = 85.0511287798;

/** Longitude to 0..1 across the world, eastwards. */
export function mercatorX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Latitude to 0..1 down the world, southwards. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export function fromMercator(x: number, y: number): LatLng {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** Metres that one pixel covers at `lat` on a 256-pixel world doubled `zoom` times. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** zoom);
}
