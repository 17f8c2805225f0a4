import 'leaflet/dist/leaflet.css';
import { type Circle, circle, map as createMap, type Map as LeafletMap } from 'leaflet';
import { createEmitter } from '../adapter/emitter.ts';
import {
  type AdapterOptions,
  type BoundsFit,
  type MapAdapter,
  type MapMove,
  type MapSpot,
  usualRoom,
} from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';
import type { MapBounds } from '../geo/bounds.ts';
import { type LatLng, nearestLng, toWirePoint } from '../geo/coordinates.ts';
import { trackAnchor } from '../track/track-anchor.ts';
import worldStyles from '../world/world.module.css';
import { createDraftPin } from './draft-pin.ts';
import { createEdgeScale } from './edge-scale.ts';
import { createGroundLayers } from './ground-layers.ts';
import styles from './leaflet-map.module.css';
import { createMarkerLayer, openingBounds } from './marker-layer.ts';
import { createNameLayer } from './name-layer.ts';
import { showInFree } from './show-in-free.ts';
import { createTrackLayer } from './track-layer.ts';
import { leafletBounds, viewBounds } from './view-bounds.ts';
import { createMover } from './when-still.ts';
import { WorldLayer } from './world-layer.ts';
import { createYouLayer } from './you-layer.ts';
import { createZoneLayer } from './zone-layer.ts';

const ownClasses = [styles.map ?? '', worldStyles.world ?? ''];

const zoomKeys: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

const zoomRange = { minZoom: 2, maxZoom: 18 };

function createLeafletMap({ container, position, reducedMotion, inPage }: AdapterOptions): LeafletMap {
  container.classList.add(...ownClasses);
  return createMap(container, {
    ...zoomRange,
    center: position.center,
    zoom: position.zoom,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    maxBounds: [
      [-85.05, Number.NEGATIVE_INFINITY],
      [85.05, Number.POSITIVE_INFINITY],
    ],
    maxBoundsViscosity: 1,
    zoomAnimation: !reducedMotion,
    fadeAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    scrollWheelZoom: !inPage,
  });
}

/** The map without a key: Leaflet over the packaged world, with what the operator added. */
export function createLeafletAdapter(options: AdapterOptions, settings: MapSettings): MapAdapter {
  const { container, reducedMotion } = options;
  let { texts } = options;
  const map = createLeafletMap(options);
  const [selects, picks, moves] = [
    createEmitter<string>(),
    createEmitter<LatLng>(),
    createEmitter<MapMove>(),
  ];
  const animate = !reducedMotion;
  const track = createTrackLayer(map);
  const { whenStill, zoomBy } = createMover(map, () => {
    const point = trackAnchor(track.line(), place());
    return point && at(point);
  });
  let picking = false;
  let first: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  let vague: Circle | undefined;
  let you: { point: LatLng; accuracy: number } | undefined;

  const names = createNameLayer(map, texts.language);
  const ground = createGroundLayers(map, settings, names, texts.language);
  createEdgeScale(map);
  const setZones = createZoneLayer(map);
  const drawYou = createYouLayer(map);
  const draft = createDraftPin(map, texts, picks.emit);
  const markers = createMarkerLayer(map, texts, {
    select: selects.emit,
    open(corners) {
      const bounds = openingBounds(corners);
      whenStill(() => {
        if (bounds) fitBounds(bounds, { maxZoom: zoomRange.maxZoom }, animate);
        else map.setView(at(corners[0] ?? map.getCenter()), zoomRange.maxZoom, { animate });
      });
    },
  });

  const at = ({ lat, lng }: LatLng): [number, number] => [lat, nearestLng(lng, map.getCenter().lng)];
  const fitBounds = (
    bounds: MapBounds,
    { maxZoom = 14, exact = false, room = usualRoom }: BoundsFit = {},
    glides = false,
  ) =>
    map.fitBounds(leafletBounds(map, bounds), {
      maxZoom: exact ? zoomRange.maxZoom : maxZoom,
      animate: glides,
      paddingTopLeft: exact ? [0, 0] : [room.left, room.top],
      paddingBottomRight: exact ? [0, 0] : [room.right, room.bottom],
    });

  function report(): void {
    if (!hasBegun) return;
    moves.emit(place());
  }

  function place(): MapMove {
    const { lat, lng } = map.getCenter();
    return { center: toWirePoint({ lat, lng }), zoom: map.getZoom(), bounds: viewBounds(map) };
  }

  function start(): void {
    hasBegun = true;
    new WorldLayer(names.setNames).addTo(map);
    moves.emit({ ...place(), isStart: true });
  }

  function pick({ lat, lng }: LatLng): void {
    if (picking) picks.emit(toWirePoint({ lat, lng }));
  }

  function showVague(spot: MapSpot | undefined): void {
    vague?.remove();
    vague = undefined;
    if (!spot?.approximateMetres) return;
    const look = { radius: spot.approximateMetres, interactive: false, className: styles.vague ?? '' };
    vague = circle(at(spot), look).addTo(map);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== container) return;
    if (event.key === 'Enter') pick(map.getCenter());
    const steps = zoomKeys[event.key];
    if (!steps || !track.line() || event.ctrlKey || event.metaKey || event.altKey) return;
    // Leaflet would zoom about the middle.
    event.stopPropagation();
    zoomBy(steps, animate);
  };
  container.addEventListener('keydown', onKeyDown);
  if (options.inPage) {
    map.on('focus', () => map.scrollWheelZoom.enable());
    map.on('blur', () => map.scrollWheelZoom.disable());
  }
  map.on('click', ({ latlng }) => pick(latlng));
  map.on('moveend', report);
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, debounceMoveend: true }));
  resized.observe(container);

  return {
    kind: 'leaflet',
    grounds: ground.grounds,
    setGround: ground.set,
    begin() {
      // Not in the task that made the map and its markers.
      first ??= setTimeout(start);
    },
    setView: ({ center, zoom }) => whenStill(() => map.setView(at(center), zoom, { animate: false })),
    fitBounds: (bounds, fit) => whenStill(() => fitBounds(bounds, fit)),
    zoomBy: (steps) => zoomBy(steps, animate),
    setSpots(spots, selectedId, clusters) {
      markers.setSpots(spots, selectedId, clusters);
      showVague(selectedId ? markers.spot(selectedId) : undefined);
    },
    setZones,
    setTrack: track.setTrack,
    setTrackMark: track.setMark,
    setDraftPin: draft.set,
    setYou(point, accuracy = 0) {
      you = point && { point, accuracy };
      drawYou(point, accuracy, texts.you);
    },
    setPicking(on) {
      picking = on;
      container.toggleAttribute('data-picking', on);
    },
    setTexts(next) {
      texts = next;
      markers.setTexts(next);
      draft.setTexts(next);
      names.setLanguage(next.language);
      ground.setLanguage(next.language);
      if (you) drawYou(you.point, you.accuracy, next.you);
    },
    focusSpot(id, covered) {
      const spot = markers.spot(id);
      if (spot) whenStill(() => showInFree(map, at(spot), covered, animate));
    },
    focusPoint: (place, covered) => whenStill(() => showInFree(map, at(place), covered, animate)),
    onSelect: selects.on,
    onPick: picks.on,
    onMove: moves.on,
    onFailure: () => () => {},
    destroy() {
      clearTimeout(first);
      ground.stop();
      resized.disconnect();
      container.removeEventListener('keydown', onKeyDown);
      for (const emitter of [selects, picks, moves]) emitter.clear();
      map.remove();
      // Leaflet reports a change of size a moment later, even for a removed map.
      map.off();
      container.replaceChildren();
      container.removeAttribute('data-picking');
      container.classList.remove(...ownClasses);
    },
  };
}
