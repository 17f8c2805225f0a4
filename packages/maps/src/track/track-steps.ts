import type { TrackStep } from './track-runs.ts';
import styles from './track-steps.module.css';

export const trackSteps: readonly TrackStep[] = [0, 1, 2, 3, 4];

/** The class whose `color` is that of a step; the same in the line and in its legend. */
export const stepClass = (step: TrackStep): string => styles[`step${step}`] ?? '';

/** The classes of a line; one without steps looks like the most of something. */
export const lineClass = (step: TrackStep = 4): string => `${styles.line} ${stepClass(step)}`;

/** The same colour for a map that takes no CSS: a mix of the page's two colours in hexadecimal digits. */
export function stepColor(step: TrackStep, from: string, to: string): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round((part(from, at) * (4 - step) + part(to, at) * step) / 4)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
