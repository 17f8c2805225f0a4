import type { JsonSchema } from '../../http/json-schema.ts';
import type { OpenApiDocument, Operation } from '../../http/openapi-document.ts';

/** The document as one page without a script: calls by area, then the schemas that they name. */
export function documentPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = document.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section id="${name}"><h2>${name}</h2>${own.map(drawCall).join('')}</section>`;
  });
  const links = document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body>
<header><h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description)}
<a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}). Paths are below <code>/api</code>.</p>
<nav aria-label="Areas">${links} <a href="#schemas">schemas</a></nav></header>
<main>${areas.join('')}<section id="schemas"><h2>schemas</h2>${drawSchemas(document.components.schemas)}</section></main>
</body></html>`;
}

function drawCall({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const isOpen =
    operation.security.length === 0 || operation.security.some((way) => Object.keys(way).length === 0);
  const parts = [
    operation.parameters && drawPart('Parameters', operation.parameters),
    operation.requestBody && drawPart('Body', operation.requestBody.content),
    drawPart('Answer', operation.responses),
  ];
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}${isOpen ? '' : ' <i>sign-in</i>'}</summary>
${parts.filter(Boolean).join('')}</details>`;
}

function drawPart(title: string, value: unknown): string {
  return `<h3>${title}</h3><pre>${drawJson(value)}</pre>`;
}

function drawSchemas(schemas: Record<string, JsonSchema>): string {
  return Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<details id="schema-${name}"><summary><code>${name}</code></summary><pre>${drawJson(schema)}</pre></details>`,
    )
    .join('');
}

function drawJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Its own file, because the page's policy allows no inline style. */
export const documentStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
nav{display:flex;flex-wrap:wrap;gap:1rem}
summary{cursor:pointer;padding:.4rem 0}
summary b{display:inline-block;min-width:4.5rem}
pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:.5rem;font-size:.85rem}
h3{margin:.5rem 0 .25rem;font-size:1rem}
`;
