import type { Read } from './apps.ts';
import { type Declarations, declarationsFor } from './declarations.ts';
import { childrenOf, dotted, type Node, parse, textOf } from './syntax.ts';

/** What a test says, in its own code and in what that uses. */
export interface Stated {
  /** Names of `paths` that it uses. */
  paths: Set<string>;
  /** Strings. What is filled into a template reads `x`. */
  words: Set<string>;
  /** Regular expressions, as they are written. */
  patterns: Set<string>;
  /** It goes through the routes that the product itself lists. */
  listsRoutes: boolean;
}

const known = new WeakMap<Read, Map<string, Map<number, Stated>>>();

/** What each test of a spec states, by the line that its call of `test` begins at. */
export function statedIn(spec: string, read: Read): Map<number, Stated> {
  const specs = known.get(read) ?? new Map<string, Map<number, Stated>>();
  known.set(read, specs);
  const stated = specs.get(spec) ?? readSpec(spec, read);
  specs.set(spec, stated);
  return stated;
}

function readSpec(spec: string, read: Read): Map<number, Stated> {
  const { body, lineOf } = parse(spec, read);
  const declarations = declarationsFor(spec, read);
  const found = new Map<number, Stated>();
  const isTest = testsNamed(namesOfTest(body));
  const holds = (node: Node) => holdsTests(node, isTest);

  function visit(node: Node, around: readonly Node[]): void {
    if (isTest(node)) {
      found.set(lineOf(node), statedBy([node, ...around], declarations));
      return;
    }
    const children = childrenOf(node);
    // The list of a loop, and what is done before and after each test of a block.
    const beside = children.filter((child) => !holds(child));
    for (const child of children) if (holds(child)) visit(child, [...around, ...beside]);
  }
  const hooks = body.filter((node) => isHook(node, isTest));
  for (const statement of body) if (holds(statement)) visit(statement, hooks);
  return found;
}

const argumentsOf = (node: Node) =>
  ((node.arguments ?? []) as { expression: Node }[]).map(({ expression }) => expression);

/** `call('POST', '/drones', ...)`: an address of the API, which is as good as never a page's. */
const isCallOfApi = (node: Node) =>
  node.type === 'CallExpression' && /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(textOf(argumentsOf(node)[0]));

/** `test`, and what is made from it: `const withMap = test.extend(...)`. */
function namesOfTest(body: readonly Node[]): string[] {
  const made = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
    .filter(({ init }) => dotted((init as Node | undefined)?.callee as Node | undefined).endsWith('.extend'))
    .map(({ id }) => textOf(id));
  return ['test', ...made];
}

type IsTest = (node: Node) => boolean;

function testsNamed(names: readonly string[]): IsTest {
  const callee = new RegExp(`^(?:${names.join('|')})(?:\\.(?:only|skip|fixme|fail))?$`);
  return (node) => {
    if (node.type !== 'CallExpression') return false;
    const given = argumentsOf(node);
    return (
      callee.test(dotted(node.callee as Node)) && given.length > 1 && given.at(-1)?.type !== 'StringLiteral'
    );
  };
}

function holdsTests(node: Node, isTest: IsTest): boolean {
  return isTest(node) || childrenOf(node).some((child) => holdsTests(child, isTest));
}

/** `test.beforeEach(...)`, or a call of ours that registers such. */
function isHook(node: Node, isTest: IsTest): boolean {
  return node.type === 'ExpressionStatement' && !holdsTests(node, isTest);
}

function statedBy(nodes: readonly Node[], declarations: Declarations): Stated {
  const stated: Stated = { paths: new Set(), words: new Set(), patterns: new Set(), listsRoutes: false };
  const open = new Set(nodes);
  function take(node: Node): void {
    const name = dotted(node);
    if (name.startsWith('paths.')) stated.paths.add(name.slice('paths.'.length));
    const word = wordOf(node);
    if (word) stated.words.add(word);
    if (node.type === 'RegExpLiteral') stated.patterns.add(String(node.pattern));
    if (node.type === 'Identifier') {
      if (textOf(node) === 'routes') stated.listsRoutes = true;
      for (const one of declarations.get(textOf(node)) ?? []) open.add(one);
    }
    for (const child of isCallOfApi(node) ? argumentsOf(node).slice(2) : childrenOf(node)) take(child);
  }
  for (const node of open) take(node);
  return stated;
}

function wordOf(node: Node): string {
  if (node.type === 'StringLiteral') return textOf(node);
  if (node.type === 'TemplateLiteral')
    return (node.quasis as Node[]).map(({ cooked, raw }) => String(cooked ?? raw)).join('x');
  return '';
}
