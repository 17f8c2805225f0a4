import { useTranslation } from '@estela/i18n';
import { useFormikContext, useField as useFormikField } from 'formik';
import { useContext, useId } from 'react';
import { FieldRulesContext } from './field-rules.ts';
import { useServerError } from './server-errors.ts';
import type { MessageKey } from './yup-locale.ts';

/** What a control spreads on its input so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  /** Where the form puts the focus when this field is wrong. */
  'data-e-invalid': true | undefined;
  onBlur: () => void;
}

/** What a control needs of its field: value, error, whether it is required, its longest length, and ids. */
export interface FieldState<Value> {
  value: Value;
  setValue: (value: Value) => void;
  error: string | undefined;
  required: boolean;
  /** Characters at most, where the schema says so. */
  maxLength: number | undefined;
  control: ControlProps;
  ids: { control: string; hint: string; label: string };
}

export interface FieldOptions {
  hint?: boolean;
  required?: boolean | undefined;
  /** What is wrong with what is typed but not in the values. */
  problem?: string | undefined;
}

/** Formik's field with our texts: yup's keys translated at render, the server's text until the value changes. */
export function useFieldState<Value>(name: string, options: FieldOptions = {}): FieldState<Value> {
  const id = useId();
  const rules = useContext(FieldRulesContext)(name);
  const { hint, required = rules.required, problem } = options;
  const [{ value }, meta, helpers] = useFormikField<Value>(name);
  const { submitCount } = useFormikContext();
  const translate = useMessage();
  const serverError = useServerError(name);
  // An empty field is not wrong until someone tries to send it.
  const filled = value !== '' && value !== undefined && value !== null;
  const shown =
    meta.error && (submitCount > 0 || (meta.touched && filled))
      ? translate(meta.error)
      : (serverError ?? problem);
  const ids = { control: `${id}-control`, hint: `${id}-hint`, label: `${id}-label` };
  return {
    value,
    setValue: (next) => void helpers.setValue(next),
    error: shown,
    required,
    maxLength: rules.maxLength,
    ids,
    control: {
      id: ids.control,
      name,
      'aria-describedby': shown || hint ? ids.hint : undefined,
      'aria-invalid': shown ? true : undefined,
      'aria-required': required ? true : undefined,
      'data-e-invalid': shown ? true : undefined,
      onBlur: () => void helpers.setTouched(true),
    },
  };
}

function useMessage(): (message: unknown) => string {
  const { t } = useTranslation('validation');
  return (message) => {
    if (typeof message === 'string') return t(message);
    if (isMessageKey(message)) return t(message.key, message.values ?? {});
    // An array's or object's own parts are wrong: show the first.
    const parts = Object.values((message ?? {}) as Record<string, unknown>).filter(Boolean);
    const first = parts[0];
    if (typeof first === 'string') return t(first);
    return isMessageKey(first) ? t(first.key, first.values ?? {}) : t('invalid');
  };
}

function isMessageKey(message: unknown): message is MessageKey {
  return (
    typeof message === 'object' && message !== null && 'key' in message && typeof message.key === 'string'
  );
}
