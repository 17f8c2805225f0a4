import { cx } from '@estela/ui';
import styles from './spot-scene.module.css';
import type { Terrain } from './terrain.ts';

const width = 320;
const height = 180;

/** Numbers from 0 to 1, the same for the same text. */
function numbersOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

type Next = ReturnType<typeof numbersOf>;

/** A line of hills from side to side; `step` is how far apart its points are, `rise` how high they go. */
function ridge(next: Next, at: number, rise: number, step: number): string {
  const points: string[] = [];
  for (let x = -step; x <= width + step; x += step) points.push(`${x},${Math.round(at - next() * rise)}`);
  return `M-${step},${height} L${points.join(' L')} L${width + step},${height}Z`;
}

const flat = (at: number) => `M0,${at}H${width}V${height}H0Z`;

function trees(next: Next): string {
  return Array.from({ length: 26 }, () => {
    const [x, base, size] = [next() * width, 120 + next() * 50, 18 + next() * 26];
    return `M${x},${base - size}l${size * 0.34},${size}h${-size * 0.68}Z`;
  }).join('');
}

function blocks(next: Next, windows: boolean): string {
  return Array.from({ length: 9 }, (_, i) => {
    const [x, tall, wide] = [i * 38 - 10 + next() * 12, 34 + next() * 56, 22 + next() * 14];
    const body = `M${x},150v${-tall}h${wide}v${tall}Z`;
    const holes = windows ? `M${x + 5},${158 - tall}v7h5v-7ZM${x + 14},${158 - tall}v7h5v-7Z` : '';
    return body + holes;
  }).join('');
}

/** A hall with a broken saw-tooth roof and a chimney. */
function hall(next: Next): string {
  const [x, teeth] = [50 + next() * 60, 3 + Math.floor(next() * 3)];
  const roof = Array.from({ length: teeth }, () => `l0,-22 l34,${14 + next() * 10}`).join(' ');
  const chimney = x + teeth * 34 + 12;
  return `M${x},152 v-42 ${roof} V152Z M${chimney},152v${-70 - next() * 24}h11v90Z`;
}

function furrows(next: Next): string {
  const middle = 90 + next() * 140;
  return Array.from(
    { length: 13 },
    (_, i) => `M${middle + (i - 6) * 5},108L${middle + (i - 6) * 58},180`,
  ).join('');
}

const waves = (next: Next, from: number) =>
  Array.from(
    { length: 9 },
    () => `M${next() * 300 - 20},${from + next() * (172 - from)}h${14 + next() * 44}`,
  ).join('');

const draw: Record<
  Terrain,
  (next: Next) => { back: string; ground: string; things?: string; lines?: string }
> = {
  coast: (next) => ({
    back: ridge(next, 104, 34, 70),
    ground: `M0,180C80,${120 + next() * 30} 180,${150 + next() * 24} 320,${112 + next() * 30}V180Z`,
    lines: waves(next, 104),
  }),
  water: (next) => ({
    back: ridge(next, 96, 40, 46),
    ground: ridge(next, 172, 16, 40),
    lines: waves(next, 104),
  }),
  forest: (next) => ({ back: ridge(next, 110, 40, 50), ground: flat(150), things: trees(next) }),
  mountain: (next) => ({ back: ridge(next, 110, 84, 44), ground: ridge(next, 158, 44, 58) }),
  town: (next) => ({ back: ridge(next, 118, 18, 60), ground: flat(150), things: blocks(next, true) }),
  ruin: (next) => ({ back: ridge(next, 124, 30, 50), ground: flat(150), things: hall(next) }),
  field: (next) => ({ back: ridge(next, 108, 26, 64), ground: flat(108), lines: furrows(next) }),
};

export interface SpotSceneProps {
  terrain: Terrain;
  /** Makes each spot's drawing its own. */
  seed: string;
  className?: string | undefined;
}

/** A drawing of the ground that a spot's words describe. Decorative. */
export function SpotScene({ terrain, seed, className }: SpotSceneProps) {
  const next = numbersOf(seed);
  const sun = { cx: 40 + next() * 240, cy: 30 + next() * 30, r: 12 + next() * 8 };
  const { back, ground, things, lines } = draw[terrain](next);
  return (
    <svg
      className={cx(styles.scene, className)}
      data-terrain={terrain}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} {...sun} />
      <path className={styles.back} d={back} />
      {(terrain === 'coast' || terrain === 'water') && <path className={styles.water} d={flat(104)} />}
      <path className={styles.ground} d={ground} />
      {lines && <path className={styles.lines} d={lines} />}
      {things && <path className={styles.things} d={things} fillRule="evenodd" />}
    </svg>
  );
}
