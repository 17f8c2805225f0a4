import { Button, type ButtonProps, cx } from '@estela/ui';
import styles from './wide-button.module.css';

/** A button shown on a phone as an icon alone; its text stays its accessible name. */
export function WideButton({ children, className, ...rest }: ButtonProps) {
  return (
    <Button {...rest} className={cx(styles.button, className)}>
      <span className={styles.words}>{children}</span>
    </Button>
  );
}
