import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export interface DateTimeFieldProps extends FieldProps {
  /** `date` holds `2026-11-20`; `datetime` holds an ISO instant in UTC and shows local time. */
  mode?: 'date' | 'datetime';
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A day, or a day and an hour, with the platform's own picker. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, hint, required, quiet, className, mode = 'datetime', min, max, disabled } = props;
  const toInput = mode === 'date' ? (value: string) => value.slice(0, 10) : localInput;
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control }) => (
        <span className={styles.box}>
          <input
            {...control}
            type={mode === 'date' ? 'date' : 'datetime-local'}
            className={styles.figure}
            disabled={disabled}
            min={min && toInput(min)}
            max={max && toInput(max)}
            value={value ? toInput(value) : ''}
            onChange={(event) => setValue(mode === 'date' ? event.target.value : instant(event.target.value))}
          />
        </span>
      )}
    </FormField>
  );
}

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
