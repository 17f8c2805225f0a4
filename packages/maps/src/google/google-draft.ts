import type { MapTexts } from '../adapter/map-adapter.ts';
import { formatCoordinates, type LatLng, toWirePoint } from '../geo/coordinates.ts';
import { createDraftElement } from '../markers/marker-element.ts';
import type { GoogleLibraries } from './load-google.ts';

/** The pin of the place being chosen; Google lets it be dragged by pointer and by keyboard. */
export function createGoogleDraft(
  { marker: library }: GoogleLibraries,
  map: google.maps.Map,
  onPick: (point: LatLng) => void,
) {
  let pin: google.maps.marker.AdvancedMarkerElement | undefined;

  function create(): google.maps.marker.AdvancedMarkerElement {
    const origin = document.createElement('div');
    origin.append(createDraftElement('div'));
    const created = new library.AdvancedMarkerElement({
      map,
      content: origin,
      gmpDraggable: true,
      zIndex: 3000,
    });
    created.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) => {
      if (latLng) onPick(toWirePoint(latLng.toJSON()));
    });
    return created;
  }

  return (point: LatLng | undefined, texts: MapTexts) => {
    if (!point) {
      if (pin) pin.map = null;
      pin = undefined;
      return;
    }
    pin ??= create();
    pin.position = point;
    pin.title = texts.draftPin(formatCoordinates(point));
    if (map.getBounds()?.contains(point) === false) map.panTo(point);
  };
}
