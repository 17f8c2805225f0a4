/** What a form shows after its submit was rejected: texts in the visitor's language. */
export interface FormErrors {
  /** Above the buttons, where no field says what is wrong; left out where another place says it. */
  message?: string | undefined;
  /** Path of a field -> its text, shown at the field until that changes; above the buttons where it has no place. */
  fields: Readonly<Record<string, string>>;
}
