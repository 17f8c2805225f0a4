import { logFile } from '../../../testing/log-samples/log-file.ts';
import { type GpxPoint, gpxOf, gpxPoints, gpxTrack } from '../../../testing/log-samples/written-logs.ts';
import { readFlightLog } from '../read-flight-log.ts';

const read = async (gpx: string) => {
  const reading = await readFlightLog(logFile(gpx, 'track.gpx'));
  return { ...reading, flight: reading.flights[0] };
};
const readPoints = (points: GpxPoint[], options = {}) => read(gpxOf(points, options));
const north =
  (metres: number) =>
  ({ lat }: GpxPoint) => ({ lat: (Number(lat) + metres / 111_195).toFixed(6) });

describe('the height of a track', () => {
  it.each<[string, number, (second: number) => number | undefined]>([
    ['0 before the fix', 5.6, (second) => (second < 3 ? 0 : undefined)],
    ['-9999 at first', 5.7, (second) => (second < 2 ? -9_999 : undefined)],
    ['32767 at first', 5.8, (second) => (second < 1 ? 32_767 : undefined)],
    ['32767 between', 5.9, (second) => (second > 20 && second < 24 ? 32_767 : undefined)],
    ['0 between', 5.9, (second) => (second > 20 && second < 40 ? 0 : undefined)],
  ])('has no base in %s', async (_, highest, eleAt) => {
    const points = gpxPoints(({ ele }, second) => ({ ele: eleAt(second) ?? ele }));
    const { flight } = await readPoints(points);
    expect(flight?.maxHeightM).toBe(highest);
    expect(Math.max(...(flight?.series?.height ?? []).map(Number))).toBe(highest);
  });
});

describe('the top speed of a track', () => {
  const topOf = async (points: GpxPoint[]) => (await readPoints(points)).flight?.topSpeedMps;

  it.each<[string, (second: number) => boolean, number]>([
    ['jumps 184 m after its first points', (second) => second > 1, 184],
    ['jumps 90 m in the middle', (second) => second > 30, 90],
    ['has one point 55 m away', (second) => second === 30, 55],
    ['begins 5 km away', (second) => second < 2, 5_000],
  ])('is that of the drone where a receiver %s', async (_, isAway, metres) => {
    expect(await topOf(gpxPoints((point, second) => (isAway(second) ? north(metres)(point) : {})))).toBe(1.1);
  });

  it.each([
    [3, 12, 10],
    [4, 4.2, 1],
    [4, 12, 1],
    [5, 2, 1],
  ])('is about right from places with %d decimals, flown at %d m/s', async (digits, speed, minutes) => {
    const points = Array.from({ length: 60 * minutes }, (_, second) => ({
      ...{ lat: (40.4 + (second * speed) / 111_195).toFixed(digits), lon: '-3.7', ele: 650 },
      time: new Date(Date.UTC(2026, 2, 14, 10, 0, second)).toISOString(),
    }));
    const top = await topOf(points);
    expect(top).toBeGreaterThan(speed * 0.9);
    expect(top).toBeLessThan(speed * 1.15);
  });

  it('is that of a sprint of three seconds from a hover', async () => {
    const way = [0, 8, 24, 40, 44];
    const points = gpxPoints((point, second) => north(way[second - 30] ?? (second < 30 ? 0 : 44))(point));
    expect(await topOf(points)).toBeGreaterThan(15);
  });
});

describe('the time of a track', () => {
  it.each([
    ['2013-07-06', '2013-07-06T10:00:00.000Z'],
    ['2009-03-14', '2009-03-14T10:00:00.000Z'],
  ])('is that of satellites also on %s', async (day, expected) => {
    const { flight, warnings } = await readPoints(
      gpxPoints(({ time }) => ({ time: time.replace('2026-03-14', day) })),
    );
    expect([flight?.recordedAt, warnings]).toEqual([expected, []]);
  });

  it.each(['2006-08-01', '1980-01-06', '2026-02-30', '2026-13-01', '0202-03-14'])(
    'is asked for on %s',
    async (day) => {
      const { flight, warnings } = await readPoints(
        gpxPoints(({ time }) => ({ time: time.replace('2026-03-14', day) })),
      );
      expect([flight?.recordedAt, flight?.durationSeconds, warnings]).toEqual([null, 59, ['clockNotSet']]);
    },
  );

  it.each<[string, number[], string]>([
    ['of the year 0', [30], '0000-01-01T00:00:00Z'],
    ['of 1970, three of them', [30, 31, 32], '1970-01-01T00:00:00Z'],
    ['of a century later', [30], '2126-01-01T00:00:00Z'],
    ['of the year 0 at the start', [0], '0000-01-01T00:00:00Z'],
  ])('splits no flight where a point is %s, and says that it is left out', async (_, seconds, time) => {
    const points = gpxPoints((_point, second) => (seconds.includes(second) ? { time } : {}));
    const { flights, warnings } = await readPoints(points);
    expect(flights.map(({ durationSeconds }) => durationSeconds)).toEqual([seconds[0] === 0 ? 58 : 59]);
    expect(warnings).toEqual(['strayTimes']);
  });

  it('is UTC where it names no zone, and says so', async () => {
    const { flight, warnings } = await readPoints(gpxPoints(({ time }) => ({ time: time.replace('Z', '') })));
    expect([flight?.recordedAt, warnings]).toEqual(['2026-03-14T10:00:00.000Z', ['utcClock']]);
  });
});

describe('a pause in a track', () => {
  const paused = (seconds: number) =>
    gpxPoints(({ time }, second) =>
      second < 30 ? {} : { time: new Date(Date.parse(time) + seconds * 1_000).toISOString() },
    );
  const thinned = (pause: number) => [
    ...[0, 10, 10 + pause, 40 + pause, 110 + pause].map((second, index) => ({
      ...{ lat: 40.4 + index * 1e-5, lon: -3.7, ele: 10 },
      time: new Date(Date.UTC(2026, 2, 14, 10, 0, second)).toISOString(),
    })),
  ];
  const lengths = async (points: GpxPoint[], creator?: string) =>
    (await readPoints(points, { creator })).flights.map(({ durationSeconds }) => durationSeconds);

  it('ends a flight where there was a point a second', async () => {
    expect(await lengths(paused(300))).toEqual([29, 29]);
    expect(await lengths(paused(60))).toEqual([119]);
  });

  it('ends none that we thinned ourselves, nor one that others thinned within ten minutes', async () => {
    expect(await lengths(thinned(190), 'Estela')).toEqual([300]);
    expect(await lengths(thinned(1_500), 'Estela')).toEqual([1_610]);
    expect(await lengths(thinned(190))).toEqual([300]);
  });
});

describe('a flight that a file holds twice', () => {
  it.each([
    ['whole', gpxPoints()],
    ['in part', gpxPoints().slice(5, 50)],
  ])('is one, %s', async (_, again) => {
    const { flights, warnings } = await read(
      gpxOf(gpxPoints()).replace('</gpx>', `${gpxTrack(again, 'Copia')}</gpx>`),
    );
    expect(flights.map(({ durationSeconds }) => durationSeconds)).toEqual([59]);
    expect(warnings).toEqual(['repeated']);
  });

  it('is two where they were flown elsewhere at that time', async () => {
    const { flights } = await read(
      gpxOf(gpxPoints()).replace('</gpx>', `${gpxTrack(gpxPoints(north(9_000)))}</gpx>`),
    );
    expect(flights).toHaveLength(2);
  });
});

it('has no place where its coordinates are empty, and no drone from the name of its track', async () => {
  const { flight } = await readPoints(gpxPoints(() => ({ lat: '', lon: '' })));
  expect(flight).toMatchObject({ place: null, craft: null, sources: { durationSeconds: 'gpx' } });
});
