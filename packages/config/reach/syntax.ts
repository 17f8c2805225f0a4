import { parseSync } from '@swc/core';
import type { Read } from './apps.ts';

/** A node of the syntax tree, of which only few kinds matter here. */
export interface Node {
  type: string;
  span?: { start: number; end: number };
  [field: string]: unknown;
}

export interface Parsed {
  file: string;
  body: Node[];
  /** The line, from one, at which a node begins. */
  lineOf: (node: Node) => number;
}

const known = new WeakMap<Read, Map<string, Parsed>>();

export function parse(file: string, read: Read): Parsed {
  const files = known.get(read) ?? new Map<string, Parsed>();
  known.set(read, files);
  const parsed = files.get(file) ?? parseText(file, read(file));
  files.set(file, parsed);
  return parsed;
}

/** The parser counts bytes, from where its last file ended: an empty statement before the text says where this one begins. */
function parseText(file: string, text: string): Parsed {
  const { body } = parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const [first, ...rest] = body as unknown as Node[];
  const bytes = Buffer.from(text);
  const origin = (first?.span?.start ?? 0) + 1;
  return {
    file,
    body: rest,
    lineOf: ({ span }) =>
      bytes
        .subarray(0, (span?.start ?? 0) - origin)
        .toString()
        .split('\n').length,
  };
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap(nodesIn);
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'type' in value ? [value as Node] : Object.values(value).flatMap(nodesIn);
}

/** The text of a name or a string. */
export const textOf = (node: unknown) => String((node as { value?: unknown } | undefined)?.value ?? '');

/** `a.b.c` as it is written, of names alone. */
export function dotted(node: Node | undefined): string {
  if (node?.type === 'Identifier') return textOf(node);
  if (node?.type !== 'MemberExpression') return '';
  return `${dotted(node.object as Node)}.${textOf(node.property)}`;
}
