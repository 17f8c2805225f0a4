import { useTranslation } from '@estela/i18n';
import { useFormStep } from '@estela/kit/entity';
import type { PictureProps } from '@estela/kit/entity-form';
import { ProgressBar } from '@estela/ui';
import { Stepper, useRefusal } from '@estela/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FlightStep, flightSteps, stepOf } from './flight-step-table.ts';
import styles from './flight-steps.module.css';
import { focusHeading } from './focus-heading.ts';
import { useStepStates } from './use-step-states.ts';

interface FlightStepsProps {
  /** The fields of each step. A step that was opened stays mounted, so that nothing in it starts again. */
  steps: Record<FlightStep, ReactNode>;
  /** The poster's upload, visible in every step. */
  picture: PictureProps;
}

/** The form in five steps, any of which can be opened; an error opens its own. */
export function FlightSteps({ steps, picture: { progress, onCancel } }: FlightStepsProps) {
  const { t: common } = useTranslation('common');
  const { t } = useTranslation('flights');
  const { step, go } = useFormStep(flightSteps);
  const stateOf = useStepStates();
  const [seen, setSeen] = useState<readonly FlightStep[]>([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);
  const panels = useFocusInStep(step);

  useRefusal((names) => {
    const first = stepOf(names);
    if (first) go(first);
  });

  return (
    <>
      <Stepper
        anyOrder
        current={step}
        onSelect={(id) => go(id as FlightStep)}
        steps={flightSteps.map((id) => {
          const state = stateOf(id);
          return {
            id,
            label: t(`form.section.${id}`),
            state,
            note: state === 'open' ? undefined : t(`form.stepState.${state}`),
          };
        })}
      />
      {/* A half-typed tag blocks submitting, whichever step is open. */}
      <div
        ref={panels}
        className={styles.panels}
        onInvalidCapture={({ target }) =>
          go((target as Element).closest<HTMLElement>('[data-step]')?.dataset.step as FlightStep)
        }
      >
        {flightSteps.map(
          (id) =>
            seen.includes(id) && (
              <div key={id} data-step={id} hidden={id !== step}>
                {steps[id]}
              </div>
            ),
        )}
      </div>
      {progress !== undefined && step !== 'media' && (
        <ProgressBar
          label={common('uploading', { percent: Math.round(progress) })}
          value={progress}
          onCancel={onCancel}
        />
      )}
    </>
  );
}

/** A step that opens takes the focus: its first field with an error, else its heading, which is read out. */
function useFocusInStep(step: FlightStep) {
  const panels = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const panel = panels.current?.querySelector(':scope > :not([hidden])');
    const wrong = panel?.querySelector<HTMLElement>('[data-e-invalid]');
    if (wrong) wrong.focus();
    else focusHeading(panel);
  }, [step]);
  return panels;
}
