import { type ErrorBody, errorStatus } from '@estela/contracts';
import { escapeHtml } from '@estela/contracts/html';
import { drawFields, drawShape, followed } from './draw-schema.ts';
import { drawExample, prose } from './html.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Operation } from './operation.ts';

type Components = OpenApiDocument['components'];

export interface Route {
  path: string;
  method: string;
  operation: Operation;
}

/** A call: closed its method, path and purpose; open what it takes, returns and refuses. */
export function drawCall({ path, method, operation }: Route, components: Components): string {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  return `<details class="call" id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
<span>${prose(summary)}</span></summary>
${description ? `<p>${prose(description)}</p>` : ''}<p>${accessOf(operation)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${drawParameters(parameters)}` : ''}
${requestBody ? drawContent('Body', requestBody.content, components) : ''}
${drawSuccess(operation, components)}<h4>Errors</h4>${drawErrors(operation, components)}</details>`;
}

function accessOf({ security }: Operation): string {
  if (security.length === 0) return 'For everyone.';
  return security.some((way) => Object.keys(way).length === 0)
    ? 'For everyone; what is shown depends on the viewer.'
    : 'Needs a session.';
}

function drawParameters(parameters: NonNullable<Operation['parameters']>): string {
  const places = { path: 'in the path', query: '', header: 'a header' };
  return drawFields(
    parameters.map(({ name, in: place, required, schema, description }) => ({
      name,
      schema,
      isRequired: required,
      note: [places[place], description].filter(Boolean).join('; '),
    })),
  );
}

function drawSuccess({ responses }: Operation, components: Components): string {
  const [status, success] = Object.entries(responses)[0] ?? [];
  const content = success?.content as Record<string, { schema: JsonSchema }> | undefined;
  if (!content) return `<h4>${status}</h4><p>No content.</p>`;
  return drawContent(String(status), content, components);
}

function drawContent(
  title: string,
  content: Record<string, { schema: JsonSchema }>,
  { schemas }: Components,
): string {
  return Object.entries(content)
    .map(([type, { schema: given }]) => {
      const { name, schema } = followed(given, schemas);
      const [example] = (schema.examples ?? []) as unknown[];
      const link = name ? `<a href="#schema-${name}">${name}</a>` : escapeHtml(type);
      return `<h4>${title}: ${link}</h4>${drawShape(schema)}${example === undefined ? '' : drawExample(example)}`;
    })
    .join('');
}

function drawErrors({ responses }: Operation, components: Components): string {
  const codes = Object.values(responses).flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [$ref.replace('#/components/responses/', '') as ErrorBody['code']] : [],
  );
  const lines = codes.map(
    (code) => `<div><dt><a href="#error-${code}">${errorStatus[code]} <code>${code}</code></a></dt>
<dd>${prose(String(components.responses[code]?.description))}</dd></div>`,
  );
  return `<dl class="fields">${lines.join('')}</dl>`;
}

/** The errors by themselves, each with what it looks like. */
export function drawErrorList({ responses }: Components): string {
  return Object.entries(responses)
    .map(([code, { description, headers, content }]) => {
      const { example } = (content as Record<string, { example: unknown }>)['application/json'] ?? {};
      const waits = headers ? ' <code>Retry-After</code> says how many seconds to wait.' : '';
      return `<section class="schema" id="error-${code}"><h3>${errorStatus[code as ErrorBody['code']]} ${code}</h3>
<p>${prose(String(description))}${waits}</p>${drawExample(example)}</section>`;
    })
    .join('');
}
