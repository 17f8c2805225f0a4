import type { FastifyInstance } from 'fastify';
import { once } from '../../../once.ts';
import { openApiDocument } from './openapi-document.ts';
import { documentPage } from './page.ts';
import { documentStyleHash } from './style.ts';

const pagePolicy = `default-src 'none'; style-src '${documentStyleHash}'; base-uri 'none'; frame-ancestors 'none'`;

/** The OpenAPI document, and the same for people. Neither is a call of the contract: they describe it. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  // Made when somebody asks: making them takes longer than all else that a start does to the routes.
  const document = once(openApiDocument);
  const json = once(() => JSON.stringify(document()));
  const page = once(() => documentPage(document()));

  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json()),
  );
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy)
      .send(page()),
  );
}
