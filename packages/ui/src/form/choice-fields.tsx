import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import choice from './choice.module.css';
import { FormTextsContext, useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

/** One of the options of a field: its value, and its label for people. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What a field chooses from: options, or a list of values whose labels are the texts `<labels>.<value>`. */
type Choices<Item extends Option> =
  | { options: readonly Item[] }
  | { values: readonly string[]; labels: string; options?: undefined };

function useOptions<Item extends Option>(choices: Choices<Item>): readonly (Item | Option)[] {
  const { valueLabel } = useContext(FormTextsContext);
  if (choices.options) return choices.options;
  const { values, labels } = choices;
  return values.map((value) => ({ value, label: valueLabel(labels, value) }));
}

interface SelectProps extends FieldProps {
  /** The empty choice. Default: the form's text, then "Choose an option"; `null` leaves it out. */
  placeholder?: string | null;
  disabled?: boolean;
}

export type SelectFieldProps = SelectProps & Choices<Option>;

/** One of many, with the platform's own list. Holds a string; `''` while nothing is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, quiet, className, disabled } = props;
  const { placeholder } = useFieldTexts(props);
  const options = useOptions(props);
  const { t } = useTranslation('common');
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control }) => (
        <span className={styles.box}>
          <select
            {...control}
            className={cx(styles.input, styles.select)}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          >
            {placeholder !== null && <option value="">{placeholder ?? t('choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
      )}
    </FormField>
  );
}

/** An option with room for a hint and an icon. */
export interface CardOption extends Option {
  hint?: ReactNode;
  icon?: ReactNode;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly CardOption[];
  /** Cards in a row get at least this much room. */
  columns?: 'auto' | 'one';
}

/** One of few, each with room to explain itself. */
export function RadioCards(props: RadioCardsProps) {
  const { name, label, hint, required, quiet, className, options, columns = 'auto' } = props;
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      quiet={quiet}
      className={className}
      group
    >
      {({ value, setValue, control, ids, required: isRequired }) => (
        <div className={cx(choice.cards, columns === 'one' && choice.one)}>
          {options.map((option, index) => (
            <label key={option.value} className={choice.card}>
              <input
                type="radio"
                className={choice.radio}
                name={ids.control}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                required={isRequired}
                data-e-invalid={index === 0 ? control['data-e-invalid'] : undefined}
                onBlur={control.onBlur}
                onChange={() => setValue(option.value)}
              />
              {option.icon && <span className={choice.icon}>{option.icon}</span>}
              <span className={choice.words}>
                <span className={choice.name}>{option.label}</span>
                {option.hint && <span className={choice.detail}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}

interface ChipOption extends Option {
  icon?: ReactNode;
}

export type ChipsFieldProps = FieldProps & Choices<ChipOption>;

/** Any of few. Holds an array of strings, in the order of the options. */
export function ChipsField(props: ChipsFieldProps) {
  const { name, label, hint, required, quiet, className } = props;
  const options = useOptions<ChipOption>(props);
  return (
    <FormField<readonly string[]>
      name={name}
      label={label}
      hint={hint}
      required={required}
      quiet={quiet}
      className={className}
      group
    >
      {({ value, setValue, control }) => (
        <div className={choice.chips}>
          {options.map((option, index) => {
            const chosen = value ?? [];
            const on = chosen.includes(option.value);
            return (
              <label key={option.value} className={choice.chip}>
                <input
                  type="checkbox"
                  className="e-visually-hidden"
                  checked={on}
                  disabled={option.disabled}
                  data-e-invalid={index === 0 ? control['data-e-invalid'] : undefined}
                  onBlur={control.onBlur}
                  onChange={() => {
                    const wanted = new Set(
                      on ? chosen.filter((item) => item !== option.value) : [...chosen, option.value],
                    );
                    setValue(options.map((item) => item.value).filter((item) => wanted.has(item)));
                  }}
                />
                {on ? <Check aria-hidden="true" /> : 'icon' in option && option.icon}
                {option.label}
              </label>
            );
          })}
        </div>
      )}
    </FormField>
  );
}
