import { useTranslation } from '@estela/i18n';
import { useFormStep } from '@estela/kit/entity';
import { Button } from '@estela/ui';
import { FormActions, type FormActionsProps, useFormikContext } from '@estela/ui/form';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flightSteps } from './flight-step-table.ts';
import type { FlightValues } from './flight-values.ts';
import styles from './step-actions.module.css';
import { isComplete } from './use-step-states.ts';

/** Buttons for the previous and next step, and the form's own. "Next" is the main one until there is enough to save. */
export function StepActions(props: FormActionsProps) {
  const { t } = useTranslation('flights');
  const { step, go } = useFormStep(flightSteps);
  const { values } = useFormikContext<FlightValues>();
  const at = flightSteps.indexOf(step);
  const [before, after] = [flightSteps[at - 1], flightSteps[at + 1]];
  const leadsOn = Boolean(after) && !isComplete(values);
  return (
    <FormActions {...props} quiet={leadsOn}>
      <div className={styles.buttons}>
        {values.more.length > 0 && (
          <p className={styles.several} role="status">
            {t('form.savesSeveral', { count: values.more.length + 1 })}
          </p>
        )}
        {before && (
          <Button icon={<ArrowLeft aria-hidden="true" />} onMouseDown={keepFocus} onClick={() => go(before)}>
            {t('form.previous')}
          </Button>
        )}
        {after && (
          <Button
            variant={leadsOn ? 'primary' : 'secondary'}
            iconEnd={<ArrowRight aria-hidden="true" />}
            onMouseDown={keepFocus}
            onClick={() => go(after)}
          >
            {t('form.next')}
          </Button>
        )}
      </div>
    </FormActions>
  );
}

/** A field's error that appears on blur must not move the button away between press and release. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
