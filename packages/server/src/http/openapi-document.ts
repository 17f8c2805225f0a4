import { type Call, calls, errorBody } from '@estela/contracts';
import type { z } from 'zod';
import { type JsonSchema, SchemaComponents } from './json-schema.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

/** The OpenAPI document, from the table of calls alone: no server or database is needed to write it. */
export function openApiDocument(table: Record<string, Call> = calls): OpenApiDocument {
  const schemas = new SchemaComponents();
  const error = { description: 'Error', content: json(schemas.use(errorBody, 'output')) };
  const paths: OpenApiDocument['paths'] = {};
  for (const call of Object.values(table)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    paths[path] = methods;
    methods[call.method.toLowerCase()] = operation(call, schemas, error);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Estela',
      version: '1.0.0',
      description: 'The log, the map and the meeting place of FPV pilots.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values(table).map((call) => call.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const security: Record<Call['access'], Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { session: [] }],
  user: [{ session: [] }],
};

function operation(call: Call, schemas: SchemaComponents, error: JsonSchema): Operation {
  const parameters = [
    ...parametersOf(call.params, 'path', schemas),
    ...parametersOf(call.query, 'query', schemas),
  ];
  const success = call.response
    ? { description: 'Success', content: json(schemas.use(call.response, 'output')) }
    : { description: 'Success, no content' };
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.area],
    security: security[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call, schemas),
    responses: { [call.status]: success, default: error },
  };
}

function requestBodyOf(call: Call, schemas: SchemaComponents): { requestBody?: JsonSchema } {
  if (call.upload) {
    const schema = {
      type: 'object',
      properties: { [call.upload]: { type: 'string', format: 'binary' } },
      required: [call.upload],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  return call.body ? { requestBody: { required: true, content: json(schemas.use(call.body, 'input')) } } : {};
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: SchemaComponents) {
  if (!schema) return [];
  const object = schemas.use(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: property,
  }));
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
