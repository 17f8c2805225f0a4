import * as yup from 'yup';

/** What a rule says: a key of the `validation` namespace, with the values its text needs. */
export interface MessageKey {
  key: string;
  values?: Record<string, unknown>;
}

function typeMessage({ type }: { type: string }): string {
  return type === 'number' || type === 'date' ? type : 'invalid';
}

// Rules without a message of their own speak in keys, so that a form changes language while it is open.
yup.setLocale({
  mixed: {
    default: 'invalid',
    required: 'required',
    defined: 'required',
    notNull: 'required',
    notType: typeMessage,
    oneOf: 'oneOf',
    notOneOf: 'invalid',
  },
  string: {
    length: 'invalid',
    min: ({ min }: { min: number }): MessageKey => ({ key: 'tooShort', values: { min } }),
    max: ({ max }: { max: number }): MessageKey => ({ key: 'tooLong', values: { max } }),
    matches: 'invalid',
    email: 'email',
    url: 'url',
    uuid: 'invalid',
    datetime: 'date',
    trim: 'invalid',
    lowercase: 'invalid',
    uppercase: 'invalid',
  },
  number: {
    min: ({ min }: { min: number }): MessageKey => ({ key: 'min', values: { min } }),
    max: ({ max }: { max: number }): MessageKey => ({ key: 'max', values: { max } }),
    lessThan: 'invalid',
    moreThan: 'positive',
    positive: 'positive',
    negative: 'invalid',
    integer: 'integer',
  },
  date: { min: 'date', max: 'date' },
  boolean: { isValue: 'required' },
  array: {
    length: 'invalid',
    min: ({ min }: { min: number }): MessageKey => ({ key: 'minItems', values: { min } }),
    max: ({ max }: { max: number }): MessageKey => ({ key: 'maxItems', values: { max } }),
  },
});

/** yup with our locale. Take it from here: a schema made before the locale is set keeps English sentences. */
export { yup };
