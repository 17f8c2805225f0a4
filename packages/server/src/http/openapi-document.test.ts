import { calls } from '@estela/contracts';
import { startTestServer } from '../../test/support/test-server.ts';
import { openApiDocument } from './openapi-document.ts';

describe('the OpenAPI document', () => {
  it('names every call by its id', () => {
    const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it('holds every schema that it refers to', () => {
    const document = openApiDocument();
    const used = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].filter((name) => !document.components.schemas[name ?? ''])).toEqual([]);
  });

  it('is served as JSON and as a page without scripts', async () => {
    const server = await startTestServer();
    const json = await server.inject({ url: '/api/openapi.json' });
    expect(json.json().openapi).toBe('3.1.0');
    const page = await server.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).toContain('/users/dashboard/{username}');
    expect(page.body).not.toContain('<script');
    await server.close();
  });
});
