import { z } from 'zod';
import type { JsonSchema } from '../../src/modules/document/json-schema.ts';
import type { Dice } from './dice.ts';

const byFormat: Record<string, string> = {
  'date-time': '2025-06-01T10:00:00Z',
  date: '2025-06-01',
  email: 'someone@estela.test',
  uri: 'https://estela.test/video.mp4',
};

/** A zod schema as JSON Schema with nothing referred to. */
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

/** A value that fits a JSON Schema as zod writes it; `anId` gives what goes where an id is expected. */
export function sampleOf(schema: JsonSchema, dice: Dice, anId: () => string): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum);
  if (Array.isArray(schema.anyOf)) return sampleOf(dice.pick(schema.anyOf) as JsonSchema, dice, anId);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, dice, anId);
    case 'array':
      return Array.from({ length: dice.below(3) }, () => sampleOf(schema.items as JsonSchema, dice, anId));
    case 'number':
    case 'integer':
      return sampleNumber(schema, dice);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    default:
      return sampleText(schema, dice, anId);
  }
}

function sampleObject(schema: JsonSchema, dice: Dice, anId: () => string): Record<string, unknown> {
  const required = (schema.required as string[] | undefined) ?? [];
  const properties = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
  const given = properties.filter(([name]) => required.includes(name) || dice.chance(0.5));
  return Object.fromEntries(given.map(([name, inner]) => [name, sampleOf(inner, dice, anId)]));
}

function sampleNumber({ minimum, maximum }: JsonSchema, dice: Dice): number {
  const low = typeof minimum === 'number' && minimum > -1e6 ? minimum : 0;
  const high = typeof maximum === 'number' && maximum < 1e6 ? maximum : low + 100;
  return Math.floor(low + dice.below(high - low + 1));
}

function sampleText(schema: JsonSchema, dice: Dice, anId: () => string): string {
  if (schema.format === 'uuid') return anId();
  if (typeof schema.format === 'string') return byFormat[schema.format] ?? 'x';
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  return 'abcdefghij_k.lmnopq'.repeat(8).slice(0, Math.max(least, 1 + dice.below(20)));
}
