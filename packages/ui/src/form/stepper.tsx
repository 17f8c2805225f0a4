import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { Check, CircleAlert } from 'lucide-react';
import styles from './stepper.module.css';

/** One step of a `Stepper`. */
export interface Step {
  id: string;
  label: string;
  /** Default: the steps before the current one are done. */
  state?: 'open' | 'done' | 'wrong';
  /** The state in words, for those who do not see its sign. */
  note?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  current: string;
  /** Steps before the current one become buttons; with `anyOrder` those after it do, too. */
  onSelect?: (id: string) => void;
  anyOrder?: boolean;
}

/** Where one is in a form of several steps. */
export function Stepper({ steps, current, onSelect, anyOrder = false }: StepperProps) {
  const { t } = useTranslation('common');
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={t('step', { current: at + 1, total: steps.length })} className={styles.stepper}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = step.state ?? (index < at ? 'done' : 'open');
          const face = (
            <>
              <span className={styles.mark}>{signs[state] ?? index + 1}</span>{' '}
              <span className={styles.name}>{step.label}</span>{' '}
              {step.note && <span className={styles.note}>{step.note}</span>}
            </>
          );
          return (
            <li
              key={step.id}
              className={cx(styles.step, styles[state], index === at && styles.current)}
              aria-current={index === at ? 'step' : undefined}
            >
              {onSelect && (anyOrder ? index !== at : index < at) ? (
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

const signs = {
  open: undefined,
  done: <Check aria-hidden="true" />,
  wrong: <CircleAlert aria-hidden="true" />,
};
