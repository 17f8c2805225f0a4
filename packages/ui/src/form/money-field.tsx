import { minorUnitDigits, useFormat } from '@estela/i18n';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';
import type { NumberValue } from './number-field.tsx';
import { parseNumber } from './parse-number.ts';
import type { FieldState } from './use-field.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The form's field that holds the ISO 4217 code; it decides how many decimals are shown. */
  currencyField: string;
  placeholder?: string;
}

/** An amount in a currency, as the language writes it, once it is left too. Holds a `number` of whole units, or `''` while empty; see `moneyRule`. */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, hint, required, quiet, className, currencyField } = props;
  const placeholder = useFieldTexts(props).placeholder ?? undefined;
  const { values } = useFormikContext<Record<string, unknown>>();
  const currency = String(values[currencyField] ?? '');
  return (
    <FormField<NumberValue>
      name={name}
      label={label}
      hint={hint}
      required={required}
      quiet={quiet}
      className={className}
    >
      {(field) => <MoneyInput field={field} currency={currency} placeholder={placeholder} />}
    </FormField>
  );
}

interface MoneyInputProps {
  field: FieldState<NumberValue>;
  currency: string;
  placeholder: string | undefined;
}

function MoneyInput({ field, currency, placeholder }: MoneyInputProps) {
  const { value, setValue, control } = field;
  const { language, number } = useFormat();
  // The text as typed: "1.2" must not turn into "1,20" under the cursor.
  const [text, setText] = useState<string>();
  const read = (typed: string) =>
    typed.trim() === '' ? '' : parseNumber(typed, language, { units: signsOf(currency, number) });
  const shown = text !== undefined && read(text) === (value ?? '') ? text : written();

  function written(): string {
    if (typeof value !== 'number') return value ?? '';
    // What the currency does not have is shown too: the rule then says so.
    return number(value, { minimumFractionDigits: minorUnitDigits(currency), maximumFractionDigits: 20 });
  }

  return (
    <span className={styles.box}>
      <input
        {...control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.figure}
        placeholder={placeholder}
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
    </span>
  );
}

/** How an amount's currency may be typed beside it: its code and its sign. */
function signsOf(currency: string, number: ReturnType<typeof useFormat>['number']): string[] {
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  const zero = number(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return [currency, zero.replace(/[\d.,\s]/g, '')];
}
