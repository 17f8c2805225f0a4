import { cx } from '@estela/ui';
import {
  divIcon,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  type Marker,
  marker,
  polyline,
} from 'leaflet';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';
import { createTrackDot } from '../markers/marker-element.ts';
import { type TrackStep, trackRuns } from '../track/track-runs.ts';
import { lineClass } from '../track/track-steps.ts';
import styles from './leaflet-map.module.css';

/** The line of a flight, over zones and under pins, with its start, its end and the place that is read. */
export function createTrackLayer(map: LeafletMap) {
  let layer: LayerGroup | undefined;
  let mark: Marker | undefined;
  let shown: readonly LatLng[] | undefined;
  let first: LatLng | undefined;

  const at = ({ lat, lng }: LatLng): [number, number] => [lat, nearestLng(lng, first?.lng ?? lng)];
  const dot = (kind: 'start' | 'end' | 'mark', point: LatLng) => {
    const icon = divIcon({ html: createTrackDot(kind), className: '', iconSize: [0, 0] });
    return marker(at(point), { icon, keyboard: false, interactive: false });
  };

  return {
    line: () => shown,
    setTrack(line: readonly LatLng[] | undefined, steps?: readonly TrackStep[]) {
      layer?.remove();
      layer = undefined;
      shown = line;
      const last = line?.at(-1);
      first = line?.[0];
      if (!line || !first || !last) return;
      const drawn = (points: readonly LatLng[], className = '') =>
        polyline(points.map(at), { className, interactive: false });
      layer = layerGroup([
        drawn(line, styles.trackEdge),
        ...trackRuns(line, steps).map(({ step, points }) => drawn(points, cx(styles.track, lineClass(step)))),
        dot('end', last),
        dot('start', first),
      ]).addTo(map);
    },
    setMark(point: LatLng | undefined) {
      if (!point) {
        mark?.remove();
        mark = undefined;
      } else if (mark) mark.setLatLng(at(point));
      else mark = dot('mark', point).addTo(map);
    },
  };
}
