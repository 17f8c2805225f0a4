import type { Node, ObjectExpression } from 'estree';
import type { Script } from './parse-script.ts';
import { keyOf, memberName, numberOf, propertiesOf, propertyOf, textOf } from './syntax.ts';

/** What a script says to the federation runtime. Modules are named by the bundler's numbers. */
export interface FederationFacts {
  /** Global variables that the script declares: a container is one. */
  globals: string[];
  /** Lists that chunks push their modules into, as `mf_gear_chunks`. */
  queues: string[];
  /** `./lifecycles` -> its module. */
  exposes: Record<string, string>;
  /** Module -> the shared module that stands behind it. */
  consumes: Record<string, { name: string; range: string }>;
  /** Shared modules that the script provides. */
  shares: { name: string; version: string; module?: string }[];
}

export function readFederation(script: Script): FederationFacts {
  const facts: FederationFacts = {
    globals: [],
    queues: [],
    exposes: {},
    consumes: {},
    shares: [],
  };
  for (const node of script.nodes) {
    if (node.type === 'Program') facts.globals.push(...globalsOf(node.body));
    else if (node.type === 'AssignmentExpression') facts.queues.push(...queueOf(node.left));
    else if (node.type === 'ObjectExpression') readObject(node, facts);
  }
  return facts;
}

function globalsOf(body: readonly Node[]): string[] {
  const declared = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
  return declared.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function queueOf(left: Node): string[] {
  const name = memberName(left);
  const isGlobal =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    ['globalThis', 'self', 'window'].includes(left.object.name);
  return isGlobal && name !== undefined ? [name] : [];
}

function readObject(node: ObjectExpression, facts: FederationFacts): void {
  for (const property of propertiesOf(propertyOf(node, 'moduleMap'))) {
    const module = requiredModule(property.value);
    if (module !== undefined) facts.exposes[keyOf(property) ?? ''] = module;
  }
  for (const property of propertiesOf(propertyOf(node, 'moduleIdToConsumeDataMapping'))) {
    if (property.value.type !== 'ObjectExpression') continue;
    const name = textOf(propertyOf(property.value, 'shareKey'));
    const range = textOf(propertyOf(property.value, 'requiredVersion'));
    if (name !== undefined) facts.consumes[keyOf(property) ?? ''] = { name, range: range ?? '*' };
  }
  const [name, version] = [textOf(propertyOf(node, 'name')), textOf(propertyOf(node, 'version'))];
  const factory = propertyOf(node, 'factory');
  if (name === undefined || version === undefined || !factory) return;
  const module = requiredModule(factory);
  facts.shares.push({ name, version, ...(module !== undefined && { module }) });
}

/** `12` of `() => load(3).then(() => () => require(12))`. */
function requiredModule(node: Node): string | undefined {
  switch (node.type) {
    case 'ArrowFunctionExpression':
      return requiredModule(node.body);
    case 'CallExpression': {
      const id = node.callee.type === 'Identifier' ? numberOf(node.arguments[0]) : undefined;
      if (id !== undefined) return String(id);
      return node.arguments[0] && requiredModule(node.arguments[0]);
    }
    default:
      return undefined;
  }
}
