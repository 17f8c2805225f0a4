import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../../packages/config/bin/workspace.mjs';

/** The bundler preset: every build depends on it, though it is a development dependency. */
const preset = '@estela/config';
const builders = ['build-app.mjs', 'build-node.mjs'];
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', '.cache']);
/** Files that never reach a build. */
const ignoredFiles = /(?:\.test\.tsx?|\.md|^jest\.config\.mjs)$/;
const everywhere = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Hashes what a build is made of: the app's own folder, the packages that it depends on, the bundler preset and the
 * lock file. It only says whether building again can be left out; a version is the hash of what was built.
 */
export function sourceHashes() {
  const packages = new Map(workspacePackages().map((found) => [found.manifest.name, found]));
  const hashes = new Map();

  function hashOf(name) {
    if (!hashes.has(name)) hashes.set(name, hashFolder(packages.get(name).folder, name === preset));
    return hashes.get(name);
  }

  return ({ manifest }) => {
    const hash = createHash('sha256');
    for (const file of everywhere) hash.update(readFileSync(path.join(root, file)));
    for (const name of dependenciesOf(manifest.name, packages)) hash.update(`${name} ${hashOf(name)}\n`);
    return hash.digest('hex').slice(0, 16);
  };
}

/** Names of the workspace packages that end up in a build, itself among them, sorted. */
function dependenciesOf(name, packages, found = new Set([preset])) {
  if (found.has(name) || !packages.has(name)) return [];
  found.add(name);
  for (const other of Object.keys(packages.get(name).manifest.dependencies ?? {}))
    dependenciesOf(other, packages, found);
  return [...found].sort();
}

function hashFolder(folder, isPreset) {
  const hash = createHash('sha256');
  // Only the part of the preset that the bundler reads and what runs it: lint and test presets do not change a build.
  const files = isPreset
    ? [...filesBelow(path.join(folder, 'rspack')), ...builders.map((name) => path.join(folder, 'bin', name))]
    : filesBelow(folder);
  for (const file of files) {
    const name = file.split(path.sep).join('/');
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The names and bytes of all files below a folder. */
export function filesHash(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(folder, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(name);
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [name] : [];
    });
}
