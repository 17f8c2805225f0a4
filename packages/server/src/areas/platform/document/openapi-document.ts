import { type Call, callAreas, calls } from '@estela/contracts';
import { errorResponses } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, SchemaComponents } from './json-schema.ts';
import { type Operation, operationOf } from './operation.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'responses' | 'securitySchemes', Record<string, JsonSchema>>;
}

const description = `The log, the map and the meeting place of FPV pilots. JSON in and out; instants are ISO 8601 in UTC.
A session’s token goes into \`Authorization: Bearer\`. Texts of errors follow \`Accept-Language\` (es or en), their codes never change.
What a viewer may not see is 404, as if it did not exist; what they see and may not change is 403.`;

/** The OpenAPI document, from the table of calls alone: no server or database is needed to write it. */
export function openApiDocument(table: Record<string, Call> = calls): OpenApiDocument {
  const components = new SchemaComponents();
  const responses = errorResponses(components);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of Object.values(table)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    paths[path] = methods;
    methods[call.method.toLowerCase()] = operationOf(call, components);
  }
  const names = Object.keys(components.schemas).sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Estela', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.entries(callAreas).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, withExample(name, components.schemas)])),
      responses,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function withExample(name: string, schemas: Record<string, JsonSchema>): JsonSchema {
  return { ...schemas[name], examples: [exampleOf({ $ref: `#/components/schemas/${name}` }, schemas)] };
}
