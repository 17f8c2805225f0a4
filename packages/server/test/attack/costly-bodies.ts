import type { JsonSchema } from '../../src/areas/platform/document/json-schema.ts';

/** What fills a text to its limit: each is the worst case of some reader. */
const fillings = {
  'one letter': 'a',
  'words apart': 'ab ',
  'mentions and emphasis': '*a_ @ana ',
  'open brackets': '[![](<',
  'joined marks': 'a\u0301\u0316',
  lines: '\n> - ',
  separators: ';,"',
} as const;
type Filling = keyof typeof fillings;

/** Where a schema leaves a size open, the limit of a body (128 KiB) is what bounds it. */
const open = { text: 30_000, list: 2_000 };

/** As deep as a body of 128 KiB has room for, beside its fields. */
const depth = 9_000;

/** Names of the bodies that `costlyBody` makes. */
export const shapes = ['different', 'deep', ...(Object.keys(fillings) as Filling[])] as const;

/**
 * A body that is as large as the schema lets it be, or as 120 kB do: texts of one filling and lists of equal entries, or
 * all of them different. Where an id is expected it takes one of `ids` in turn.
 */
export function costlyBody(
  schema: JsonSchema,
  shape: (typeof shapes)[number],
  ids: readonly string[],
): string {
  if (shape === 'deep') {
    const body = JSON.stringify(largest(schema, new Filler('one letter', ids)));
    const nested = `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;
    return body.startsWith('{') ? `${body.slice(0, -1)}${body === '{}' ? '' : ','}"deep":${nested}}` : nested;
  }
  for (let scale = 1; ; scale /= 2) {
    const body = JSON.stringify(largest(schema, new Filler(shape, ids, scale)));
    if (Buffer.byteLength(body) < 120_000 || scale < 1e-4) return body;
  }
}

class Filler {
  readonly ids: readonly string[];
  readonly #shape: Filling | 'different';
  /** Of every limit above a hundred, so much: all of them together would be more than a body may have. */
  readonly #scale: number;
  #count = 0;

  constructor(shape: Filling | 'different', ids: readonly string[], scale = 1) {
    this.#shape = shape;
    this.ids = ids;
    this.#scale = scale;
  }

  /** The next of what has to differ; always the same where all is to be equal. */
  next(): number {
    if (this.#shape === 'different') this.#count += 1;
    return this.#count;
  }

  text(length: number): string {
    const filling = this.#shape === 'different' ? `${this.next()} ` : fillings[this.#shape];
    return filling.repeat(Math.ceil(length / filling.length)).slice(0, Math.max(1, length));
  }

  size(limit: unknown, otherwise: number): number {
    const most = typeof limit === 'number' ? limit : otherwise;
    return most > 100 ? Math.ceil(most * this.#scale) : most;
  }
}

function largest(schema: JsonSchema, filler: Filler): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[filler.next() % schema.enum.length];
  const ways = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (ways) return largest(ways[filler.next() % ways.length] as JsonSchema, filler);
  switch (schema.type) {
    case 'object':
      return object(schema, filler);
    case 'array': {
      const entry = schema.items as JsonSchema;
      return Array.from({ length: filler.size(schema.maxItems, open.list) }, () => largest(entry, filler));
    }
    case 'number':
    case 'integer':
      return number(schema, filler);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return text(schema, filler);
  }
}

function object(schema: JsonSchema, filler: Filler): object {
  const known = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {});
  const fields = known.map(([name, inner]) => [name, largest(inner, filler)] as const);
  const more = schema.additionalProperties as JsonSchema | undefined;
  const names = schema.propertyNames as JsonSchema | undefined;
  if (typeof more !== 'object' || known.length > 0) return Object.fromEntries(fields);
  const entries = Array.from({ length: filler.size(undefined, 200) }, (_, index) => {
    const name = names ? String(largest(names, filler)) : `k${index}`;
    return [name, largest(more, filler)] as const;
  });
  return Object.fromEntries(entries);
}

function number({ minimum, maximum }: JsonSchema, filler: Filler): number {
  const top = typeof maximum === 'number' && maximum < 1e12 ? maximum : 1_000;
  const least = typeof minimum === 'number' && minimum > -1e12 ? minimum : 0;
  return Math.max(least, top - filler.next());
}

const formats: Record<string, string> = {
  'date-time': '2025-06-01T10:00:00Z',
  date: '2025-06-01',
  email: 'someone@estela.test',
  uri: 'https://estela.test/video.mp4',
};

function text(schema: JsonSchema, filler: Filler): string {
  if (schema.format === 'uuid') return filler.ids[filler.next() % filler.ids.length] as string;
  const formatted = formats[String(schema.format)];
  return formatted ?? filler.text(filler.size(schema.maxLength, open.text));
}
