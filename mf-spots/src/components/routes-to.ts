import type { LatLng } from '@estela/maps';

/** Links to a point: the phone's own choice of app, and two maps on the web. Nothing is requested from them before a tap. */
export function routesTo({ lat, lng }: LatLng, name: string) {
  const at = `${lat},${lng}`;
  return [
    { app: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${at}` },
    { app: 'osm', href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}` },
    { app: 'phone', href: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
  ] as const;
}
