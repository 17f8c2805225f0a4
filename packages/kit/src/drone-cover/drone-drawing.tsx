import type { DroneType } from '@estela/contracts/values';
import styles from './drone-drawing.module.css';
import { droneShapes, type Shape } from './drone-shapes.ts';

/** A drone without a photo: its kind from above, on squared paper. */
export function DroneDrawing({ type }: { type: DroneType }) {
  return (
    <svg
      className={styles.drawing}
      data-scene="0"
      viewBox="-160 -120 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.grid} d={grid} />
      {type === 'wing' ? <Wing /> : <Multirotor shape={droneShapes[type]} />}
    </svg>
  );
}

/** Lines each 20 units, far beyond the edges: a wide picture shows more of them. */
const grid = Array.from({ length: 25 }, (_, index) => (index - 12) * 20)
  .map((at) => `M${at}-240V240M-240 ${at}H240`)
  .join('');

function Multirotor({ shape }: { shape: Shape }) {
  const { motors, prop, blades, ducts, arm, body } = shape;
  const [width, height] = body;
  const all = [...motors, ...motors.map(([x, y]) => [-x, y] as const)];
  return (
    <>
      <path
        className={styles.arm}
        d={all.map(([x, y]) => `M${Math.sign(x) * width * 0.2} ${y * 0.2}L${x} ${y}`).join('')}
        strokeWidth={arm}
      />
      {all.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${x * y > 0 ? 24 : -24})`}>
          <circle className={ducts ? styles.duct : styles.disc} r={prop} />
          <path className={styles.blades} d={bladePaths[blades](prop * 0.92)} />
          <circle className={styles.hub} r="5" />
        </g>
      ))}
      {shape.antenna && <path className={styles.antenna} d={`M0 ${height / 2}v22m-7 0h14`} />}
      <rect
        className={styles.body}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={width / 4}
      />
      <Camera y={-height / 2 + 8} />
    </>
  );
}

const bladePaths = {
  2: (reach: number) => `M0-${reach}V${reach}`,
  3: (reach: number) =>
    [0, 120, 240]
      .map((angle) => (angle * Math.PI) / 180)
      .map((angle) => `M0 0L${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`)
      .join(''),
};

function Wing() {
  return (
    <>
      <g transform="translate(0 60) rotate(-24)">
        <circle className={styles.disc} r="30" />
        <path className={styles.blades} d="M-28 0H28" />
      </g>
      <path
        className={styles.body}
        d="M0-66C10-66 16-58 20-48L132 34V56L30 40C18 44 14 52 0 52S-18 44-30 40L-132 56V34L-20-48C-16-58-10-66 0-66Z"
      />
      <path className={styles.seam} d="M42 34L116 46M-42 34L-116 46M132 28V62M-132 28V62" />
      <Camera y={-52} />
    </>
  );
}

/** The one warm point: what the pilot sees through. */
function Camera({ y }: { y: number }) {
  return (
    <>
      <circle className={styles.cameraHalo} cy={y} r="9" />
      <circle className={styles.camera} cy={y} r="4.5" />
    </>
  );
}
