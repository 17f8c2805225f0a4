import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { pnpmCommand } from './pnpm.mjs';
import { runTool } from './run-tool.mjs';
import { ScriptError } from './script-error.mjs';
import { texts } from './texts.mjs';

const stamp = path.join(root, 'node_modules/.estela-install');

/** Installs what the lock file says, unless it is installed already. */
export async function install() {
  const wanted = lockHash();
  if (readOrNothing(stamp) === wanted) return texts.unchanged;
  const { command, args } = await pnpmCommand();
  const { code, output } = await runTool(command, [...args, 'install', '--frozen-lockfile'], {
    cwd: root,
    // pnpm asks before it replaces a node_modules folder, unless it runs unattended.
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0) throw new ScriptError(texts.installFailed, { output });
  writeFileSync(stamp, wanted);
  return texts.done;
}

function lockHash() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
