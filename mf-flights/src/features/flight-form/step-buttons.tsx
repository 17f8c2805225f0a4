import { useTranslation } from '@estela/i18n';
import { useFormStep } from '@estela/runtime/entity';
import { Button } from '@estela/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flightSteps } from './flight-step-table.ts';
import styles from './step-buttons.module.css';

/** To the steps beside this one. */
export function StepButtons() {
  const { t } = useTranslation('flights');
  const { step, go } = useFormStep(flightSteps);
  const at = flightSteps.indexOf(step);
  const [before, after] = [flightSteps[at - 1], flightSteps[at + 1]];
  return (
    <div className={styles.buttons}>
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
