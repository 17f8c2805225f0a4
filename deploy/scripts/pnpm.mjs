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
 * How to run pnpm in its one version: `command`, `args` that come first and `options` of the child process. The program
 * of this platform comes from the registry that npm is set to, is compared with its hash in pnpm.json and kept; where
 * that file names none for the platform, npx fetches the version and its registry vouches for it.
 */
export async function pnpmCommand({ version, programs } = pinned, kept = path.join(root, '.cache/pnpm')) {
  const platform = platformName();
  const integrity = programs[platform];
  if (!integrity) {
    const options = { shell: process.platform === 'win32' };
    return { command: 'npx', args: ['--yes', `pnpm@${version}`], options };
  }
  const folder = path.join(kept, createHash('sha256').update(integrity).digest('hex').slice(0, 16));
  if (!existsSync(folder)) await fetchProgram(`@pnpm/exe.${platform}@${version}`, integrity, folder);
  return { command: path.join(folder, 'pnpm'), args: [], options: {} };
}

/** As pnpm names its programs: those for Linux without glibc are others. */
function platformName() {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return name;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? name : `${name}-musl`;
}

async function fetchProgram(name, integrity, folder) {
  const kept = path.dirname(folder);
  mkdirSync(kept, { recursive: true });
  const growing = mkdtempSync(path.join(kept, 'new-'));
  try {
    await run('npm', ['pack', name, '--pack-destination', growing, '--prefer-offline', '--silent'], growing);
    const [file] = readdirSync(growing);
    const bytes = readFileSync(path.join(growing, file));
    const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (found !== integrity) throw new ScriptError(texts.pnpmAltered, { name, found, integrity });
    const archive = path.join(growing, 'pnpm.tar');
    writeFileSync(archive, gunzipSync(bytes));
    await run('tar', ['-xf', archive], growing);
    move(path.join(growing, 'package'), folder);
  } finally {
    rmSync(growing, { recursive: true, force: true });
  }
}

async function run(command, args, cwd) {
  const { code, output } = await runTool(command, args, { cwd });
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
