import { limits } from '@estela/contracts/limits';
import { FlightBuilder } from './flight-builder.ts';
import { emptyMoment } from './moment.ts';
import { simplifyTrack } from './simplify-track.ts';

const options = { format: 'edgetx', isHeightRelative: true } as const;

it('keeps as much of three hours as of a minute, and the extremes of all of it', () => {
  const builder = new FlightBuilder(0, options);
  for (let i = 0; i < 108_000; i += 1) {
    const turn = i / 3_000;
    builder.add(
      {
        t: i / 10,
        ...{ lat: 40 + 0.002 * Math.sin(turn) + i * 1e-7, lng: -3 + 0.002 * Math.cos(turn) },
        ...{ height: i === 77_777 ? 431.5 : 50, speed: i === 5_555 ? 55.5 : 10 },
        ...{ voltage: i === 66_666 ? 13.37 : 15, link: i === 44_444 ? 3 : 100 },
      },
      String(i),
    );
  }
  const { series, track, ...flight } = builder.finish(null, null);
  expect(flight).toMatchObject({ durationSeconds: 10_800, topSpeedMps: 55.5, maxHeightM: 431.5 });
  expect(series?.t.length).toBeLessThanOrEqual(limits.series.points);
  expect(series?.t.length).toBeGreaterThan(limits.series.points / 4);
  expect(Math.max(...(series?.height?.map(Number) ?? []))).toBe(431.5);
  expect(Math.max(...(series?.speed?.map(Number) ?? []))).toBe(55.5);
  expect(Math.min(...(series?.voltage?.map(Number) ?? []))).toBe(13.37);
  expect(Math.min(...(series?.link?.map(Number) ?? []))).toBe(3);
  expect(track.length).toBeLessThanOrEqual(limits.track.points);
  expect(track.length).toBeGreaterThan(100);
  expect(track.at(-1)?.t).toBeGreaterThan(10_790);
});

it('leaves lines out that the log does not have', () => {
  const builder = new FlightBuilder(0, options);
  for (let t = 0; t < 20; t += 1) builder.add({ ...emptyMoment, t, voltage: t === 5 ? null : 15 }, '');
  const { series } = builder.finish(null, null);
  expect(Object.keys(series ?? {})).toEqual(['t', 'voltage']);
  expect(series?.voltage?.[5]).toBeNull();
});

it('follows a line’s corners with few points', () => {
  const point = (lat: number, lng: number, t: number) => ({ lat, lng, t });
  const corner = Array.from({ length: 200 }, (_, t) =>
    t < 100 ? point(40 + t * 1e-4, -3, t) : point(40.01, -3 + (t - 100) * 1e-4, t),
  );
  const few = simplifyTrack(corner, 10);
  expect(few.length).toBeLessThanOrEqual(10);
  expect([few[0], few.at(-1)]).toEqual([corner[0], corner.at(-1)]);
  expect(few).toContainEqual(corner[100]);
});

it('still shows that laps were flown where there are too many of them', () => {
  const laps = Array.from({ length: 3_000 }, (_, t) => ({
    ...{ lat: 40 + 0.002 * Math.sin(t / 5), lng: -3 + 0.0026 * Math.cos(t / 5) },
    t,
  }));
  const few = simplifyTrack(laps, 100);
  expect(few.length).toBeLessThanOrEqual(100);
  expect(few.length).toBeGreaterThan(50);
  expect([few[0], few.at(-1)]).toEqual([laps[0], laps.at(-1)]);
});

it('begins with the places that the rest of the flight agrees with', () => {
  const flown = (first: { lat: number; lng: number }[], then: { lat: number; lng: number }[]) => {
    const builder = new FlightBuilder(0, options);
    for (const [t, place] of [...first, ...then].entries())
      builder.add({ ...emptyMoment, t, ...place }, String(t));
    return builder.finish(null, null);
  };
  const field = Array.from({ length: 20 }, (_, i) => ({ lat: 40.1 + i * 1e-5, lng: -3.7 }));
  const { place, track } = flown([{ lat: 39, lng: -1 }], field);
  expect(place).toMatchObject({ lat: expect.closeTo(40.1, 3), lng: -3.7 });
  expect(track[0]).toMatchObject({ lat: expect.closeTo(40.1, 3) });
  // A receiver that loses itself in flight does not move the start, nor when it finds itself again.
  const lost = Array.from({ length: 8 }, () => ({ lat: 45, lng: 3 }));
  expect(flown(field, lost).place).toMatchObject({ lat: 40.1 });
  expect(flown(field, [...lost, ...field]).track[0]).toMatchObject({ lat: 40.1, t: 0 });
});
