interface GpxOptions {
  /** Start of each track in seconds; each lasts a minute. */
  starts?: number[];
  hasTime?: boolean;
}

/** Tracks to the north at 11 m/s, 700 m above the sea. */
export function gpxLog({ starts = [0], hasTime = true }: GpxOptions = {}): string {
  const time = (s: number) => new Date(Date.UTC(2026, 4, 1, 10, 0, s)).toISOString();
  const point = (start: number, s: number) =>
    `<trkpt lat="${40.4 + s * 0.0001}" lon="-3.7"><ele>${700 + s}</ele>${hasTime ? `<time>${time(start + s)}</time>` : ''}</trkpt>`;
  const tracks = starts.map(
    (start) =>
      `<trk><name>Chimera &amp; 7"</name><trkseg>${Array.from({ length: 61 }, (_, s) => point(start, s)).join('\n')}</trkseg></trk>`,
  );
  return `<?xml version="1.0"?>\n<gpx version="1.1" creator="prueba"><metadata><name>Día</name></metadata>${tracks.join('')}</gpx>`;
}
