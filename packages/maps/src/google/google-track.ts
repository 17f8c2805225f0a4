import type { LatLng } from '../geo/coordinates.ts';
import { createTrackDot } from '../markers/marker-element.ts';
import { type TrackStep, trackRuns } from '../track/track-runs.ts';
import { stepColor } from '../track/track-steps.ts';
import type { GoogleLibraries } from './load-google.ts';

/** The line of a flight with its start, its end and the place that is read. */
export function createGoogleTrack({ maps, marker: library }: GoogleLibraries, map: google.maps.Map) {
  let shown: readonly LatLng[] | undefined;
  let lines: google.maps.Polyline[] = [];
  let ends: google.maps.marker.AdvancedMarkerElement[] = [];
  let mark: google.maps.marker.AdvancedMarkerElement | undefined;

  const dot = (kind: 'start' | 'end' | 'mark', position: LatLng) => {
    const origin = document.createElement('div');
    origin.append(createTrackDot(kind));
    return new library.AdvancedMarkerElement({ map, position, content: origin });
  };

  return {
    line: () => shown,
    setTrack(path: readonly LatLng[] | undefined, steps?: readonly TrackStep[]) {
      for (const line of lines) line.setMap(null);
      for (const end of ends) end.map = null;
      lines = [];
      shown = path;
      ends = [];
      const [first, last] = [path?.[0], path?.at(-1)];
      if (!path || !first || !last) return;
      const theme = getComputedStyle(map.getDiv());
      const [little, much] = ['--e-cyan', '--e-signal'].map((name) => theme.getPropertyValue(name).trim());
      lines = trackRuns(path, steps).map(({ step = 4, points }) => {
        const strokeColor = stepColor(step, little ?? '', much ?? '');
        return new maps.Polyline({ map, path: points, clickable: false, strokeColor, strokeWeight: 4 });
      });
      ends = [dot('end', last), dot('start', first)];
    },
    setMark(point: LatLng | undefined) {
      if (!point) {
        if (mark) mark.map = null;
        mark = undefined;
      } else if (mark) mark.position = point;
      else mark = dot('mark', point);
    },
  };
}
