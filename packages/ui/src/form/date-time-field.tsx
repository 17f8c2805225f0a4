import { useTranslation } from '@estela/i18n';
import { useEffect, useRef, useState } from 'react';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';
import type { FieldState } from './use-field.ts';

export interface DateTimeFieldProps extends FieldProps {
  /** `date` holds `2026-11-20`; `datetime` holds an ISO instant in UTC and shows local time. */
  mode?: 'date' | 'datetime';
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A day, or a day and an hour, with the platform's own picker. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, hint, required, quiet, className, mode = 'datetime', ...limits } = props;
  const { t } = useTranslation('validation');
  // An hour that the clocks skip, as it was typed.
  const [skipped, setSkipped] = useState('');
  const problem = skipped ? t('skippedHour') : undefined;
  const shared = { name, label, hint, required, quiet, className };
  return (
    <FormField {...shared} problem={problem}>
      {(field) =>
        mode === 'date' ? (
          <DayInput {...limits} field={field} />
        ) : (
          <MomentInput {...limits} field={field} skipped={skipped} onSkipped={setSkipped} problem={problem} />
        )
      }
    </FormField>
  );
}

type InputProps = Pick<DateTimeFieldProps, 'min' | 'max' | 'disabled'> & { field: FieldState<string> };

function DayInput({ field: { value, setValue, control }, min, max, disabled }: InputProps) {
  const day = (moment: string | undefined) => moment?.slice(0, 10);
  return (
    <span className={styles.box}>
      <input
        {...control}
        type="date"
        className={styles.figure}
        disabled={disabled}
        min={day(min)}
        max={day(max)}
        value={day(value) ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
    </span>
  );
}

interface MomentInputProps extends InputProps {
  skipped: string;
  onSkipped: (typed: string) => void;
  problem: string | undefined;
}

function MomentInput({ field, min, max, disabled, skipped, onSkipped, problem }: MomentInputProps) {
  const { value, setValue, control } = field;
  const input = useRef<HTMLInputElement>(null);
  // A form with an hour that its day does not have is not sent: another one would be saved without a word.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  // Another value came from elsewhere, such as a log that was chosen.
  const isOutdated = skipped !== '' && instant(skipped) !== value;
  useEffect(() => {
    if (isOutdated) onSkipped('');
  }, [isOutdated, onSkipped]);

  function change(local: string) {
    const moment = instant(local);
    onSkipped(moment && localInput(moment) !== local.slice(0, minuteLength) ? local : '');
    setValue(moment);
  }

  return (
    <span className={styles.box}>
      <input
        {...control}
        ref={input}
        type="datetime-local"
        className={styles.figure}
        disabled={disabled}
        min={min && localInput(min)}
        max={max && localInput(max)}
        value={skipped || (value ? localInput(value) : '')}
        onChange={({ target }) => change(target.value)}
      />
    </span>
  );
}

const minuteLength = '2026-11-20T18:30'.length;

/** An instant as the local wall-clock time that the input wants: 2026-11-20T18:30. */
function localInput(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  // By the clock: an offset is of whole minutes, which that of a year half typed, of long ago, was not.
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Local wall-clock time as an instant; nothing while it is incomplete. */
function instant(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
