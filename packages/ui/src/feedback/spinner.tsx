import { useTranslation } from '@estela/i18n';
import { cx } from '../style/class-names.ts';
import { useDelayed } from '../style/use-delayed.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  label?: string;
  /** Milliseconds before it shows; below 300 it would only flicker. */
  delay?: number;
  size?: 'sm' | 'md';
  className?: string;
}

/** A turning signal for waits that have no shape. Lists use skeletons instead. */
export function Spinner({ label, delay = 300, size = 'md', className }: SpinnerProps) {
  const { t } = useTranslation('common');
  const shown = useDelayed(true, delay);
  return (
    <span role="status" className={cx(styles.spinner, styles[size], className)}>
      {shown && (
        <>
          <span className={styles.ring} aria-hidden="true" />
          <span className="e-visually-hidden">{label ?? t('loading')}</span>
        </>
      )}
    </span>
  );
}
