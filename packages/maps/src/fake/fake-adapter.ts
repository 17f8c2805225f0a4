import { createEmitter } from '../adapter/emitter.ts';
import type {
  AdapterOptions,
  BoundsFit,
  MapAdapter,
  MapCluster,
  MapMove,
  MapSpot,
  MapTexts,
  MapZones,
} from '../adapter/map-adapter.ts';
import { uniqueNames } from '../clusters/cluster-index.ts';
import { boundsCenter, boundsContain, type MapBounds } from '../geo/bounds.ts';
import { formatCoordinates, type LatLng } from '../geo/coordinates.ts';
import type { TrackStep } from '../track/track-runs.ts';

/** A map that draws nothing: markers are real buttons, and a test moves it and picks points. */
export interface FakeMap extends MapAdapter {
  /** Like a click there; ignored unless picking is on. */
  pick(point: LatLng): void;
  /** Like a drag of the map; spots outside lose their buttons. */
  move(bounds: MapBounds, zoom?: number): void;
  /** Like a provider that refuses its key. */
  fail(): void;
  readonly position: MapMove;
  readonly zones: MapZones | undefined;
  readonly track: readonly LatLng[] | undefined;
  readonly trackSteps: readonly TrackStep[] | undefined;
  readonly trackMark: LatLng | undefined;
  /** The last point that was to be brought out from under a card. */
  readonly focused: LatLng | undefined;
  /** How the last box was to be fitted. */
  readonly fitted: BoundsFit | undefined;
  readonly destroyed: boolean;
}

const everywhere: MapBounds = { west: -180, south: -90, east: 180, north: 90 };

/** Makes fake maps and remembers them, newest last. */
export function createFakeMaps() {
  const maps: FakeMap[] = [];
  return {
    create: (options: AdapterOptions): MapAdapter => {
      const map = createFakeMap(options);
      maps.push(map);
      return map;
    },
    all: maps as readonly FakeMap[],
    /** The newest map; fails the test when there is none. */
    last(): FakeMap {
      const map = maps.at(-1);
      if (!map) throw new Error('No map has been drawn');
      return map;
    },
  };
}

function createFakeMap({ container, position, texts }: AdapterOptions): FakeMap {
  const [selects, picks, moves] = [
    createEmitter<string>(),
    createEmitter<LatLng>(),
    createEmitter<MapMove>(),
  ];
  const failures = createEmitter<void>();
  const buttons = document.createElement('div');
  const pin = document.createElement('button');
  container.append(buttons);
  let fitted: BoundsFit | undefined;
  let words: MapTexts = texts;
  let now: MapMove = { ...position, bounds: everywhere };
  let spots: readonly MapSpot[] = [];
  let clusters: readonly MapCluster[] = [];
  let [track, trackMark]: [readonly LatLng[] | undefined, LatLng | undefined] = [undefined, undefined];
  let steps: readonly TrackStep[] | undefined;
  let selected: string | undefined;
  let focused: LatLng | undefined;
  let [zones, picking, destroyed]: [MapZones | undefined, boolean, boolean] = [undefined, false, false];
  let hasBegun = false;

  function draw(): void {
    const names = uniqueNames(spots);
    const seen = spots.filter((spot) => boundsContain(now.bounds, spot));
    buttons.replaceChildren(
      ...seen.map((spot) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.setAttribute(
          'aria-label',
          words.spot(names.get(spot._id) ?? spot.name, Boolean(spot.approximateMetres)),
        );
        button.setAttribute('aria-pressed', String(spot._id === selected));
        button.dataset.spot = spot._id;
        button.addEventListener('click', () => selects.emit(spot._id));
        return button;
      }),
      ...clusters.map(({ count, bounds }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.setAttribute('aria-label', words.cluster(count));
        button.addEventListener('click', () => moveTo({ ...now, bounds, center: boundsCenter(bounds) }));
        return button;
      }),
    );
  }

  function moveTo(next: MapMove): void {
    now = next;
    draw();
    if (hasBegun) moves.emit(now);
  }

  return {
    kind: 'fake',
    grounds: ['map'],
    setGround: () => {},
    begin() {
      hasBegun = true;
      moves.emit({ ...now, isStart: true });
    },
    setView: ({ center, zoom }) => moveTo({ ...now, center, zoom }),
    fitBounds(bounds, fit = {}) {
      fitted = fit;
      moveTo({ ...now, bounds, center: boundsCenter(bounds) });
    },
    zoomBy: (steps) => moveTo({ ...now, zoom: now.zoom + steps }),
    setSpots(next, selectedId, counted = []) {
      [spots, selected, clusters] = [next, selectedId, counted];
      draw();
    },
    setZones: (next) => {
      zones = next;
    },
    setTrack: (next, nextSteps) => {
      [track, steps] = [next, nextSteps];
    },
    setTrackMark: (next) => {
      trackMark = next;
    },
    setDraftPin(point) {
      if (!point) return pin.remove();
      pin.setAttribute('aria-label', words.draftPin(formatCoordinates(point)));
      container.append(pin);
    },
    setYou: () => {},
    setPicking: (on) => {
      picking = on;
    },
    setTexts(next) {
      words = next;
      draw();
    },
    focusSpot: () => {},
    focusPoint(point) {
      focused = point;
    },
    onSelect: selects.on,
    onPick: picks.on,
    onMove: moves.on,
    onFailure: failures.on,
    destroy() {
      destroyed = true;
      container.replaceChildren();
      for (const emitter of [selects, picks, moves, failures]) emitter.clear();
    },
    pick: (point) => picking && picks.emit(point),
    move: (bounds, zoom = now.zoom) => moveTo({ bounds, zoom, center: boundsCenter(bounds) }),
    fail: () => failures.emit(),
    get position() {
      return now;
    },
    get zones() {
      return zones;
    },
    get track() {
      return track;
    },
    get trackSteps() {
      return steps;
    },
    get trackMark() {
      return trackMark;
    },
    get focused() {
      return focused;
    },
    get fitted() {
      return fitted;
    },
    get destroyed() {
      return destroyed;
    },
  };
}
