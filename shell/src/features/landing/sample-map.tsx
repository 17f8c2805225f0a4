import { Card } from '@estela/ui';
import styles from './sample-map.module.css';

const pins = [
  { x: 118, y: 92 },
  { x: 214, y: 148 },
  { x: 300, y: 70 },
];

/** A stretch of coast with three spots, a flight between two of them, and a zone to keep out of. */
export function SampleMap() {
  return (
    <Card padding="none" className={styles.card}>
      <svg viewBox="0 0 416 234" className={styles.map} aria-hidden="true">
        <rect className={styles.sea} width="416" height="234" />
        <path
          className={styles.land}
          d="M0 0H416V96C380 104 372 132 340 138S286 160 262 178 214 190 184 204 96 206 70 218 24 226 0 224Z"
        />
        <path
          className={styles.contour}
          d="M0 46C60 40 92 20 150 24S250 40 296 18 380 14 416 22M0 92C52 88 78 58 138 60S236 86 284 58 372 46 416 56M0 140C44 138 84 106 136 108S226 130 268 106 352 88 416 84"
        />
        <path className={styles.zone} d="M286 20 366 34 380 92 318 112 268 78Z" />
        <path className={styles.trail} d="M118 92C140 62 176 66 182 98S166 138 188 148 206 152 214 148" />
        {pins.map(({ x, y }) => (
          <path
            key={x}
            className={styles.pin}
            transform={`translate(${x} ${y})`}
            d="M0 0C-10-12-12-16-12-22A12 12 0 0 1 12-22C12-16 10-12 0 0Z"
          />
        ))}
      </svg>
    </Card>
  );
}
