import styles from './track-steps.module.css';
import { stepClass, trackSteps } from './track-steps.ts';

export interface TrackScaleProps {
  /** What the colours of the line mean. */
  label: string;
  least: string;
  most: string;
}

/** The legend of a line that is drawn in steps. */
export function TrackScale({ label, least, most }: TrackScaleProps) {
  return (
    <p className={styles.scale}>
      <span>{label}</span>
      <span className={styles.end}>{least}</span>
      <span className={styles.strip} aria-hidden="true">
        {trackSteps.map((step) => (
          <span key={step} className={stepClass(step)} />
        ))}
      </span>
      <span className={styles.end}>{most}</span>
    </p>
  );
}
