/** Lines of the landing's scene, in its 1440 by 720 view box. */
const horizon = 360;
const width = 1440;
const height = 720;
const vanishing = 1010;

function groundLines(): string {
  const rays = Array.from(
    { length: 25 },
    (_, i) => `M${vanishing} ${horizon}L${(i - 12) * 260 + vanishing} ${height}`,
  );
  // Squares of equal size get closer towards the horizon.
  const rows = Array.from({ length: 10 }, (_, i) => {
    const y = horizon + (height - horizon) / (1 + i * 0.9);
    return `M0 ${y.toFixed(1)}H${width}`;
  });
  return [...rays, ...rows].join('');
}

export const ground = groundLines();

export const ridge =
  'M0 360L90 338 170 348 260 306 340 330 430 282 520 318 610 300 700 336 790 310 880 340 960 328 1040 346 1130 314 1210 332 1300 296 1370 322 1440 308V360Z';

/** Through the near gate, round the far ones, and away. */
export const trail =
  'M770 720C800 640 850 540 930 474 1030 400 1180 430 1120 372 1078 336 960 372 1010 318 1040 290 1130 262 1440 130';
