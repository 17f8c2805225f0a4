import { readFileSync } from 'node:fs';
import path from 'node:path';

const isCode = (file) => /\.(?:[cm]?[jt]sx?)$/.test(file);
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const foreignImport = /\bimport\s+(?:type\s+)?([^'";]*?)\s+from\s+'(?!\.|@estela\/)[^']+'/g;
const words = (text) => text.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [];

/** Sub-paths that the packages export, as `@estela/ui/form`. */
function exportedPaths(files, read) {
  const manifests = files
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => JSON.parse(read(file)));
  return manifests.flatMap(({ name, exports = {} }) => [
    name,
    ...Object.keys(exports).map((key) => path.posix.join(name, key)),
  ]);
}

/**
 * What the files of a tree offer to be named: paths, npm scripts, import paths, words of the code. A word that a file
 * only knows from a library is foreign: `createServer` of `node:http` is no function of ours.
 */
export function namesInTree(root, files) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const [own, foreign] = [new Set(), new Set()];
  for (const file of files.filter(isCode)) {
    const text = read(file).replace(comments, ' ');
    const imported = new Set([...text.matchAll(foreignImport)].flatMap(([, clause]) => words(clause)));
    for (const word of words(text)) (imported.has(word) ? foreign : own).add(word);
  }
  const { scripts = {} } = JSON.parse(read('package.json'));
  return {
    own,
    foreign,
    files,
    baseNames: new Set(files.map((file) => path.basename(file))),
    imports: exportedPaths(files, read),
    scripts: new Set(Object.keys(scripts)),
  };
}
