import { useDeferredValue, useEffect, useRef } from 'react';
import type {
  Covered,
  MapAdapter,
  MapCluster,
  MapMove,
  MapSpot,
  MapTexts,
  MapZones,
} from '../adapter/map-adapter.ts';
import type { LatLng } from '../geo/coordinates.ts';
import type { TrackStep } from '../track/track-runs.ts';

export interface MapContent {
  spots?: readonly MapSpot[];
  clusters?: readonly MapCluster[];
  zones?: MapZones;
  track?: readonly LatLng[];
  trackSteps?: readonly TrackStep[];
  trackMark?: LatLng;
  selectedId?: string;
  draftPin?: LatLng;
  texts: MapTexts;
  /** What covers the map once the selected spot's card is shown. */
  measureCovered: (grows?: boolean) => Covered;
  /** A card describes the draft pin. */
  hasCard: boolean;
}

export interface MapListeners {
  onSelect?: (id: string | undefined) => void;
  onPick?: (point: LatLng) => void;
  /** Called once the map has stood still for a moment. */
  onBoundsChange?: (move: MapMove) => void;
  /** Called after every move. */
  onMove: (move: MapMove) => void;
}

/** Milliseconds without movement before the new box is reported. */
const restTime = 250;

const none: readonly MapSpot[] = [];

/** Keeps the map's content in step with the props. */
export function useMapContent(adapter: MapAdapter | undefined, content: MapContent): void {
  const { track, trackSteps, trackMark, selectedId, draftPin, texts } = content;
  // An answer is drawn on the map in a task of its own, after what the page says of it.
  const spots = useDeferredValue(content.spots ?? none);
  const clusters = useDeferredValue(content.clusters);
  const zones = useDeferredValue(content.zones);
  useEffect(() => adapter?.setTexts(texts), [adapter, texts]);
  useEffect(() => adapter?.setZones(zones), [adapter, zones]);
  useEffect(() => adapter?.setTrack(track, trackSteps), [adapter, track, trackSteps]);
  useEffect(() => adapter?.setTrackMark(trackMark), [adapter, trackMark]);
  useEffect(() => adapter?.setSpots(spots, selectedId, clusters), [adapter, spots, selectedId, clusters]);
  const measure = useRef(content.measureCovered);
  useEffect(() => {
    measure.current = content.measureCovered;
  });
  // A spot that was selected before it was loaded is shown once it is there.
  const isKnown = spots.some((spot) => spot._id === selectedId);
  useEffect(() => {
    if (selectedId && isKnown) adapter?.focusSpot(selectedId, measure.current());
  }, [adapter, selectedId, isKnown]);
  const [lat, lng] = [draftPin?.lat, draftPin?.lng];
  const { hasCard } = content;
  useEffect(() => {
    adapter?.setDraftPin(lat === undefined || lng === undefined ? undefined : { lat, lng });
  }, [adapter, lat, lng]);
  useEffect(() => {
    if (hasCard && lat !== undefined && lng !== undefined)
      adapter?.focusPoint({ lat, lng }, measure.current(true));
  }, [adapter, lat, lng, hasCard]);
}

/** Passes the map's events to the latest listeners. */
export function useMapListeners(adapter: MapAdapter | undefined, listeners: MapListeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const picking = Boolean(listeners.onPick);
  useEffect(() => adapter?.setPicking(picking), [adapter, picking]);
  useEffect(() => {
    if (!adapter) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      adapter.onSelect((id) => latest.current.onSelect?.(id)),
      adapter.onPick((point) => latest.current.onPick?.(point)),
      adapter.onMove((move) => {
        latest.current.onMove(move);
        clearTimeout(timer);
        timer = setTimeout(() => latest.current.onBoundsChange?.(move), restTime);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [adapter]);
}
