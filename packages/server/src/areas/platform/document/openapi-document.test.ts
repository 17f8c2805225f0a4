import { type Call, calls } from '@estela/contracts';
import { startTestServer } from '../../../../test/support/test-server.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('names every call by its id', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it('holds every schema and response that it refers to', () => {
    const used = [...JSON.stringify(document).matchAll(/#\/components\/(schemas|responses)\/(\w+)/g)];
    const isMissing = ([, kind, name]: RegExpMatchArray) =>
      !document.components[kind as 'schemas' | 'responses'][name as string];
    expect(used.filter(isMissing)).toEqual([]);
  });

  it('names the errors of a call by its access, its parts and what the table adds', () => {
    const errorsOf = (id: string) => {
      const { responses = {} } = operations.find(({ operationId }) => operationId === id) ?? {};
      return Object.values(responses).flatMap(({ $ref }) => /\w+$/.exec(String($ref ?? ''))?.[0] ?? []);
    };
    const always = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
    expect(errorsOf('getStats')).toEqual(['VALIDATION', ...always]);
    expect(errorsOf('getFlight')).toEqual(['VALIDATION', 'NOT_FOUND', ...always]);
    expect(errorsOf('updateFlight')).toEqual([
      'VALIDATION',
      'UNAUTHORIZED',
      'FORBIDDEN',
      'NOT_FOUND',
      'CONFLICT',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      ...always,
    ]);
  });

  it('gives each schema an example that the schema itself reads', () => {
    const exampleOf = ({ $ref = '' }: { $ref?: string }) => {
      const { examples = [] } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
      return (examples as unknown[])[0];
    };
    for (const operation of operations) {
      const call: Call = calls[operation.operationId as keyof typeof calls];
      const content = [operation.requestBody?.content, operation.responses[call.status]?.content];
      const schemas = [call.body, call.response];
      for (const [index, schema] of schemas.entries()) {
        if (!schema || (call.media && index === 1)) continue;
        const { 'application/json': json } = content[index] as Record<string, { schema: object }>;
        expect([call.id, schema.safeParse(exampleOf(json?.schema ?? {})).error]).toEqual([
          call.id,
          undefined,
        ]);
      }
    }
  });

  it('is served as JSON and as a page without scripts that its own policy lets be drawn', async () => {
    const server = await startTestServer();
    const json = await server.inject({ url: '/api/openapi.json' });
    expect(json.json().openapi).toBe('3.1.0');
    const page = await server.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).toContain('/users/dashboard/{username}');
    expect(page.body).not.toMatch(/<script|<link|undefined|\[object/);
    const anchors = [...page.body.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((id) => !page.body.includes(`id="${id}"`))).toEqual([]);
    await server.close();
  });
});
