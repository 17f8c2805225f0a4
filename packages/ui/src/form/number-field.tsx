import { useFormat, useTranslation } from '@estela/i18n';
import type { ReactNode } from 'react';
import { useContext, useState } from 'react';
import { FieldRulesContext } from './field-rules.ts';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';
import { parseNumber } from './parse-number.ts';
import type { FieldState } from './use-field.ts';

/** What a number field holds: a number, nothing, or text that is no number yet. */
export type NumberValue = number | '' | string | undefined;

export interface NumberFieldProps extends FieldProps {
  /** Shown inside at the end: g, mm, €. */
  unit?: ReactNode;
  /** The same by its name among the common texts. */
  measure?: 'grams' | 'millimetres' | 'minutes' | 'celsius';
  /** Takes no decimals. */
  integer?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * A number; shows the language's decimal mark and takes a comma or a dot. Once it is left it shows what it has read.
 * Holds a `number`, or `''` while empty.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, required, quiet, className, measure, ...input } = props;
  const { t } = useTranslation('common');
  const placeholder = useFieldTexts(props).placeholder ?? undefined;
  const unit = input.unit ?? (measure && t(`unit.${measure}`));
  return (
    <FormField<NumberValue>
      name={name}
      label={label}
      hint={hint}
      required={required}
      quiet={quiet}
      className={className}
    >
      {(field) => <NumberInput {...input} field={field} unit={unit} placeholder={placeholder} />}
    </FormField>
  );
}

type NumberInputProps = Pick<NumberFieldProps, 'unit' | 'integer' | 'disabled'> & {
  placeholder: string | undefined;
  field: FieldState<NumberValue>;
};

function NumberInput({ field, unit, integer, placeholder, disabled }: NumberInputProps) {
  const { value, setValue, control } = field;
  const { language } = useFormat();
  const { max } = useContext(FieldRulesContext)(control.name);
  // The text as typed: "1," must not turn into "1" under the cursor.
  const [text, setText] = useState<string>();
  const written = useWritten(value);
  const units = typeof unit === 'string' ? [unit] : undefined;
  const read = (typed: string) =>
    typed.trim() === '' ? '' : parseNumber(typed, language, { integer, max, units });
  const shown = text !== undefined && read(text) === (value ?? '') ? text : written;
  return (
    <span className={styles.box}>
      <input
        {...control}
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={styles.figure}
        placeholder={placeholder}
        disabled={disabled}
        value={shown}
        onChange={(event) => {
          setText(event.target.value);
          setValue(read(event.target.value));
        }}
        onBlur={() => {
          setText(undefined);
          control.onBlur();
        }}
      />
      {unit && <span className={styles.affix}>{unit}</span>}
    </span>
  );
}

/** A value that nobody has typed yet, with the decimal mark of the language on screen. */
function useWritten(value: NumberValue): string {
  const format = useFormat();
  if (typeof value !== 'number') return value ?? '';
  return format.number(value, { useGrouping: false, maximumFractionDigits: 20 });
}
