import { clipRing, overlaps, runsInside } from './clip.ts';
import type { Outline, World } from './decode-world.ts';
import { graticuleStep, gridLabel, gridValues } from './graticule.ts';
import { detailFor, loadWorld } from './load-world.ts';
import { placeNames, withoutCollisions } from './place-names.ts';

let world: World;
beforeAll(async () => {
  world = await loadWorld('110m');
});

const longestStep = ({ xy }: Outline) => {
  let longest = 0;
  for (let i = 2; i < xy.length; i += 2)
    longest = Math.max(longest, Math.abs((xy[i] ?? 0) - (xy[i - 2] ?? 0)));
  return longest;
};

test('no coast or border jumps across the map at the 180th meridian', () => {
  const bottom = (outline: Outline) => outline.maxY > 1;
  for (const outline of [...world.land, ...world.borders].filter((one) => !bottom(one))) {
    expect(longestStep(outline)).toBeLessThan(0.2);
  }
});

test('Russia continues past the right side, and Antarctica reaches the bottom of the map', () => {
  expect(world.land.some((outline) => outline.maxX > 1.01 && outline.minY < 0.25)).toBe(true);
  expect(world.land.some((outline) => outline.maxY > 1 && outline.maxX - outline.minX > 0.99)).toBe(true);
});

test('a finer scale comes with the zoom', () => {
  expect([2, 4, 6, 7, 18].map(detailFor)).toEqual(['110m', '50m', '50m', '10m', '10m']);
});

test('a ring is cut to the window', () => {
  const window = { left: 0, top: 0, right: 1, bottom: 1 };
  const cut = clipRing([-1, -1, 0.5, -1, 0.5, 0.5, -1, 0.5], window);
  expect(Math.min(...cut)).toBe(0);
  expect(Math.max(...cut)).toBe(0.5);
  expect(clipRing([2, 2, 3, 2, 3, 3], window)).toEqual([]);
});

test('a line keeps the stretches near the window only', () => {
  const window = { left: 0, top: 0, right: 1, bottom: 1 };
  expect(runsInside([-2, 0.5, -1, 0.5, 0.5, 0.5, 2, 0.5, 3, 0.5], window, 0)).toEqual([
    [-1, 0.5, 0.5, 0.5, 2, 0.5],
  ]);
  expect(runsInside([-0.5, 0.5, -0.2, 0.5], window, 1)).toEqual([[0.5, 0.5, 0.8, 0.5]]);
  const outline = { xy: new Float64Array(), minX: 1.2, minY: 0, maxX: 1.4, maxY: 1 };
  expect(overlaps(outline, window, 0)).toBe(false);
  expect(overlaps(outline, window, -1)).toBe(true);
});

test('the grid gets finer with the zoom and names its lines', () => {
  expect([2, 6, 12].map(graticuleStep)).toEqual([30, 5, 0.05]);
  expect(gridValues(-0.11, 0.21, 0.1)).toEqual([-0.1, 0, 0.1, 0.2]);
  expect(['lng', 'lat'].map((axis) => gridLabel(-0.5, axis as 'lat'))).toEqual(['0.5°W', '0.5°S']);
  expect([gridLabel(0, 'lat'), gridLabel(180, 'lng'), gridLabel(40, 'lat')]).toEqual(['0°', '180°', '40°N']);
});

test('names are in the language, and the heavier of two that touch stays', () => {
  const texts = (language: 'es' | 'en', zoom: number) =>
    placeNames(world.countries, zoom, language).map((name) => name.text);
  expect(texts('es', 4)).toEqual(expect.arrayContaining(['España', 'Londres']));
  expect(texts('en', 4)).toEqual(expect.arrayContaining(['Spain', 'London']));
  expect(texts('es', 2)).not.toContain('Londres');
  const at = (text: string, x: number) => ({
    key: text,
    text,
    lat: 0,
    lng: 0,
    kind: 'city' as const,
    weight: 1,
    x,
    y: 0,
  });
  expect(
    withoutCollisions([at('Madrid', 0), at('Getafe', 10), at('Soria', 200)]).map((name) => name.text),
  ).toEqual(['Madrid', 'Soria']);
});
