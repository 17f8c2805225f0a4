/** What a form asks of a schema: any yup schema has it. */
export interface FormSchema {
  validate(values: unknown, options?: { abortEarly?: boolean }): Promise<unknown>;
  describe(): unknown;
}

/** What a schema says about one field that its control shows, too. */
export interface FieldRules {
  required: boolean;
  maxLength: number | undefined;
  /** The most there may be: characters, entries, a number, megabytes of a picture. Hints name it as `{{max}}`. */
  max: number | undefined;
}

interface Description {
  type: string;
  optional?: boolean;
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Description>;
  /** Of a list: what each of its entries is. */
  innerType?: Description;
}

const none: FieldRules = { required: false, maxLength: undefined, max: undefined };

/** Reads the rules of the field at `path`: the schema is the one place that knows them. */
export function rulesOf(schema: FormSchema | undefined): (path: string) => FieldRules {
  const root = schema?.describe() as Description | undefined;
  return (path) => {
    const field = path.split('.').reduce((found, name) => found?.fields?.[name] ?? found?.innerType, root);
    if (!field) return none;
    const found = field.tests?.find(({ name }) => name === 'max' || name === 'image')?.params?.max;
    const max = typeof found === 'number' ? found : undefined;
    // A list is never absent, and a switch is never empty: "required" says nothing about them.
    const canBeEmpty = field.type !== 'array' && field.type !== 'boolean';
    return {
      required: canBeEmpty && field.optional === false,
      maxLength: field.type === 'string' ? max : undefined,
      max,
    };
  };
}
