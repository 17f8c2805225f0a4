import type { yup } from '@estela/ui/form';

/** A choice or a number that was not given is null on the wire; a text that was not written is empty. */
type Sent<Value> = string extends Value
  ? string
  : undefined extends Value
    ? Exclude<Value, undefined> | null
    : Value;

/** All that a form sends as one; its picture goes by itself. */
type Input<Shape> = {
  [Name in keyof Shape as File extends Shape[Name] ? never : Name]: Sent<Shape[Name]>;
};

/** What the fields hold while they are filled in: texts, numbers, choices, a file. */
type Values = Record<string, unknown>;

/** By the kind of a schema's field; all others hold text while they are empty. */
const emptyValues = new Map<string, unknown>([
  ['mixed', null],
  ['array', []],
  ['boolean', false],
]);

function emptyOf(kind: string): unknown {
  return emptyValues.has(kind) ? emptyValues.get(kind) : '';
}

/**
 * What a form needs for an entity whose fields have the form's names, from its schema alone. A field begins with the
 * schema's default, else empty.
 */
export function derivedForm<Shape extends yup.AnyObject>(schema: yup.ObjectSchema<Shape>) {
  const fields = Object.entries(schema.describe().fields).map(([name, field]) => ({
    name,
    isFile: field.type === 'mixed',
    isText: field.type === 'string' && 'oneOf' in field && field.oneOf.length === 0,
    empty: ('default' in field ? field.default : undefined) ?? emptyOf(field.type),
  }));

  function toValues(entity: Partial<Record<keyof Shape, unknown>>): Values {
    const filled = fields.map(({ name, isFile, empty }) => [name, isFile ? empty : (entity[name] ?? empty)]);
    return Object.fromEntries(filled);
  }

  /** Only for values that the schema has let through. */
  function toInput(values: Values): Input<Shape> {
    const sent = fields
      .filter(({ isFile }) => !isFile)
      .map(({ name, isText }) => {
        const value = values[name];
        const tidy = typeof value === 'string' ? value.trim() : value;
        return [name, tidy === '' && !isText ? null : tidy];
      });
    return Object.fromEntries(sent);
  }

  return { schema, newValues: () => toValues({}), toValues, toInput };
}
