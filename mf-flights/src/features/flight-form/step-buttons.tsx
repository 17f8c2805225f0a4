import { useTranslation } from '@estela/i18n';
import { useFormStep } from '@estela/runtime/entity';
import { Button } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flightSteps } from './flight-step-table.ts';
import type { FlightValues } from './flight-values.ts';
import styles from './step-buttons.module.css';

/** To the steps beside this one. */
export function StepButtons() {
  const { t } = useTranslation('flights');
  const { step, go } = useFormStep(flightSteps);
  const { more } = useFormikContext<FlightValues>().values;
  const at = flightSteps.indexOf(step);
  const [before, after] = [flightSteps[at - 1], flightSteps[at + 1]];
  return (
    <div className={styles.buttons}>
      {more.length > 0 && (
        <p className={styles.several} role="status">
          {t('form.savesSeveral', { count: more.length + 1 })}
        </p>
      )}
      {before && (
        <Button icon={<ArrowLeft aria-hidden="true" />} onMouseDown={keepFocus} onClick={() => go(before)}>
          {t('form.previous')}
        </Button>
      )}
      {after && (
        <Button iconEnd={<ArrowRight aria-hidden="true" />} onMouseDown={keepFocus} onClick={() => go(after)}>
          {t('form.next')}
        </Button>
      )}
    </div>
  );
}

/** A field's error that appears on blur must not move the button away between press and release. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
