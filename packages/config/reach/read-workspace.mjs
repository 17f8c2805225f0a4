// What the reach of a change is judged by: the import graph, the apps' declarations, the list of browser tests, git.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, tool, workspacePackages } from '../bin/workspace.mjs';
import { filesOf } from '../lint/source-files.mjs';
import { appOf } from './apps.ts';
import { browserTests } from './browser-tests.ts';
import { graphOf } from './import-graph.ts';

const large = { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 };

export function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

export function readSuites() {
  const graph = readGraph();
  const apps = workspacePackages()
    .filter(({ manifest }) => manifest.estela?.routes)
    .map(({ folder, manifest }) => appOf(folder, manifest.estela, [...graph.keys()], read));
  return { graph, apps, browser: listBrowserTests(), read };
}

function readGraph() {
  const config = 'packages/config/import-rules/dependency-cruiser.config.mjs';
  const folders = workspacePackages().map(({ folder }) => folder);
  // It ends with the number of broken rules, which lint judges.
  const { stdout } = spawnSync(
    tool('depcruise'),
    ['--config', config, '--output-type', 'json', '--progress', 'none', ...folders],
    large,
  );
  return graphOf(JSON.parse(stdout));
}

function listBrowserTests() {
  const { stdout } = spawnSync('node_modules/.bin/playwright', ['test', '--list', '--reporter', 'json'], {
    ...large,
    cwd: path.join(root, 'e2e'),
  });
  return browserTests(JSON.parse(stdout), 'e2e/specs');
}

export function namespaces() {
  return new Map(
    workspacePackages().flatMap(({ folder, manifest }) =>
      manifest.estela ? [[folder, manifest.estela.namespace]] : [],
    ),
  );
}

/** Files of the working tree that differ from a commit, and new ones that git does not ignore. */
export function changedSince(commit) {
  const differing = execFileSync('git', ['diff', '--name-only', '--no-renames', '-z', commit, '--'], large)
    .split('\0')
    .filter(Boolean);
  const known = new Set(
    execFileSync('git', ['ls-tree', '-r', '--name-only', '-z', commit], large).split('\0'),
  );
  const files = [...new Set([...differing, ...filesOf(root).filter((file) => !known.has(file))])].sort();
  return files.map((file) => ({
    file,
    before: known.has(file) ? execFileSync('git', ['show', `${commit}:${file}`], large) : undefined,
    after: existsSync(path.join(root, file)) ? read(file) : undefined,
  }));
}
