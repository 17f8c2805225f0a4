import { escapeHtml } from '@estela/contracts/html';
import type { FastifyInstance } from 'fastify';
import { once } from '../../../once.ts';
import { drawCall, drawErrorList, type Route } from './draw-call.ts';
import { drawSchema } from './draw-schema.ts';
import { prose } from './html.ts';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';
import { documentStyle, documentStyleHash } from './style.ts';

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

/** The document as one page for people, without a script: calls by area, then the errors and schemas they name. */
function documentPage(document: OpenApiDocument): string {
  const { components, info, tags } = document;
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Route => ({ path, method, operation })),
  );
  const areas = tags.map(({ name, description }) => {
    const own = routes.filter(({ operation }) => operation.tags.includes(name));
    const calls = own.map((route) => drawCall(route, components)).join('');
    return `<section id="${name}"><h2>${name}</h2><p>${prose(description)}</p>${calls}</section>`;
  });
  const links = [...tags.map(({ name }) => name), 'errors', 'schemas'].map(
    (name) => `<a href="#${name}">${name}</a>`,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => drawSchema(name, schema));
  const title = `${escapeHtml(info.title)} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${documentStyle}</style></head><body>
<header><h1>${title}</h1><p>${prose(info.description)}</p>
<p>Paths are below <code>/api</code>. For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
<nav aria-label="Areas">${links.join(' ')}</nav></header>
<main>${areas.join('')}<section id="errors"><h2>errors</h2>${drawErrorList(components)}</section>
<section id="schemas"><h2>schemas</h2>${schemas.join('')}</section></main>
</body></html>`;
}
