import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a developer has to mend. */
export interface BuildProblem {
  /** `mf-gear/src/app/app.tsx`, where the bundler knows it. */
  file?: string;
  line?: number;
  message: string;
}

/** An error as the bundler's statistics give it. */
export interface BundlerError {
  message: string;
  /** Loaders and the file's path, with `!` or `|` between them. */
  moduleIdentifier?: string;
}

const missing = /Can't resolve '([^']+)'/;
const place = /\[(\d+):\d+\]/;
/** Says no more than that there is an error, and the branches of the tree that it is the root of. */
const root = /^\s*×? *Module (?:build|parse) failed.*\n/;
const branches = /^ *(?:├─▶|╰─▶|│)? {0,3}/gm;

/** The errors of an app's build; `folder` is the app's. */
export function buildProblems(errors: BundlerError[], folder: string): BuildProblem[] {
  return errors.map(({ message, moduleIdentifier = '' }) => {
    const file = moduleIdentifier.split(/[!|]/).at(-1) ?? '';
    if (!path.isAbsolute(file)) return { message: message.trim() };
    const request = missing.exec(message)?.[1];
    // The place of a missing module is counted in what the loaders made of the file.
    const line = request ? lineWith(file, request) : Number(place.exec(message)?.[1]);
    const text = request ? (message.split('\n')[0] ?? '') : plain(message);
    const shown = path.relative(path.dirname(folder), file).split(path.sep).join('/');
    return { file: shown, ...(line ? { line } : {}), message: text.trim() };
  });
}

function plain(message: string): string {
  return root.test(message) ? message.replace(root, '').replace(branches, '') : message;
}

function lineWith(file: string, request: string): number {
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').split('\n');
  return 1 + lines.findIndex((line) => line.includes(`'${request}'`) || line.includes(`"${request}"`));
}

/** One problem for the terminal. */
export function problemText({ file, line, message }: BuildProblem): string {
  return [file && (line ? `${file}:${line}` : file), message].filter(Boolean).join('\n');
}
