import { ringAround, square, zoneFile } from '../../test/zone-files.ts';
import { contains } from '../shape.ts';
import { readZoneFile } from './read-file.ts';

type Ring = [number, number][];
const hole = ringAround([-3.7, 40.4], 1);
const world = (west: number, south = 90, middle: number[] = []): Ring => [
  [west, -south],
  ...middle.map((lng): [number, number] => [lng, -south]),
  [west === 0 ? 360 : -west, -south],
  [west === 0 ? 360 : -west, south],
  ...middle.toReversed().map((lng): [number, number] => [lng, south]),
  [west, south],
  [west, -south],
];

/** Whether each point lies in the polygon; longitude first. */
function inside(rings: unknown[], points: Ring): boolean[] {
  const geometry = { type: 'Polygon', coordinates: rings };
  const { zones, problems } = readZoneFile(
    JSON.stringify(zoneFile([{ ...square('A', 'PROHIBITED'), geometry }])),
  );
  expect(problems).toEqual([]);
  return points.map(([lng, lat]) => zones[0]!.volumes.some(({ shape }) => contains(shape, lat, lng)));
}

const points: Ring = [
  [-3.7, 40.4],
  [2.2, 41.4],
  [179.9, -20],
  [-120, 60],
];
const aroundHole = [false, true, true, true];

describe('a polygon around the world', () => {
  it.each<[string, Ring]>([
    ['from -180 to 180', world(-180)],
    ['from -180 to 180 with a corner between', world(-180, 90, [0])],
    ['with corners of every 90 degrees', world(-180, 90, [-90, 0, 90])],
    ['from 0 to 360', world(0)],
    ['that stops short of the poles', world(-180, 85)],
    ['that stops a little short of the meridian', world(-179.99999)],
    ['that stops short of meridian and poles', world(-179.5, 60)],
    ['the other way round', world(-180).toReversed()],
    ['that is not closed', world(-180).slice(0, -1)],
  ])('has its hole, and nothing else, outside: %s', (_, ring) => {
    const reached = points.filter(([lng, lat]) => Math.abs(lng) < 179.5 && Math.abs(lat) <= 60);
    expect(inside([ring, hole], reached)).toEqual(aroundHole.filter((_, index) => index !== 2));
    expect(inside([ring, hole.toReversed()], reached)[0]).toBe(false);
  });

  it('has a hole across the 180th meridian on both of its sides', () => {
    const across: Ring = [
      [179, -1],
      [-179, -1],
      [-179, 1],
      [179, 1],
      [179, -1],
    ];
    const around: Ring = [
      [179.5, 0],
      [-179.5, 0],
      [178, 0],
      [-178, 0],
    ];
    expect(inside([world(-180), across], around)).toEqual([false, false, true, true]);
  });

  it('counts as a whole where its hole is written first, or cannot be read', () => {
    expect(inside([hole, world(-180)], points)).toEqual([true, true, true, true]);
    expect(inside([world(-180), [[1, 'x']]], points)).toEqual([true, true, true, true]);
  });
});

describe('a ring', () => {
  it('across the 180th meridian covers what lies between, also where both of its names are used', () => {
    const ring: Ring = [
      [179, 10],
      [180, 10],
      [-180, 10],
      [-179, 10],
      [-179, 12],
      [179, 12],
      [179, 10],
    ];
    const at: Ring = [
      [179.5, 11],
      [-179.5, 11],
      [0, 11],
    ];
    expect(inside([ring], at)).toEqual([true, true, false]);
  });

  it('around a pole covers the pole', () => {
    const ring: Ring = [
      [-120, 80],
      [0, 80],
      [120, 80],
      [-120, 80],
    ];
    const at: Ring = [
      [10, 85],
      [179, 89],
      [10, 79],
    ];
    expect(inside([ring], at)).toEqual([true, true, false]);
  });

  it('that crosses itself covers what it goes around, once or twice', () => {
    const star = [0, 2, 4, 1, 3, 0].map((corner): [number, number] => {
      const angle = (corner * 2 * Math.PI) / 5;
      return [Math.sin(angle), Math.cos(angle)];
    });
    expect(
      inside(
        [star],
        [
          [0, 0],
          [0, 0.9],
          [0.9, 0.9],
        ],
      ),
    ).toEqual([true, true, false]);
  });

  it('is a polygon whatever its type is called', () => {
    for (const type of ['polygon', 'Polygn', 'MultiPolygon', undefined]) {
      const geometry = { type, coordinates: [hole] };
      const { zones } = readZoneFile(JSON.stringify(zoneFile([{ ...square('A', 'PROHIBITED'), geometry }])));
      expect(zones[0]?.volumes).toHaveLength(1);
    }
  });

  it('may have its coordinates as text, with a comma for the decimals', () => {
    const text = hole.map(([lng, lat]) => [String(lng).replace('.', ','), String(lat)]);
    expect(inside([text], points)).toEqual([true, false, false, false]);
  });
});
