import { createContext, type ReactNode, useContext } from 'react';
import { FieldRulesContext } from './field-rules.ts';

/** The texts of the form around, by convention; a field's own props win. */
export interface FormTexts {
  /** A text of the form: `name`, `nameHint`, `namePlaceholder`, `section.basics`; undefined where there is none. */
  text: (key: string, values?: Record<string, unknown>) => string | undefined;
  /** The label of one value of a list of values. */
  valueLabel: (list: string, value: string) => string;
}

/** Where fields find their texts; without a provider they have those of their props alone. */
export const FormTextsContext = createContext<FormTexts>({
  text: () => undefined,
  valueLabel: (_list, value) => value,
});

interface OwnTexts {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  placeholder?: string | null | undefined;
}

/** What a field says: its own props, else the form's `<name>`, `<name>Hint` and `<name>Placeholder`. */
export function useFieldTexts({ name, label, hint, placeholder }: OwnTexts) {
  const { text } = useContext(FormTextsContext);
  const { max } = useContext(FieldRulesContext)(name);
  return {
    label: label ?? text(name),
    hint: hint ?? text(`${name}Hint`, { max }),
    placeholder: placeholder === undefined ? text(`${name}Placeholder`) : placeholder,
  };
}
