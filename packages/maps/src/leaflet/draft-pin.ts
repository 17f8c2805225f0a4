import {
  DomEvent,
  divIcon,
  type LatLngExpression,
  type Map as LeafletMap,
  type Marker,
  marker,
  point,
} from 'leaflet';
import type { MapTexts } from '../adapter/map-adapter.ts';
import { formatCoordinates, type LatLng, nearestLng, toWirePoint } from '../geo/coordinates.ts';
import { createDraftElement } from '../markers/marker-element.ts';

/** Pixels per arrow key; ten times as far with Shift. */
const keyStep = 4;

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface DraftPin {
  set(target: LatLng | undefined): void;
  setTexts(texts: MapTexts): void;
}

/** The pin of the place being chosen: dragged, or moved with the arrow keys. */
export function createDraftPin(
  map: LeafletMap,
  initialTexts: MapTexts,
  onPick: (target: LatLng) => void,
): DraftPin {
  let texts = initialTexts;
  let current: LatLng | undefined;
  let pin: Marker | undefined;
  const element = createDraftElement('button');

  function name(): void {
    if (current) element.setAttribute('aria-label', texts.draftPin(formatCoordinates(current)));
  }

  function report(at: LatLngExpression): void {
    const { lat, lng } = marker(at).getLatLng();
    onPick(toWirePoint({ lat, lng }));
  }

  function create(): Marker {
    const icon = divIcon({ html: element, className: 'leaflet-interactive', iconSize: [0, 0] });
    const created = marker([0, 0], {
      icon,
      draggable: true,
      autoPan: true,
      keyboard: false,
      zIndexOffset: 3000,
    });
    created.on('dragend', () => report(created.getLatLng()));
    return created.addTo(map);
  }

  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const [x, y] = directions[event.key] ?? [];
    if (x === undefined || y === undefined || !pin) return;
    event.preventDefault();
    const reach = event.shiftKey ? keyStep * 10 : keyStep;
    report(map.unproject(map.project(pin.getLatLng()).add(point(x, y).multiplyBy(reach))));
  });
  element.addEventListener('click', DomEvent.stop);

  return {
    set(target) {
      current = target;
      if (!target) {
        pin?.remove();
        pin = undefined;
        return;
      }
      name();
      pin ??= create();
      const at = { lat: target.lat, lng: nearestLng(target.lng, map.getCenter().lng) };
      pin.setLatLng(at);
      if (!map.getBounds().pad(-0.08).contains(at)) map.panTo(at);
    },
    setTexts(next) {
      texts = next;
      name();
    },
  };
}
