import { z } from 'zod';

/** A JSON Schema, as far as the document needs to look into it. */
export type JsonSchema = Record<string, unknown>;

interface RootSchema extends JsonSchema {
  $defs?: Record<string, JsonSchema>;
}

type Direction = 'input' | 'output';

/** Turns contracts' schemas to JSON Schema and collects the named ones (`.meta({ id })`) as shared components. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /** A reference where the schema has a name, otherwise the schema itself. */
  use(schema: z.ZodType, io: Direction): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as RootSchema;
    for (const [name, inner] of Object.entries($defs)) this.add(name, tidy(inner));
    const name = z.globalRegistry.get(schema)?.id;
    if (!name) return tidy(root);
    if (!root.$ref) this.add(name, tidy(root));
    return { $ref: `#/components/schemas/${name}` };
  }

  /** One name is one shape: a schema whose input and output differ (a default, a transform) needs two names. */
  private add(name: string, schema: JsonSchema): void {
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${name}`);
    }
    this.schemas[name] = schema;
  }
}

/** Drops what zod adds and no reader needs, and points references at the document's components. */
function tidy(value: JsonSchema): JsonSchema {
  return clean(value) as JsonSchema;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'id' && typeof inner === 'string') return [];
    // The bounds of JavaScript's own integers say nothing of ours.
    if (inner === Number.MAX_SAFE_INTEGER || inner === Number.MIN_SAFE_INTEGER) return [];
    // Unknown fields are dropped on the way in and never sent, so a client need not care.
    if (key === 'additionalProperties' && inner === false) return [];
    if (key === '$ref' && typeof inner === 'string')
      return [[key, inner.replace('#/$defs/', '#/components/schemas/')]];
    return [[key, key === 'properties' ? cleanProperties(inner as JsonSchema) : clean(inner)]];
  });
  return Object.fromEntries(entries);
}

/** Here the keys are field names: one called `id` stays. */
function cleanProperties(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, clean(schema)]));
}
