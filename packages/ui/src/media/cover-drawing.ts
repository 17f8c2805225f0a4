import { contourLines } from './contour-lines.ts';
import { openCurve, type Point, round, stretches } from './curve.ts';
import { seeded } from './seeded.ts';

export interface CoverDrawing {
  sun: (Point & { r: number }) | undefined;
  /** Filled hills, far to near: the view ahead. Empty when the cover is a map. */
  ridges: readonly string[];
  /** Height lines from above, one path. Empty when the cover is a view ahead. */
  contours: string;
  /** What was flown, stretch by stretch, oldest first. */
  trace: readonly string[];
  gates: readonly (Point & { turn: number })[];
  /** Where the craft is now: the warm dot. */
  head: Point;
}

type Between = (low: number, high: number) => number;

const size = { width: 320, height: 180 };
const scenes = 5;

/** Lists draw the same covers again on each way back. */
const known = new Map<string, CoverDrawing>();
const atMost = 500;

/** Which of the colour scenes of the style sheet: the first number of the seed. */
export function sceneOf(seed: string): number {
  return Math.floor(seeded(seed)() * scenes);
}

/** The cover of what `seed` names: always the same. */
export function coverDrawing(seed: string): CoverDrawing {
  const drawing = known.get(seed) ?? drawCover(seed);
  if (known.size >= atMost) known.clear();
  known.set(seed, drawing);
  return drawing;
}

/** Half the covers look ahead over hills, half look down on a map; over both goes one flown line. */
function drawCover(seed: string): CoverDrawing {
  const random = seeded(seed);
  const between: Between = (low, high) => low + random() * (high - low);
  // The scene's.
  random();
  const ahead = random() < 0.5;
  const points = ahead ? passage(between) : lap(between);
  return {
    sun: ahead
      ? { x: round(between(50, 270)), y: round(between(36, 80)), r: round(between(10, 22)) }
      : undefined,
    ridges: ahead ? [100, 122, 148].map((base, depth) => ridge(base, 26 - depth * 6, between)) : [],
    contours: ahead ? '' : contours(between),
    trace: stretches(points),
    gates: points
      .map((point, index) => ({ ...point, turn: heading(points, index) }))
      .filter((_, index) => index % 2 === 1 && index < points.length - 1),
    head: points[points.length - 1] ?? { x: 0, y: 0 },
  };
}

function ridge(base: number, swing: number, between: Between): string {
  const step = size.width / 8;
  const points = Array.from({ length: 9 }, (_, index) => ({
    x: index * step,
    y: base + between(-swing, swing * 0.6),
  }));
  return `${openCurve(points)}V${size.height}H0Z`;
}

/** Three hills and a hollow seen from above. */
function contours(between: Between): string {
  const hill = (left: number, right: number, height: number) => ({
    x: between(left, right),
    y: between(20, 160),
    reach: between(52, 88),
    height,
  });
  return contourLines({
    ...size,
    hills: [
      hill(30, 110, 1),
      hill(200, 300, between(0.7, 1)),
      hill(120, 220, between(0.3, 0.6)),
      hill(60, 260, -0.45),
    ],
    levels: [-0.25, -0.12, 0.04, 0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88, 1],
  });
}

/** From left to right over the hills. */
function passage(between: Between): Point[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: round(28 + (index * (size.width - 72)) / 5 + between(-14, 14)),
    y: round(between(40, 138)),
  }));
}

/** Most of a lap around the middle of the map, closing in. */
function lap(between: Between): Point[] {
  const start = between(0, 2 * Math.PI);
  const way = between(0, 1) < 0.5 ? -1 : 1;
  return Array.from({ length: 8 }, (_, index) => {
    const angle = start + way * index * 0.82;
    const radius = between(0.62, 1) * (1 - index * 0.05);
    return {
      x: round(size.width / 2 + Math.cos(angle) * radius * 112),
      y: round(size.height / 2 + Math.sin(angle) * radius * 62),
    };
  });
}

/** Degrees across the way at a point, so that a gate stands over the line. */
function heading(points: readonly Point[], index: number): number {
  const [from, to] = [points[index - 1], points[index + 1]];
  return from && to ? round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90) : 0;
}
