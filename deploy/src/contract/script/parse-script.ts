import { parse } from 'acorn';
import { analyze, type Reference, type Variable } from 'eslint-scope';
import { traverse } from 'estraverse';
import type { Identifier, Node, Program } from 'estree';

/** The newest syntax that a browser of ours must read; the same as the bundler preset's target. */
const syntax = { ecmaVersion: 2022, sourceType: 'script' } as const;

/** A script as a tree, with the way up and what each name stands for. */
export interface Script {
  nodes: readonly Node[];
  parentOf: (node: Node) => Node | undefined;
  /** Every place that names what this identifier names, its declaration apart. */
  namesakesOf: (identifier: Identifier) => Identifier[];
  /** Where the variable that this identifier names is declared. */
  declarationOf: (identifier: Identifier) => Identifier | undefined;
}

/** Throws a SyntaxError with line and column where a browser would refuse the script. */
export function parseScript(source: string): Script {
  const program = parse(source, {
    ...syntax,
    ranges: true,
  }) as unknown as Program;
  const nodes: Node[] = [];
  const parents = new Map<Node, Node | null>();
  traverse(program, {
    enter(node, parent) {
      nodes.push(node);
      parents.set(node, parent);
    },
  });
  const variables = variablesByName(program);
  return {
    nodes,
    parentOf: (node) => parents.get(node) ?? undefined,
    namesakesOf: (identifier) =>
      (variables.get(identifier)?.references ?? [])
        .map((reference) => reference.identifier as Identifier)
        .filter((other) => other !== identifier),
    declarationOf: (identifier) => variables.get(identifier)?.identifiers[0] as Identifier | undefined,
  };
}

/** The variable of each identifier that declares or names one. */
function variablesByName(program: Program): ReadonlyMap<unknown, Variable> {
  const found = new Map<unknown, Variable>();
  for (const scope of analyze(program, syntax).scopes) {
    for (const variable of scope.variables)
      for (const name of variable.identifiers) found.set(name, variable);
    for (const reference of scope.references as Reference[])
      if (reference.resolved) found.set(reference.identifier, reference.resolved);
  }
  return found;
}
