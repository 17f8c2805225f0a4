import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type ControlProps, type FieldState, useFieldState } from './use-field.ts';

/** Props that every field has. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  /** Default: the form's text `<name>`. */
  label?: ReactNode;
  /** Below the control; an error takes its place. Default: the form's text `<name>Hint`. */
  hint?: ReactNode;
  /** Fields that are not required show "optional". Default: what the form's schema says. */
  required?: boolean | undefined;
  /** Leave out the word "optional" (a form where nothing is required). */
  quiet?: boolean;
  className?: string;
}

export interface FormFieldProps<Value> extends FieldProps {
  /** For radios, chips and tags: the label names a group instead of one input. */
  group?: boolean;
  /** What is wrong with what is typed but not in the values; shown where the values themselves have no error. */
  problem?: string | undefined;
  children: (field: FieldState<Value>) => ReactNode;
}

/** Label above, control, and below it the hint or the error. For controls of your own. */
export function FormField<Value = string>(props: FormFieldProps<Value>) {
  const { name, required, quiet, group, problem, className, children } = props;
  const { label, hint } = useFieldTexts(props);
  const { t } = useTranslation('common');
  const field = useFieldState<Value>(name, { hint: hint !== undefined, required, problem });
  const face = (
    <>
      {label}
      {/* The space is for the accessible name; between the two stands a gap of the style. */}
      {!field.required && !quiet && (
        <>
          {' '}
          <span className={styles.optional}>{t('optional')}</span>
        </>
      )}
    </>
  );
  return (
    <div
      className={cx(styles.field, className)}
      {...(group
        ? {
            role: 'group',
            'aria-labelledby': field.ids.label,
            'aria-describedby': field.control['aria-describedby'],
          }
        : {})}
    >
      {group ? (
        <span id={field.ids.label} className={styles.label}>
          {face}
        </span>
      ) : (
        <label id={field.ids.label} htmlFor={field.ids.control} className={styles.label}>
          {face}
        </label>
      )}
      {children(field)}
      <FieldNote id={field.ids.hint} error={field.error} hint={hint} />
    </div>
  );
}

/** The line below a control. */
export function FieldNote({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) {
  if (error)
    return (
      <p id={id} className={styles.error}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

export type { ControlProps };
