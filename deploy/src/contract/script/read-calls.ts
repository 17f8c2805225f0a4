import type { Node, ObjectExpression } from 'estree';
import type { Script } from './parse-script.ts';
import { keyOf, propertyOf, textsOf } from './syntax.ts';

/** The calls in `query: (arg) => ({ url, method })`, as `GET /drones/:`; an address that cannot be read is left out. */
export function readCalls(script: Script): string[] {
  const found = script.nodes.flatMap((node) =>
    node.type === 'ObjectExpression' && isRequest(script, node) ? callsOf(node) : [],
  );
  return [...new Set(found)];
}

function isRequest(script: Script, node: ObjectExpression): boolean {
  if (!propertyOf(node, 'url')) return false;
  let at: Node | undefined = node;
  while (at && at.type !== 'ArrowFunctionExpression' && at.type !== 'FunctionExpression')
    at = script.parentOf(at);
  const holder = at && script.parentOf(at);
  return holder?.type === 'Property' && keyOf(holder) === 'query';
}

function callsOf(request: ObjectExpression): string[] {
  const address = addressOf(propertyOf(request, 'url'));
  const method = propertyOf(request, 'method');
  const methods = method ? textsOf(method).map(({ text }) => text) : ['GET'];
  return address === undefined ? [] : methods.map((name) => `${name} ${address}`);
}

/** `/drones/:/image` of a template; parameters have no name in it. */
function addressOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return pathOf(node.value);
  if (node?.type !== 'TemplateLiteral') return undefined;
  return pathOf(node.quasis.map((part) => part.value.cooked ?? '').join(':'));
}

function pathOf(text: string): string | undefined {
  const path = text.split('?')[0] ?? '';
  const isReadable =
    path.startsWith('/') && path.split('/').every((part) => part === ':' || !part.includes(':'));
  return isReadable ? path : undefined;
}
