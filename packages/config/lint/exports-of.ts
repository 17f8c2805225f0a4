import path from 'node:path';

/** Gives the text of a file, by its path from the root. */
export type Read = (file: string) => string;

/** A public name, where it is declared, and the comment above its declaration. */
export interface PublicName {
  name: string;
  file: string;
  comment?: string | undefined;
  /** The package of somebody else that it comes from. */
  foreign?: string;
}

const comment = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?`;
const listed = new RegExp(String.raw`^${comment}export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;`, 'gm');
const destructured = new RegExp(String.raw`^${comment}export const \{([^}]*)\} =`, 'gm');
const declared = new RegExp(
  String.raw`^${comment}export (?:declare |abstract |async )*(?:function|const|let|class|interface|type)\s+(\w+)`,
  'gm',
);

/** `a, type B, c as d` as pairs: what it is called there, and here. */
function namesIn(list: string): [there: string, here: string][] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [there = '', here = there] = part.split(/ as |: /);
      return [there, here];
    });
}

const beside = (file: string, source: string) => path.posix.join(path.posix.dirname(file), source);

/** Where a file imports a name from, or undefined: then it is its own. */
function importOf(text: string, name: string): string | undefined {
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';/gm);
  const found = [...imports].find(([, list = '']) => namesIn(list).some(([, here]) => here === name));
  return found?.[2] ?? new RegExp(String.raw`^import \* as ${name} from '([^']+)';`, 'm').exec(text)?.[1];
}

function commentOver(text: string, name: string): string | undefined {
  const own = new RegExp(
    String.raw`^${comment}(?:declare |abstract |async )*(?:function|const|let|class|interface|type)\s+${name}\b`,
    'm',
  );
  return own.exec(text)?.[1];
}

function follow(
  read: Read,
  file: string,
  source: string | undefined,
  there: string,
  name: string,
): PublicName {
  const text = read(file);
  const from = source ?? importOf(text, there);
  if (from === undefined) return { name, file, comment: commentOver(text, there) };
  if (!from.startsWith('.')) return { name, file, foreign: from };
  const target = beside(file, from);
  const found = exportsOf(read, target).find((entry) => entry.name === there);
  if (!found) throw new Error(`${file} exports ${there}, which ${target} does not have`);
  return { ...found, name };
}

/** Every name that a file exports, read from its text: our entry points have named exports alone, no `export *`. */
export function exportsOf(read: Read, file: string): PublicName[] {
  const text = read(file);
  if (/^export (?:\*|default)/m.test(text)) throw new Error(`${file} exports names that it does not say`);
  const direct = [...text.matchAll(declared)].map(([, above, name = '']) => ({ name, file, comment: above }));
  const parts = [...text.matchAll(destructured)].flatMap(([, above, list = '']) =>
    namesIn(list).map(([, name]) => ({ name, file, comment: above })),
  );
  const lists = [...text.matchAll(listed)].flatMap(([, above, list = '', source]) =>
    namesIn(list).map(([there, here]) => ({
      ...(above && { comment: above }),
      ...follow(read, file, source, there, here),
    })),
  );
  // An overloaded function is declared several times; the comment is above the first.
  return [...direct, ...parts, ...lists].filter(
    ({ name }, index, all) => all.findIndex((entry) => entry.name === name) === index,
  );
}
