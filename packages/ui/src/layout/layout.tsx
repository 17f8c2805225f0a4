import type { CSSProperties, ElementType, ReactNode } from 'react';
import { rowsInBoundaries } from '../list/row-boundary.tsx';
import { cx } from '../style/class-names.ts';
import styles from './layout.module.css';

/** A step of the space scale, by its pixels. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

export interface PageProps {
  /** `content` is 72rem, `narrow` a reading measure at the same left edge, `full` edge to edge (maps). */
  width?: 'content' | 'narrow' | 'full';
  className?: string;
  children: ReactNode;
}

/** The column a routed screen lives in. */
export function Page({ width = 'content', className, children }: PageProps) {
  return <div className={cx(styles.page, styles[width], className)}>{children}</div>;
}

export interface StackProps {
  gap?: Space;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** Children one below the other. */
export function Stack({ gap = 16, as: Element = 'div', className, children }: StackProps) {
  return (
    <Element className={cx(styles.stack, className)} style={gapStyle(gap)}>
      {children}
    </Element>
  );
}

export interface InlineProps extends StackProps {
  justify?: 'start' | 'between' | 'end';
}

/** Children side by side, wrapping where they must. */
export function Inline({
  gap = 8,
  justify = 'start',
  as: Element = 'div',
  className,
  children,
}: InlineProps) {
  return (
    <Element className={cx(styles.inline, styles[justify], className)} style={gapStyle(gap)}>
      {children}
    </Element>
  );
}

export interface CardGridProps {
  /** Narrowest a card may get. */
  min?: 'sm' | 'md' | 'lg';
  /** For assistive technology, where one list of several needs a name. */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A list of cards that fills its width; give it `<li>` children. */
export function CardGrid({ min = 'md', label, className, children }: CardGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
    <ul role="list" aria-label={label} className={cx(styles.grid, styles[min], className)}>
      {rowsInBoundaries(children)}
    </ul>
  );
}

function gapStyle(gap: Space): CSSProperties {
  return { '--gap': `var(--e-space-${gap})` } as CSSProperties;
}
