import { createEmitter } from '../adapter/emitter.ts';
import {
  type AdapterOptions,
  type Covered,
  type Ground,
  grounds,
  type MapAdapter,
  type MapMove,
  usualRoom,
} from '../adapter/map-adapter.ts';
import { lngSpan, type MapBounds, toWireBounds } from '../geo/bounds.ts';
import { type LatLng, toWirePoint, wrapLng } from '../geo/coordinates.ts';
import { trackAnchor, zoomedCenter } from '../track/track-anchor.ts';
import { onAuthFailure } from './auth-failure.ts';
import { createGoogleDraft } from './google-draft.ts';
import { createGoogleMarkers } from './google-markers.ts';
import { createGoogleTrack } from './google-track.ts';
import { createGoogleYou } from './google-you.ts';
import { createGoogleZones } from './google-zones.ts';
import type { GoogleLibraries } from './load-google.ts';

export { loadGoogle } from './load-google.ts';

/** The box reduced by a tenth on each side. */
function shrunk({ west, south, east, north }: MapBounds): MapBounds {
  const [width, height] = [lngSpan({ west, south, east, north }) / 10, (north - south) / 10];
  return {
    west: wrapLng(west + width),
    south: south + height,
    east: wrapLng(east - width),
    north: north - height,
  };
}

/** Advanced markers need a map id; Google offers this one for maps without a custom style. */
const anyMapId = 'DEMO_MAP_ID';

/** Pictures from above have their names on them. */
const mapTypes: Record<Ground, string> = { map: 'roadmap', satellite: 'hybrid', relief: 'terrain' };

/** Google's map behind `MapAdapter`. */
export function createGoogleAdapter(
  libraries: GoogleLibraries,
  { container, position, texts, inPage, dark }: AdapterOptions,
  mapId: string = anyMapId,
): MapAdapter {
  const { maps, core } = libraries;
  const map = new maps.Map(container, {
    ...position,
    mapId,
    colorScheme: dark ? core.ColorScheme.DARK : core.ColorScheme.LIGHT,
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: inPage ? 'cooperative' : 'greedy',
    minZoom: 2,
  });
  const [selects, picks, moves] = [
    createEmitter<string>(),
    createEmitter<LatLng>(),
    createEmitter<MapMove>(),
  ];
  const failures = createEmitter<void>();
  let words = texts;
  let picking = false;
  let isStart = true;

  const draft = createGoogleDraft(libraries, map, picks.emit);
  const drawYou = createGoogleYou(libraries, map);
  const track = createGoogleTrack(libraries, map);
  const setZones = createGoogleZones(libraries, map);
  const markers = createGoogleMarkers(libraries, map, selects.emit);

  function move(): MapMove | undefined {
    const [bounds, center] = [map.getBounds()?.toJSON(), map.getCenter()?.toJSON()];
    if (!bounds || !center) return;
    // Google's boxes are wrapped already: east may be smaller than west.
    const wire = bounds.east < bounds.west ? bounds : toWireBounds(bounds);
    return { center: toWirePoint(center), zoom: map.getZoom() ?? position.zoom, bounds: wire };
  }

  map.addListener('idle', () => {
    const now = move();
    if (!now) return;
    markers.draw(now, words);
    moves.emit({ ...now, ...(isStart && { isStart }) });
    isStart = false;
  });
  map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
    if (picking && latLng) picks.emit(toWirePoint(latLng.toJSON()));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const center = map.getCenter()?.toJSON();
    const onMap = !(event.target as Element).closest('gmp-advanced-marker, button');
    if (picking && center && onMap && event.key === 'Enter') picks.emit(toWirePoint(center));
  };
  container.addEventListener('keydown', onKeyDown);
  const stopListening = onAuthFailure(failures.emit);
  const redraw = () => {
    const now = move();
    if (now) markers.draw(now, words);
  };

  function focusPoint(point: LatLng, { left, top, bottom }: Covered): void {
    if (map.getBounds()?.contains(point) && !left && !top && !bottom) return;
    map.panTo(point);
    map.panBy(-left / 2, (bottom - top) / 2);
  }

  return {
    kind: 'google',
    grounds,
    begin: () => {},
    setGround: (ground) => map.setMapTypeId(mapTypes[ground]),
    setView({ center, zoom }) {
      map.panTo(center);
      map.setZoom(zoom);
    },
    fitBounds(bounds, { maxZoom = 14, exact = false, room = usualRoom } = {}) {
      // Google zooms out one level for a box that fits the map exactly.
      if (exact) return map.fitBounds(shrunk(bounds), 0);
      map.fitBounds(bounds, { ...room });
      core.event.addListenerOnce(map, 'idle', () => {
        if ((map.getZoom() ?? 0) > maxZoom) map.setZoom(maxZoom);
      });
    },
    zoomBy(steps) {
      const zoom = (map.getZoom() ?? position.zoom) + steps;
      const now = move();
      const anchor = now && trackAnchor(track.line(), now);
      if (anchor) map.moveCamera({ center: zoomedCenter(now.center, anchor, steps), zoom });
      else map.setZoom(zoom);
    },
    setSpots(spots, selectedId, clusters) {
      markers.setSpots(spots, selectedId, clusters);
      redraw();
    },
    setZones,
    setTrack: track.setTrack,
    setTrackMark: track.setMark,
    setDraftPin: (point) => draft(point, words),
    setYou: (point, accuracy = 0) => drawYou(point, accuracy, words.you),
    setPicking(on) {
      picking = on;
      map.setOptions({ draggableCursor: on ? 'crosshair' : null });
    },
    setTexts(next) {
      words = next;
      redraw();
    },
    focusSpot(id, covered = { left: 0, top: 0, bottom: 0 }) {
      const spot = markers.spot(id);
      if (spot) focusPoint(spot, covered);
    },
    focusPoint,
    onSelect: selects.on,
    onPick: picks.on,
    onMove: moves.on,
    onFailure: failures.on,
    destroy() {
      stopListening();
      container.removeEventListener('keydown', onKeyDown);
      for (const emitter of [selects, picks, moves, failures]) emitter.clear();
      markers.clear();
      draft(undefined, words);
      drawYou(undefined, 0, '');
      setZones(undefined);
      track.setTrack(undefined);
      track.setMark(undefined);
      core.event.clearInstanceListeners(map);
      container.replaceChildren();
      // Google's own position and background, under the map that comes next.
      container.removeAttribute('style');
    },
  };
}
