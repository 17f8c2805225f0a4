import type { LatLng } from '../geo/coordinates.ts';
import { createYouElement } from '../markers/marker-element.ts';
import type { GoogleLibraries } from './load-google.ts';

/** The viewer's position and its accuracy. */
export function createGoogleYou({ maps, marker: library }: GoogleLibraries, map: google.maps.Map) {
  let drawn: { dot: google.maps.marker.AdvancedMarkerElement; circle: google.maps.Circle } | undefined;
  return (point: LatLng | undefined, accuracyMetres: number, name: string) => {
    if (drawn) {
      drawn.dot.map = null;
      drawn.circle.setMap(null);
      drawn = undefined;
    }
    if (!point) return;
    const origin = document.createElement('div');
    origin.append(createYouElement(name));
    drawn = {
      dot: new library.AdvancedMarkerElement({ map, position: point, content: origin, title: name }),
      circle: new maps.Circle({
        map,
        center: point,
        radius: accuracyMetres,
        clickable: false,
        strokeWeight: 1,
      }),
    };
  };
}
