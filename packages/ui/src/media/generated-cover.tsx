import { memo } from 'react';
import { useDrawnLate } from '../style/use-drawn-late.ts';
import styles from './cover.module.css';
import { coverDrawing, sceneOf } from './cover-drawing.ts';

export interface GeneratedCoverProps {
  seed: string;
  label?: string;
}

/** The cover of an item without a picture. The page does not wait for its lines, as for no picture. */
export const GeneratedCover = memo(function GeneratedCover({ seed, label }: GeneratedCoverProps) {
  const hasDrawing = useDrawnLate();
  return (
    <svg
      className={styles.generated}
      data-scene={sceneOf(seed)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
    >
      <rect className={styles.sky} width="320" height="180" />
      {hasDrawing && <Drawing seed={seed} />}
    </svg>
  );
});

/** What is drawn is fixed: its parts never change order. */
function Drawing({ seed }: { seed: string }) {
  const { ridges, contours, trace, gates, head, sun } = coverDrawing(seed);
  return (
    <>
      {sun && (
        <>
          <circle className={styles.halo} cx={sun.x} cy={sun.y} r={sun.r * 3.4} />
          <circle className={styles.halo} cx={sun.x} cy={sun.y} r={sun.r * 2} />
          <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.r} />
        </>
      )}
      {ridges.map((path, depth) => (
        <path key={path} className={styles[`ridge${depth}`]} d={path} />
      ))}
      {contours && <path className={styles.contour} d={contours} />}
      <path
        className={styles.ladder}
        d="M10 50h6M10 70h6M10 90h10M10 110h6M10 130h6M310 50h-6M310 70h-6M310 90h-10M310 110h-6M310 130h-6"
      />
      {trace.map((path, index) => (
        <path key={path} className={styles.trace} d={path} opacity={(index + 2) / (trace.length + 1)} />
      ))}
      {gates.map(({ x, y, turn }) => (
        <path
          key={`${x} ${y}`}
          className={styles.gate}
          d="M-7-5v10M7-5v10"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <circle className={styles.headHalo} cx={head.x} cy={head.y} r="7" />
      <circle className={styles.head} cx={head.x} cy={head.y} r="3.5" />
    </>
  );
}
