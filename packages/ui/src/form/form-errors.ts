/** What a form shows after its submit was rejected: texts in the visitor's language. */
export interface FormErrors {
  /** Above the buttons; left out where another place says it. */
  message?: string | undefined;
  /** Path of a field -> its text, shown until the field changes. */
  fields: Readonly<Record<string, string>>;
}
