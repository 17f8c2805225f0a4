import { Button, type ButtonProps, cx } from '@estela/ui';
import styles from './wide-button.module.css';

/** A button that a phone shows by its picture alone; its words stay its name. */
export function WideButton({ children, className, ...rest }: ButtonProps) {
  return (
    <Button {...rest} className={cx(styles.button, className)}>
      <span className={styles.words}>{children}</span>
    </Button>
  );
}
