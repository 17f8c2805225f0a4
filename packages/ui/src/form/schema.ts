/** What a form asks of a schema: any yup schema has it. */
export interface FormSchema {
  validate(values: unknown, options?: { abortEarly?: boolean }): Promise<unknown>;
}
