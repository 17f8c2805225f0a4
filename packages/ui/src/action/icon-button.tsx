import type { ElementType, ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import type { Polymorphic } from '../style/polymorphic.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import styles from './icon-button.module.css';

interface IconButtonOwnProps {
  /** Its name: read aloud, and shown as the native tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  /** For toggles: on or off. */
  pressed?: boolean;
  className?: string;
}

export type IconButtonProps<As extends ElementType = 'button'> = Polymorphic<As, IconButtonOwnProps>;

/** A square button with a picture and a name. */
export function IconButton<As extends ElementType = 'button'>(props: IconButtonProps<As>) {
  const {
    label,
    icon,
    variant = 'ghost',
    size = 'md',
    pressed,
    className,
    ...rest
  } = props as IconButtonProps<'button'>;
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      icon={icon}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cx(styles.square, styles[size], pressed && styles.pressed, className)}
    />
  );
}
