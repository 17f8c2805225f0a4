import { useTranslation } from '@estela/i18n';
import { useFormStep } from '@estela/kit/entity';
import { Button } from '@estela/ui';
import { FormActions, type FormActionsProps, useFormikContext } from '@estela/ui/form';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fieldsOf, flightSteps } from './flight-step-table.ts';
import type { FlightValues } from './flight-values.ts';
import styles from './step-actions.module.css';
import { isComplete, isFilled } from './use-step-states.ts';

/** Buttons for the previous and next step, and the form's own. "Next" is the main one until there is enough to save. */
export function StepActions(props: FormActionsProps) {
  const { t } = useTranslation('flights');
  const { step, go } = useFormStep(flightSteps);
  const { values, errors, touched, setTouched } = useFormikContext<FlightValues>();
  const at = flightSteps.indexOf(step);
  const [before, after] = [flightSteps[at - 1], flightSteps[at + 1]];
  const leadsOn = Boolean(after) && !isComplete(values);
  const { buttons, showWrong } = useWrongField();

  /** What is missing can wait; what is wrong is shown here, where it was typed. */
  function goOn(to: (typeof flightSteps)[number]) {
    const wrong = fieldsOf[step].filter((name) => errors[name] && isFilled(values[name]));
    void setTouched(
      { ...touched, ...Object.fromEntries(wrong.map((name) => [name, touch(errors[name])])) },
      false,
    );
    if (!showWrong(wrong.length > 0)) go(to);
  }

  return (
    <FormActions {...props} quiet={leadsOn}>
      <div ref={buttons} className={styles.buttons}>
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
            onClick={() => goOn(after)}
          >
            {t('form.next')}
          </Button>
        )}
      </div>
    </FormActions>
  );
}

/** Leads the focus to what is wrong in the step on screen, once its error is drawn. */
function useWrongField() {
  const buttons = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) panelOf(buttons.current)?.querySelector<HTMLElement>('[data-e-invalid]')?.focus();
  }, [asked]);
  /** Whether there is anything wrong, in the values or in a box whose text is not one yet. */
  function showWrong(isWrong: boolean): boolean {
    const inputs = panelOf(buttons.current)?.querySelectorAll('input') ?? [];
    const unfinished = [...inputs].some(({ validity }) => validity.customError);
    if (isWrong || unfinished) setAsked((times) => times + 1);
    return isWrong || unfinished;
  }
  return { buttons, showWrong };
}

const panelOf = (within: Element | null) =>
  within?.closest('form')?.querySelector('[data-step]:not([hidden])');

/** Every field that has an error, as one that was left. */
function touch(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return true;
  if (Array.isArray(error)) return error.map(touch);
  return Object.fromEntries(Object.entries(error).map(([name, inner]) => [name, touch(inner)]));
}

/** A field's error that appears on blur must not move the button away between press and release. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
