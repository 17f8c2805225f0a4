import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../packages/config/bin/workspace.mjs';
import { runTool } from './run-tool.mjs';
import { ScriptError } from './script-error.mjs';
import { texts } from './texts.mjs';

/** Not the `packageManager` field of package.json: this version of pnpm fails on it. */
const pinned = JSON.parse(readFileSync(new URL('pnpm.json', import.meta.url), 'utf8'));

/**
 * How to run pnpm: `command`, and `args` that come first. What it runs comes from the registry that npm is set to, is
 * compared with its hash in pnpm.json and kept: pnpm's native program where that file has its hash for this platform,
 * else (`isScript`) the older pnpm that is a script for Node and reads the same lock file.
 */
export async function pnpmCommand({ native, script } = pinned, kept = path.join(root, '.cache/pnpm')) {
  const platform = platformName();
  const integrity = native.integrity[platform];
  if (integrity) {
    const folder = await fetched(`@pnpm/exe.${platform}@${native.version}`, integrity, kept);
    return { command: path.join(folder, 'pnpm'), args: [], isScript: false };
  }
  const folder = await fetched(`pnpm@${script.version}`, script.integrity, kept);
  return { command: process.execPath, args: [path.join(folder, 'bin/pnpm.cjs')], isScript: true };
}

/** As pnpm names its programs: those for Linux without glibc are others. */
function platformName() {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return name;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? name : `${name}-musl`;
}

async function fetched(name, integrity, kept) {
  const folder = path.join(kept, createHash('sha256').update(integrity).digest('hex').slice(0, 16));
  if (!existsSync(folder)) await fetchTo(folder, name, integrity);
  return folder;
}

async function fetchTo(folder, name, integrity) {
  const kept = path.dirname(folder);
  mkdirSync(kept, { recursive: true });
  const growing = mkdtempSync(path.join(kept, 'new-'));
  try {
    await run('npm', ['pack', name, '--pack-destination', '.', '--prefer-offline', '--silent'], growing);
    const [file] = readdirSync(growing);
    const bytes = readFileSync(path.join(growing, file));
    const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (found !== integrity) throw new ScriptError(texts.pnpmAltered, { name, found, integrity });
    writeFileSync(path.join(growing, 'pnpm.tar'), gunzipSync(bytes));
    await run('tar', ['-xf', 'pnpm.tar'], growing);
    move(path.join(growing, 'package'), folder);
  } finally {
    rmSync(growing, { recursive: true, force: true });
  }
}

async function run(command, args, cwd) {
  // On Windows npm is a command file, which only a shell runs.
  const { code, output } = await runTool(command, args, { cwd, shell: process.platform === 'win32' });
  if (code !== 0) throw new ScriptError(texts.pnpmMissing, { output });
}

function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another process finished first, with the same program.
    if (!existsSync(to)) throw error;
  }
}
