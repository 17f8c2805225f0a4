import type { FunctionExpression, Identifier, Node, Property } from 'estree';
import { computedNames } from './computed-names.ts';
import type { Script } from './parse-script.ts';
import { keyOf, memberName, numberOf, propertiesOf } from './syntax.ts';

/** The bundler's modules of one script, by their numbers. */
export interface ModuleFacts {
  /** Names that a module exports; one that is no ES module is not there. */
  exports: Record<string, string[]>;
  /** Names that are read from a module. */
  reads: Record<string, string[]>;
}

/** Reads `12(module, exports, require) {...}` for what it exports and what it reads from others. */
export function readModules(script: Script): ModuleFacts {
  const exported: [string, string][] = [];
  const read: [string, string][] = [];
  for (const { id, exports, require } of modulesOf(script)) {
    if (!require) continue;
    for (const use of script.namesakesOf(require)) {
      if (exports) for (const name of definedNames(script, use, exports)) exported.push([id, name]);
      for (const [from, name] of readNames(script, use)) read.push([from, name]);
    }
  }
  return { exports: grouped(exported), reads: grouped(read) };
}

interface BundledModule {
  id: string;
  exports: Identifier | undefined;
  require: Identifier | undefined;
}

function modulesOf({ nodes }: Script): BundledModule[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Property' || numberOf(node.key) === undefined) return [];
    const [, exports, require] = parametersOf(node);
    return [{ id: String(numberOf(node.key)), exports, require }];
  });
}

function parametersOf({ value }: Property): (Identifier | undefined)[] {
  if (value.type !== 'FunctionExpression' && value.type !== 'ArrowFunctionExpression') return [];
  const { params } = value as FunctionExpression;
  return params.map((param) => (param.type === 'Identifier' ? param : undefined));
}

/** The names in `require.d(exports, {name: () => value}, {name: value})`. */
function definedNames(script: Script, require: Identifier, exports: Identifier): string[] {
  const member = script.parentOf(require);
  const call = member && script.parentOf(member);
  if (!member || memberName(member) !== 'd' || call?.type !== 'CallExpression') return [];
  const [target, ...objects] = call.arguments;
  if (target?.type !== 'Identifier' || script.declarationOf(target) !== exports) return [];
  return objects.flatMap((object) => propertiesOf(object).flatMap((property) => keyOf(property) ?? []));
}

/** Names read from the module of `require(12)`; `require.bind(require, 12)` hands the module on whole. */
function readNames(script: Script, require: Identifier): [string, string][] {
  const parent = script.parentOf(require);
  if (parent?.type !== 'CallExpression') return [];
  if (parent.callee === require) {
    const id = numberOf(parent.arguments[0]);
    return id === undefined ? [] : namesOf(script, parent).map((name) => [String(id), name]);
  }
  const id = numberOf(parent.arguments[1]);
  return calledBind(parent.callee) && id !== undefined ? [[String(id), computedNames]] : [];
}

function calledBind(callee: Node): boolean {
  return memberName(callee) === 'bind';
}

/** What is read from the value of `node`, here or through the variable that it is put into. */
function namesOf(script: Script, node: Node, seen: readonly Node[] = []): string[] {
  const parent = script.parentOf(node);
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node ? [memberName(parent) ?? computedNames] : [computedNames];
    case 'VariableDeclarator':
      return parent.init === node ? namesIn(script, parent.id, seen) : [];
    case 'AssignmentExpression':
      return parent.right === node ? namesIn(script, parent.left, seen) : [];
    case 'ExpressionStatement':
      return [];
    default:
      return [computedNames];
  }
}

function namesIn(script: Script, pattern: Node, seen: readonly Node[]): string[] {
  if (pattern.type === 'Identifier') {
    const uses = script.namesakesOf(pattern).filter((use) => !seen.includes(use));
    return uses.flatMap((use) => namesOf(script, use, [...seen, pattern, use]));
  }
  if (pattern.type !== 'ObjectPattern') return [computedNames];
  return pattern.properties.map((property) =>
    property.type === 'Property' ? (keyOf(property) ?? computedNames) : computedNames,
  );
}

function grouped(pairs: [string, string][]): Record<string, string[]> {
  const groups = new Map<string, Set<string>>();
  for (const [key, name] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(name));
  return Object.fromEntries([...groups].map(([key, names]) => [key, [...names].sort()]));
}
