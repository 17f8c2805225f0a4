import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './badge.module.css';

/** The colours of a badge, named for what they mean. */
export type Tone = 'neutral' | 'signal' | 'info' | 'success' | 'warning' | 'danger' | 'live' | 'overlay';

export interface BadgeProps {
  /** `overlay` is for text over pictures, `live` for live data. */
  tone?: Tone;
  icon?: ReactNode;
  /** Telemetry figures: mono, tabular. */
  mono?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short state or fact. */
export function Badge({ tone = 'neutral', icon, mono, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], mono && styles.mono, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </span>
  );
}
