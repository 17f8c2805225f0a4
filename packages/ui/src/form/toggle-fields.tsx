import { cx } from '@estela/ui';
import type { ReactNode } from 'react';
import choice from './choice.module.css';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { FieldNote } from './form-field.tsx';
import { useFieldState } from './use-field.ts';

export interface CheckboxFieldProps {
  name: string;
  /** May hold a link. */
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Yes or no, sent with the form. Holds a boolean. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Toggle {...props} kind="checkbox" />;
}

export type SwitchFieldProps = CheckboxFieldProps;

/** On or off, for settings. Holds a boolean. */
export function SwitchField(props: SwitchFieldProps) {
  return <Toggle {...props} kind="switch" />;
}

function Toggle(props: CheckboxFieldProps & { kind: 'checkbox' | 'switch' }) {
  const { name, required, disabled, className, kind } = props;
  const { label, hint } = useFieldTexts(props);
  const { value, setValue, control, error, ids } = useFieldState<boolean>(name, {
    hint: hint !== undefined,
    required,
  });
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(choice.toggle, kind === 'switch' && choice.switchRow)}>
        <input
          {...control}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={choice[kind]}
          disabled={disabled}
          checked={value ?? false}
          onChange={(event) => setValue(event.target.checked)}
        />
        <span className={choice.name}>{label}</span>
      </label>
      <FieldNote id={ids.hint} error={error} hint={hint} />
    </div>
  );
}
