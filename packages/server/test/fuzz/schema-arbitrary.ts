import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from '../../src/areas/platform/document/json-schema.ts';
import { sometimes } from './malformed.ts';

const byFormat: Record<string, string> = {
  'date-time': '2025-06-01T10:00:00Z',
  date: '2025-06-01',
  email: 'someone@estela.test',
  uri: 'https://estela.test/video.mp4',
};

const unknownFields = [
  '_id',
  'owner',
  'owner_id',
  'role',
  'verified',
  'likes',
  'author',
  'featured',
  'status',
  '$where',
  '__proto__',
];

/** A zod schema as JSON Schema without references. */
export function plainSchema(schema: z.ZodType): JsonSchema {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as JsonSchema;
    if (typeof $ref === 'string') return resolve(($defs as JsonSchema)[$ref.replace('#/$defs/', '')]);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve(root) as JsonSchema;
}

interface Values {
  /** Values for an expected id. */
  id: fc.Arbitrary<string>;
  /** Replaces every fifth field, and adds a field unknown to the schema; without it everything is valid. */
  odd?: fc.Arbitrary<unknown>;
}

/** Values that fit a JSON Schema as zod writes it. */
export function arbitraryOf(schema: JsonSchema, values: Values): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...(schema.anyOf as JsonSchema[]).map((one) => arbitraryOf(one, values)));
  switch (schema.type) {
    case 'object':
      return objects(schema, values);
    case 'array':
      return fc.array(arbitraryOf(schema.items as JsonSchema, values), { maxLength: 2 });
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts(schema, values);
  }
}

function objects(schema: JsonSchema, values: Values): fc.Arbitrary<unknown> {
  const { odd } = values;
  const fields = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
  const model = Object.fromEntries(
    fields.map(([name, inner]) => {
      const valid = arbitraryOf(inner, values);
      return [name, odd ? sometimes(20, odd, valid) : valid];
    }),
  );
  const requiredKeys = (schema.required as string[] | undefined) ?? [];
  const known = fc.record<Record<string, unknown>, string>(model, { requiredKeys, noNullPrototype: true });
  if (!odd) return known;
  const unknown = fc.tuple(fc.constantFrom(...unknownFields), fc.oneof(values.id, odd));
  return fc.tuple(known, sometimes(20, unknown, fc.constant(null))).map(([object, more]) => {
    if (!more) return object;
    // By assignment `__proto__` would not become a field.
    const [name, value] = more;
    return Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
  });
}

function numbers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = typeof minimum === 'number' && minimum > -1e6 ? Math.ceil(minimum) : 0;
  const max = typeof maximum === 'number' && maximum < 1e6 ? Math.floor(maximum) : min + 100;
  return fc.integer({ min, max });
}

function texts(schema: JsonSchema, { id }: Values): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return id;
  if (typeof schema.format === 'string') return fc.constant(byFormat[schema.format] ?? 'x');
  const minLength = Math.max(1, typeof schema.minLength === 'number' ? schema.minLength : 0);
  const unit = fc.constantFrom(...'abcdefghijklmnopq');
  return fc.string({ unit, minLength, maxLength: Math.max(minLength, 20) });
}
