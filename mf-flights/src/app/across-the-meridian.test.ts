import { degreesEast, metresBetween } from '../components/metres-between.ts';
import { placeAt } from '../features/flight-detail/telemetry/place-at.ts';
import { FlightBuilder } from '../features/flight-log/recording/flight-builder.ts';
import { emptyMoment } from '../features/flight-log/recording/moment.ts';
import { simplifyTrack } from '../features/flight-log/recording/simplify-track.ts';

/** Twenty points along 17° south, about five metres apart, the meridian in their middle. */
const crossing = Array.from({ length: 20 }, (_, t) => {
  const lng = 179.9995 + t * 0.00005;
  return { lat: -17, lng: lng > 180 ? lng - 360 : lng, t };
});

it('measures the same distance across the 180th meridian as elsewhere', () => {
  const across = metresBetween({ lat: -17, lng: 179.9995 }, { lat: -17, lng: -179.9995 });
  expect(across).toBeCloseTo(metresBetween({ lat: -17, lng: 10 }, { lat: -17, lng: 10.001 }), 5);
  expect([degreesEast(179, -179), degreesEast(-179, 179), degreesEast(3, -3)]).toEqual([2, -2, -6]);
});

it('keeps every point of a flight across the 180th meridian', () => {
  const builder = new FlightBuilder(0, { format: 'edgetx', isHeightRelative: true });
  for (const { t, lat, lng } of crossing) builder.add({ ...emptyMoment, t, lat, lng }, String(t));
  expect(builder.finish(null, null).track).toHaveLength(20);
});

it('simplifies a straight line across the 180th meridian as much as one elsewhere', () => {
  expect(simplifyTrack(crossing, 10).map(({ t }) => t)).toEqual([0, 19]);
});

it('finds the place between two points on either side of the 180th meridian', () => {
  const track = [
    { lat: -17, lng: 179.999, t: 0 },
    { lat: -17, lng: -179.997, t: 4 },
  ];
  expect(placeAt(track, 0.5)?.lng).toBeCloseTo(179.9995, 9);
  expect(placeAt(track, 3)?.lng).toBeCloseTo(-179.998, 9);
});
