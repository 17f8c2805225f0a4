import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, workspacePackages } from '../../packages/config/bin/workspace.mjs';
import { sourceHashes } from './input-hash.mjs';
import { noticesFile, thirdPartyNotices } from './notices/third-party-notices.mjs';
import { runTool } from './run-tool.mjs';
import { ScriptError } from './script-error.mjs';
import { texts } from './texts.mjs';

/** What serves, and the command line without it: it starts with 40% of the processor time. */
const entries = ['deploy/src/program.ts', 'deploy/src/fleet/main.ts'].map((entry) => path.join(root, entry));
const builds = path.join(root, 'deploy/dist');
const tool = path.join(root, 'packages/config/bin/build-node.mjs');
/** Build folder; renamed to the hash of its sources once it is complete. */
const growing = 'new-';

/** Where the programs of the sources as they are now are, or will be once they are built. */
function programFolder() {
  const deploy = workspacePackages().find(({ folder }) => folder === 'deploy');
  return path.join(builds, sourceHashes()(deploy));
}

/**
 * API, edge and command line as files of JavaScript, built unless the sources are unchanged, with the licences of what
 * they and the apps are made of. Returns `file`, which serves, `notices` and `isFresh`.
 */
export async function buildProgram({ force = false } = {}) {
  const folder = programFolder();
  const file = path.join(folder, 'program.mjs');
  const notices = path.join(folder, noticesFile);
  if (existsSync(file) && !force) return { file, notices, isFresh: false };
  const fresh = path.join(builds, growing + randomUUID());
  try {
    const building = runTool(process.execPath, [tool, fresh, ...entries]);
    const licences = thirdPartyNotices();
    const { code, output } = await building;
    if (code !== 0) throw new ScriptError(texts.buildFailed, { app: texts.program, output });
    writeFileSync(path.join(fresh, noticesFile), licences);
    sync(fresh);
    removeOthers(folder, force);
    move(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return { file, notices, isFresh: true };
}

/** The command line: from the built program, or from the sources where it is not built; that takes three times as long. */
export async function loadCommandLine() {
  const file = path.join(programFolder(), 'main.mjs');
  // Without source maps: it prints messages, no stack traces.
  if (existsSync(file)) return import(pathToFileURL(file).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/fleet/main.ts');
}

/** The built program, with stack traces that name the sources. */
export async function loadProgram(file) {
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(file).href);
}

/** Older programs may go: a process that runs one has read all of it. */
function removeOthers(folder, force) {
  for (const name of readdirSync(builds)) {
    const old = path.join(builds, name);
    const isKept = name.startsWith(growing) || (old === folder && !force);
    if (!isKept) rmSync(old, { recursive: true, force: true });
  }
}

/** Whoever finds the folder runs what is in it: a power cut must not leave a name before its bytes. */
function sync(folder) {
  for (const name of readdirSync(folder)) {
    const file = openSync(path.join(folder, name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another process finished first, with the same build.
    if (!existsSync(to)) throw error;
  }
}
