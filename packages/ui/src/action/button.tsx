import type { ElementType, ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import type { Polymorphic } from '../style/polymorphic.ts';
import styles from './button.module.css';

/** How a button looks; `primary` is the one main action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** How large a button is. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonOwnProps {
  /** `primary` is the one main action of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps width and focus, ignores presses and is announced as busy. */
  busy?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  className?: string;
  children?: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = Polymorphic<As, ButtonOwnProps>;

/** A button, or with `as={Link}` a link that looks like one. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const {
    as,
    variant = 'secondary',
    size = 'md',
    busy = false,
    icon,
    iconEnd,
    block,
    className,
    children,
    ...rest
  } = props as ButtonProps<'button'>;
  const Element: ElementType = as ?? 'button';
  const isButton = Element === 'button';
  return (
    <Element
      {...(isButton ? { type: 'button' } : {})}
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: preventDefault } : {})}
      className={cx(
        styles.button,
        styles[variant],
        styles[size],
        block && styles.block,
        busy && styles.busy,
        className,
      )}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children !== undefined && <span>{children}</span>}
      {iconEnd && <span className={styles.icon}>{iconEnd}</span>}
      {busy && <span className={styles.progress} aria-hidden="true" />}
    </Element>
  );
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault();
}
