import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { Check } from 'lucide-react';
import styles from './stepper.module.css';

export interface StepperProps {
  steps: readonly { id: string; label: string }[];
  current: string;
  /** Steps before the current one become buttons. */
  onSelect?: (id: string) => void;
}

/** Where one is in a form of several steps. */
export function Stepper({ steps, current, onSelect }: StepperProps) {
  const { t } = useTranslation('common');
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={t('step', { current: at + 1, total: steps.length })} className={styles.stepper}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const face = (
            <>
              <span className={styles.mark}>{index < at ? <Check aria-hidden="true" /> : index + 1}</span>
              <span className={styles.name}>{step.label}</span>
            </>
          );
          return (
            <li
              key={step.id}
              className={cx(styles.step, index < at && styles.done, index === at && styles.current)}
              aria-current={index === at ? 'step' : undefined}
            >
              {onSelect && index < at ? (
                <button type="button" className={styles.button} onClick={() => onSelect(step.id)}>
                  {face}
                </button>
              ) : (
                <span className={styles.button}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
