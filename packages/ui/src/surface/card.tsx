import type { ElementType, ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import type { Polymorphic } from '../style/polymorphic.ts';
import styles from './card.module.css';

interface CardOwnProps {
  /** Inner space; `none` for pictures that reach the edge. */
  padding?: 'none' | 'md' | 'lg';
  /** Reacts to the pointer, for cards that are one link. */
  interactive?: boolean;
  className?: string;
  children?: ReactNode;
}

export type CardProps<As extends ElementType = 'div'> = Polymorphic<As, CardOwnProps>;

/** A raised surface. */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  const { as, padding = 'md', interactive, className, ...rest } = props as CardProps<'div'>;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={cx(styles.card, styles[padding], interactive && styles.interactive, className)}
    />
  );
}
