import type { LatLngExpression, Map as LeafletMap } from 'leaflet';

/**
 * Leaflet passes over a move that is asked for while it glides to a zoom level, or undoes it at the glide's end. Such a
 * move waits until the map is there; of several the last one counts, and steps of zoom add up. `anchor` is the place that
 * zooming leaves where it is; without one it is the middle.
 */
export function createMover(map: LeafletMap, anchor: () => LatLngExpression | undefined) {
  let isGliding = false;
  let waiting: (() => void) | undefined;
  let steps = 0;

  map.on('zoomanim', () => {
    isGliding = true;
  });
  map.on('zoomend', () => {
    isGliding = false;
    const move = waiting;
    waiting = undefined;
    move?.();
  });

  function whenStill(move: () => void): void {
    steps = 0;
    if (isGliding) waiting = move;
    else move();
  }

  function glideTo(zoom: number, animate: boolean): void {
    const from = map.getZoom();
    const to = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), zoom));
    map.setZoomAround(anchor() ?? map.getCenter(), to, { animate });
    // A glide begins with the next frame: what is asked for before it waits, too.
    if (to !== from && map.getZoom() === from) isGliding = true;
  }

  function zoomBy(more: number, animate: boolean): void {
    const wanted = steps + more;
    const waits = isGliding;
    whenStill(() => {
      steps = 0;
      glideTo(map.getZoom() + wanted, animate);
    });
    if (waits) steps = wanted;
  }

  return { whenStill, zoomBy };
}
