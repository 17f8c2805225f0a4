import { escapeHtml } from '@estela/contracts/html';
import { drawExample, prose } from './html.ts';
import type { JsonSchema } from './json-schema.ts';

type Schemas = Record<string, JsonSchema>;

/** One line for a field or a parameter. */
export interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  note?: string | undefined;
}

/** A schema of the document with its fields and an example. */
export function drawSchema(name: string, schema: JsonSchema): string {
  const [example] = (schema.examples ?? []) as unknown[];
  return `<section class="schema" id="schema-${name}"><h3>${name}</h3>${drawShape(schema)}${drawExample(example)}</section>`;
}

/** The fields of a schema that is named or stands by itself, and what it is where it has none. */
export function drawShape(schema: JsonSchema): string {
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`;
  return drawFields(fieldsOf(schema));
}

/** What a reference leads to, and the reference's name. */
export function followed(
  schema: JsonSchema,
  schemas: Schemas,
): { name: string | undefined; schema: JsonSchema } {
  const name = nameOf(schema);
  return { name, schema: (name && schemas[name]) || schema };
}

function fieldsOf({ properties, required }: JsonSchema): Field[] {
  const names = (required ?? []) as string[];
  return Object.entries((properties ?? {}) as Schemas).map(([name, schema]) => ({
    name,
    schema,
    isRequired: names.includes(name),
    note: schema.description as string | undefined,
  }));
}

export function drawFields(fields: Field[]): string {
  const lines = fields.map(({ name, schema, isRequired, note }) => {
    const inner = innerOf(schema);
    return `<div><dt><code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</dt>
<dd>${typeOf(schema)}${note ? ` <span>${prose(note)}</span>` : ''}${inner ? drawFields(fieldsOf(inner)) : ''}</dd></div>`;
  });
  return `<dl class="fields">${lines.join('')}</dl>`;
}

/** An object without a name of its own, also as what a list holds: its fields are shown in their place. */
function innerOf(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  return schema.type === 'array' ? innerOf((schema.items ?? {}) as JsonSchema) : undefined;
}

function typeOf(schema: JsonSchema): string {
  const name = nameOf(schema);
  if (name) return `<a href="#schema-${name}">${name}</a>`;
  if ('const' in schema) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' | ');
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return choices.map(typeOf).join(' or ');
  if (schema.type === 'array')
    return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}${bounds(schema)}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return `${type}${schema.format ? ` (${schema.format})` : ''}${bounds(schema)}`;
}

/** `[key of the least, key of the most, what they count]` */
const boundKeys = [
  ['minimum', 'maximum', ''],
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' entries'],
] as const;

function bounds(schema: JsonSchema): string {
  const texts = boundKeys.flatMap(([low, high, unit]) => {
    const [least, most] = [schema[low] as number | undefined, schema[high] as number | undefined];
    if (least !== undefined && most !== undefined)
      return [least === most ? `${most}${unit}` : `${least} to ${most}${unit}`];
    if (least !== undefined) return [`at least ${least}${unit}`];
    return most === undefined ? [] : [`at most ${most}${unit}`];
  });
  const usual = schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} if left out`];
  const all = [...texts, ...usual].map((text) => `, ${escapeHtml(text)}`);
  return all.join('');
}

function nameOf({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined;
}
