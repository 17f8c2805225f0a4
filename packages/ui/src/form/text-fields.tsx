import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Takes no more characters than the schema allows; without it the schema's text says so. */
  stopAtMax?: boolean;
  /** Drawn inside at the start: an icon, "@". */
  prefix?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, quiet, className, prefix, stopAtMax, type = 'text', ...input } = props;
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
            maxLength={stopAtMax ? maxLength : undefined}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            spellCheck={type === 'text' ? undefined : false}
            className={styles.input}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
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
  const { t } = useTranslation('common');
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control, maxLength }) => {
        const left = maxLength === undefined ? undefined : maxLength - (value?.length ?? 0);
        const near = left !== undefined && maxLength !== undefined && left <= Math.max(20, maxLength / 5);
        return (
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
            {near && (
              <span className={cx(styles.counter, left < 0 && styles.over)} aria-live="polite">
                {t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
              </span>
            )}
          </span>
        );
      }}
    </FormField>
  );
}
