import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const reportName = 'build.json';

/**
 * Adds to build.json what the build is made of (BuiltFrom): the commit, as git says while it is built, the `estela` key
 * of package.json, and the hash of every file. So whoever publishes it later need not guess, and sees what was changed
 * by hand. None of it is served, nor part of the version.
 */
export class BuiltFromPlugin {
  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    const { dir } = this.app;
    let begun;
    let ended;
    compiler.hooks.beforeCompile.tap('BuiltFromPlugin', () => {
      begun = { commit: commitOf(dir), manifest: manifestOf(dir) };
    });
    // All is read by now; git takes as long as writing it.
    compiler.hooks.emit.tap('BuiltFromPlugin', () => {
      ended = commitOf(dir);
    });
    compiler.hooks.afterEmit.tapPromise('BuiltFromPlugin', async ({ errors }) => {
      if (errors.length > 0) return;
      const [before, after] = await Promise.all([begun.commit, ended]);
      const folder = compiler.outputPath;
      const file = path.join(folder, reportName);
      const report = JSON.parse(readFileSync(file, 'utf8'));
      const built = { ...both(before, after), manifest: begun.manifest, files: hashes(folder) };
      writeFileSync(file, `${JSON.stringify({ ...report, built }, null, 2)}\n`);
    });
  }
}

/** Where the commit was another when the build was done, neither is the one of what was read. */
function both(before, after) {
  if (before.commit === undefined || before.commit !== after.commit) return {};
  return before.dirty ? before : after;
}

/** The commit in which an app is built, and whether files were changed since. Outside a repository, what ESTELA_COMMIT says. */
async function commitOf(folder) {
  try {
    const { stdout } = await run('git', ['-C', folder, 'status', '--porcelain=v2', '--branch'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const commit = /^# branch\.oid ([0-9a-f]{40,64})$/m.exec(stdout)?.[1];
    if (commit === undefined) return {};
    const isDirty = stdout.split('\n').some((line) => line !== '' && !line.startsWith('#'));
    return { commit, ...(isDirty ? { dirty: true } : {}) };
  } catch {
    // No git, or no repository.
    const said = process.env.ESTELA_COMMIT;
    return said ? { commit: said } : {};
  }
}

function manifestOf(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).estela;
}

/** Every file of the build but the report, with its subresource integrity. */
function hashes(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== reportName)
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha384').update(readFileSync(path.join(folder, name)));
      return [name, `sha384-${hash.digest('base64')}`];
    }),
  );
}
