import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './telemetry.module.css';

const noBreakSpace = '\u00a0';

export interface StatProps {
  label: ReactNode;
  /** Already formatted; `useFormat().figure.*` gives value and unit. */
  value: ReactNode;
  unit?: ReactNode;
  size?: 'md' | 'lg';
  /** `live` for figures that change on screen, `signal` for the most important one. */
  tone?: 'plain' | 'live' | 'signal';
  className?: string;
}

/** One figure in the style of an on-screen display. Put several in a `StatGroup`. */
export function Stat({ label, value, unit, size = 'md', tone = 'plain', className }: StatProps) {
  return (
    <div className={cx(styles.stat, styles[size], styles[tone], className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {value}
        <Unit>{unit}</Unit>
      </dd>
    </div>
  );
}

/** With its space, which copied text has too. */
function Unit({ children }: { children: ReactNode }) {
  return (
    children && (
      <span className={styles.unit}>
        {noBreakSpace}
        {children}
      </span>
    )
  );
}

export interface StatGroupProps {
  className?: string;
  children: ReactNode;
}

/** Figures side by side. */
export function StatGroup({ className, children }: StatGroupProps) {
  return <dl className={cx(styles.group, className)}>{children}</dl>;
}

/** A figure with its label and unit; without a value it is left out. */
export interface TelemetryItem {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
}

export interface TelemetryProps {
  /** Items without a value are left out. */
  items: readonly TelemetryItem[];
  /** `rows` is label left, value right; `inline` a compact line for cards. */
  layout?: 'rows' | 'inline';
  className?: string;
}

/** Facts about an item: label, value, unit. */
export function Telemetry({ items, layout = 'rows', className }: TelemetryProps) {
  const known = items.filter(({ value }) => value !== undefined && value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={cx(styles[layout], className)}>
      {known.map(({ label, value, unit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels are nodes; the order is the data's
        <div key={index} className={styles.item}>
          <dt className={layout === 'inline' ? 'e-visually-hidden' : styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            <Unit>{unit}</Unit>
          </dd>
        </div>
      ))}
    </dl>
  );
}
