const clock = (second: number) => new Date(Date.UTC(2026, 2, 14, 10, 0, second)).toISOString();

/** Two rows a second for half a minute, as a radio logs them. */
export function radioLog(
  header: string,
  cellsAt: (row: number) => readonly (string | number)[],
  { date = '2026-05-01', rows = 61 } = {},
): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [date, clock(row / 2).slice(11, 23), ...cellsAt(row)].join(','),
  );
  return `${[header, ...lines].join('\n')}\n`;
}

export interface GpxPoint {
  lat: string | number;
  lon: string | number;
  ele: number;
  time: string;
}

/** A point a second for a minute, 1.1 m apart and 0.1 m higher each; `change` makes others of them. */
export function gpxPoints(
  change: (point: GpxPoint, second: number) => Partial<GpxPoint> = () => ({}),
): GpxPoint[] {
  return Array.from({ length: 60 }, (_, second) => {
    const point = {
      lat: (40.4 + second * 1e-5).toFixed(6),
      lon: '-3.7',
      ele: Math.round(6500 + second) / 10,
      time: clock(second),
    };
    return { ...point, ...change(point, second) };
  });
}

export function gpxOf(points: readonly GpxPoint[], { creator = 'prueba', name = 'Vuelo' } = {}): string {
  return `<?xml version="1.0"?><gpx version="1.1" creator="${creator}">${gpxTrack(points, name)}</gpx>`;
}

export function gpxTrack(points: readonly GpxPoint[], name = 'Vuelo'): string {
  const all = points.map(
    ({ lat, lon, ele, time }) =>
      `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele><time>${time}</time></trkpt>`,
  );
  return `<trk><name>${name}</name><trkseg>${all.join('\n')}</trkseg></trk>`;
}

/** Subtitles of `step` seconds each. */
export function subtitlesOf(textAt: (cue: number) => string, { cues = 60, step = 1 } = {}): string {
  const time = (second: number) => clock(second).slice(14, 23).replace('.', ',');
  return Array.from(
    { length: cues },
    (_, cue) => `${cue + 1}\n00:${time(cue * step)} --> 00:${time((cue + 1) * step)}\n${textAt(cue)}\n\n`,
  ).join('');
}
