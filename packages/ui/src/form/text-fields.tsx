import { cx } from '@estela/ui';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';
import { LengthLeft } from './length-left.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Drawn inside at the start: an icon, "@". */
  prefix?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, quiet, className, prefix, type = 'text', ...input } = props;
  const placeholder = useFieldTexts(props).placeholder ?? undefined;
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control, maxLength }) => (
        <span className={styles.box}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input
            {...control}
            {...input}
            placeholder={placeholder}
            type={type}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            spellCheck={type === 'text' ? undefined : false}
            className={styles.input}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
          <LengthLeft text={value} max={maxLength} onlyOver />
        </span>
      )}
    </FormField>
  );
}

export interface TextAreaProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
}

/** Several lines of text; grows with what is written. Once a fifth or less remains it says how much is left. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, required, quiet, className, rows = 4, ...area } = props;
  const placeholder = useFieldTexts(props).placeholder ?? undefined;
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control, maxLength }) => (
        <span className={cx(styles.box, styles.areaBox)}>
          <textarea
            {...control}
            {...area}
            placeholder={placeholder}
            rows={rows}
            className={cx(styles.input, styles.area)}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
          <LengthLeft text={value} max={maxLength} />
        </span>
      )}
    </FormField>
  );
}
