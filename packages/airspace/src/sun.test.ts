import { type SunEvent, sunEvent } from './sun.ts';

const minutes = (text: string) => Date.parse(text) / 60_000;

describe('the sun', () => {
  // Times of the almanac, UTC.
  it.each<[SunEvent, string, number, number, string]>([
    ['SR', '2026-06-21', 40.4168, -3.7038, '2026-06-21T04:45Z'],
    ['SS', '2026-06-21', 40.4168, -3.7038, '2026-06-21T19:48Z'],
    ['SR', '2026-12-21', 40.4168, -3.7038, '2026-12-21T07:34Z'],
    ['SS', '2026-12-21', 40.4168, -3.7038, '2026-12-21T16:51Z'],
    ['BMCT', '2026-03-20', 0, 0, '2026-03-20T05:43Z'],
    ['EECT', '2026-03-20', 0, 0, '2026-03-20T18:32Z'],
    ['SR', '2026-03-20', -33.87, 151.21, '2026-03-19T19:58Z'],
    // Far north the sun moves on a good deal between noon and midnight.
    ['SR', '2026-06-21', 65.0121, 25.4651, '2026-06-20T23:18Z'],
    ['EECT', '2026-05-05', 63.1, 21.6, '2026-05-05T20:12Z'],
  ])('does %s on %s at %d, %d within a minute of %s', (event, day, lat, lng, expected) => {
    const at = sunEvent(event, Date.parse(day), lat, lng);
    expect(Math.abs((at ?? 0) / 60_000 - minutes(expected))).toBeLessThanOrEqual(1);
  });

  it('does not set in the summer of the far north', () => {
    expect(sunEvent('SS', Date.parse('2026-06-21'), 78, 15)).toBeUndefined();
  });
});
