import { type Call, limits } from '@estela/contracts';
import type { z } from 'zod';
import { takesIdempotencyKey } from '../../../http/idempotency.ts';
import { errorsByStatus } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import type { JsonSchema, SchemaComponents } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
}

const security: Record<Call['access'], Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { session: [] }],
  user: [{ session: [] }],
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again within a day, the same key gets the first answer and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '5f0c3a52-6d3e-4f0e-9d5c-0e2d5c1d9a11',
};

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `updatedAt` that was seen, in quotes: where it was changed since, the answer is a conflict and nothing changes.',
  schema: { type: 'string' },
  example: '"2026-11-20T18:30:00.000Z"',
};

const { bytes, pixels } = limits.image;
const uploadText = `JPEG, PNG, WebP or AVIF by its content, at most ${bytes / 1024 ** 2} MiB and ${pixels / 1e6} megapixels. It is stored encoded anew, without EXIF.`;
const streamText = 'To go on send `nextCursor` as `cursor`; it is null at the end.';

/** One call as the document describes it. */
export function operationOf(call: Call, components: SchemaComponents): Operation {
  const parameters = [
    ...parametersOf(call.params, 'path', components),
    ...parametersOf(call.query, 'query', components),
    ...(takesIdempotencyKey(call) ? [idempotencyKey] : []),
    ...(call.isConditional ? [ifMatch] : []),
  ];
  const isStream = call.query !== undefined && 'cursor' in call.query.shape;
  const texts = [call.description, call.upload && uploadText, isStream && streamText].filter(Boolean);
  const success = call.response
    ? { description: 'Success', content: content(call.media, components.use(call.response, 'output')) }
    : { description: 'Success, no content' };
  return {
    operationId: call.id,
    summary: call.summary,
    ...(texts.length > 0 && { description: texts.join(' ') }),
    tags: [call.area],
    security: security[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call, components),
    responses: { [call.status]: success, ...errorsByStatus(call) },
  };
}

function requestBodyOf(call: Call, components: SchemaComponents): Pick<Operation, 'requestBody'> {
  if (call.upload) {
    const schema = {
      type: 'object',
      properties: { [call.upload]: { type: 'string', format: 'binary' } },
      required: [call.upload],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  return { requestBody: { required: true, content: json(components.use(call.body, 'input')) } };
}

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: SchemaComponents,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = components.use(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: property,
    example: property.default ?? exampleOf(property, components.schemas, name),
  }));
}

function json(schema: JsonSchema) {
  return content('application/json', schema);
}

function content(media = 'application/json', schema: JsonSchema) {
  return { [media]: { schema } };
}
