import path from 'node:path';
import type { Read } from './apps.ts';
import { childrenOf, type Node, parse, textOf } from './syntax.ts';

/** Names that stand for code or words elsewhere, with where they are declared: all of one name are taken together. */
export type Declarations = ReadonlyMap<string, readonly Node[]>;

/**
 * What a spec and the files of the suite that it imports declare: functions, constants, methods, and the words that
 * `pages/words.ts` gives to buttons and fields.
 */
export function declarationsFor(spec: string, read: Read): Declarations {
  const found = new Map<string, Node[]>();
  const add = (name: string, node: Node) => found.set(name, [...(found.get(name) ?? []), node]);
  for (const file of importedFiles(spec, read))
    for (const statement of parse(file, read).body) addStatement(statement, add, file.endsWith('/words.ts'));
  return found;
}

/** What every test has leads to no page by itself. */
const isOfEveryTest = /\/fixtures\/(?:test|product|api-client)\.ts$/;

function importedFiles(spec: string, read: Read): Set<string> {
  const files = new Set([spec]);
  for (const file of files)
    for (const statement of parse(file, read).body) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = textOf(statement.source);
      const target = path.join(path.dirname(file), source);
      if (source.startsWith('.') && source.endsWith('.ts') && !isOfEveryTest.test(target)) files.add(target);
    }
  return files;
}

type Add = (name: string, node: Node) => void;

function addStatement(statement: Node, add: Add, isOfWords: boolean): void {
  const node = statement.type === 'ExportDeclaration' ? (statement.declaration as Node) : statement;
  if (node.type === 'FunctionDeclaration') add(textOf(node.identifier), node);
  if (node.type === 'ClassDeclaration')
    for (const member of node.body as Node[]) add(textOf(member.key), member);
  if (node.type !== 'VariableDeclaration') return;
  for (const declaration of node.declarations as Node[])
    if (isOfWords) addWords(declaration, add);
    else for (const name of namesOf(declaration.id as Node)) add(name, declaration);
}

function namesOf(pattern: Node): string[] {
  return pattern.type === 'Identifier' ? [textOf(pattern)] : childrenOf(pattern).flatMap(namesOf);
}

function addWords(node: Node, add: Add): void {
  const value = node.type === 'KeyValueProperty' ? (node.value as Node) : undefined;
  if (value && value.type !== 'ObjectExpression') add(textOf(node.key), value);
  else for (const child of childrenOf(node)) addWords(child, add);
}
