import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  /** What the tools are for, for assistive technology. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Search, filters and view switches above a list: one row when wide, stacked when narrow. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know <search>
    <div role="search" aria-label={label} className={cx(styles.toolbar, className)}>
      {children}
    </div>
  );
}
