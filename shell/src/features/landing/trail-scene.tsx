import { ground, ridge, trail } from './trail-geometry.ts';
import styles from './trail-scene.module.css';

const gates = [
  { x: 930, y: 470, size: 150 },
  { x: 1120, y: 372, size: 84 },
  { x: 1010, y: 318, size: 44 },
];

/** What the goggles show: a horizon, three gates and the trail of the pack that just flew them. Decoration only. */
export function TrailScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.ridge} d={ridge} />
      <path className={styles.ground} d={ground} />
      {gates.map(({ x, y, size }) => (
        <path
          key={x}
          className={styles.gate}
          strokeWidth={size / 14}
          d={`M${x - size / 2} ${y + size / 2}v${-size * 0.7}q0 ${-size * 0.3} ${size * 0.3} ${-size * 0.3}h${size * 0.4}q${size * 0.3} 0 ${size * 0.3} ${size * 0.3}v${size * 0.7}`}
        />
      ))}
      <path className={styles.glow} d={trail} />
      <path className={styles.trail} d={trail} />
      <g className={styles.sight}>
        <path d="M980 318h16M1024 318h16M1010 288v14M1010 334v14" />
        <path d="M900 258v120M900 258h10M900 288h6M900 318h10M900 348h6M900 378h10" />
        <path d="M1120 258v120M1120 258h-10M1120 288h-6M1120 318h-10M1120 348h-6M1120 378h-10" />
      </g>
    </svg>
  );
}
