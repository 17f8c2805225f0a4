import { gpxLog } from '../../../testing/log-samples/gpx-sample.ts';
import { logFile } from '../../../testing/log-samples/log-file.ts';
import { readFlightLog } from '../read-flight-log.ts';

const read = (log: string) => readFlightLog(logFile(log, 'track.gpx'));

describe('a track in GPX', () => {
  it('gives the start in UTC, the place, speed from places and height above the start', async () => {
    const { flights, warnings } = await read(gpxLog());
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({
      ...{ recordedAt: '2026-05-01T10:00:00.000Z', durationSeconds: 60, place: { lat: 40.4, lng: -3.7 } },
      ...{ topSpeedMps: 11.1, maxHeightM: 60, craft: null, voltage: null },
    });
    expect(flights[0]?.track).toHaveLength(61);
    expect(warnings).toEqual([]);
  });

  // A device in UTC would not tell: `TZ=Europe/Madrid` does.
  it('is in UTC also where a time does not say so, and in the zone that it names', async () => {
    const startOf = async (log: string) => (await read(log)).flights[0]?.recordedAt;
    expect(await startOf(gpxLog().replaceAll('Z</time>', '</time>'))).toBe('2026-05-01T10:00:00.000Z');
    expect(await startOf(gpxLog().replaceAll('Z</time>', '+02:00</time>'))).toBe('2026-05-01T08:00:00.000Z');
  });

  it('is a flight for each of its tracks, and for each pause', async () => {
    expect((await read(gpxLog({ starts: [0, 100, 400] }))).flights).toHaveLength(3);
    const inOne = gpxLog({ starts: [0, 100] }).replace(
      /<\/trkseg><\/trk><trk>.*?<trkseg>/,
      '</trkseg><trkseg>',
    );
    expect((await read(inOne)).flights).toHaveLength(2);
  });

  it('reads speed where the file has it, in an extension too', async () => {
    const fast = gpxLog().replaceAll('<time>', '<extensions><x:speed>33.3</x:speed></extensions><time>');
    expect((await read(fast)).flights[0]?.topSpeedMps).toBe(33.3);
  });

  it('has no flight without times, and says why', async () => {
    expect(await read(gpxLog({ hasTime: false }))).toMatchObject({ format: 'gpx', refusal: 'noTimes' });
    const short = gpxLog().replace(/(?:<trkpt .*?<\/trkpt>\s*){55}/s, '');
    expect((await read(short)).refusal).toBe('noFlight');
    expect((await read(gpxLog().replaceAll('trkpt', 'rtept'))).refusal).toBe('noFlight');
  });

  it('keeps what stands before a fault of the file, and runs nothing that it says', async () => {
    const broken = gpxLog().replace(/(<trkpt [^>]*><ele>740<)/, '<oops $1');
    const { flights, warnings } = await read(broken);
    expect(flights[0]?.durationSeconds).toBe(39);
    expect(warnings).toContain('cut');
    const laughs = `<!DOCTYPE gpx [<!ENTITY a "${'ha'.repeat(500)}">${Array.from({ length: 9 }, (_, i) => `<!ENTITY b${i} "&a;&a;">`).join('')}]>${gpxLog().slice(21).replaceAll('Chimera', '&b8;')}`;
    expect((await read(laughs)).refusal).toBe('noFlight');
  });
});
