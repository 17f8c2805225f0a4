import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');
const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A copy of the workspace with its installed packages, `depth` folders below a new temporary one. */
function copyWorkspace(depth: string): string {
  const top = mkdtempSync(path.join(os.tmpdir(), 'estela-build-'));
  made.push(top);
  const copy = path.join(top, depth);
  mkdirSync(copy, { recursive: true });
  // Hard links where the temporary folder is on the same disk: installed packages are many files.
  const script = `
    cp -al node_modules "$1/" 2>/dev/null || cp -a node_modules "$1/"
    cp pnpm-lock.yaml "$1/"
    for dir in shell mf-* packages; do
      tar -c --exclude=dist --exclude=.cache --exclude=.estela "$dir" | tar -x -C "$1"
    done`;
  execFileSync('sh', ['-ec', script, 'copy', copy], { cwd: repository });
  return copy;
}

/** Builds an app with one of the two commands there are, and returns `file hash` for each file of the build. */
function build(workspace: string, app: string, command: 'rspack' | 'build-app'): string[] {
  const dir = path.join(workspace, app);
  const env = { ...process.env, NODE_ENV: 'production' };
  if (command === 'rspack')
    execFileSync(path.join(dir, 'node_modules/.bin/rspack'), ['build'], { cwd: dir, env });
  else execFileSync(process.execPath, [path.join(workspace, 'packages/config/bin/build-app.mjs'), dir]);
  const dist = path.join(dir, 'dist');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(dist, file)} ${sha256(readFileSync(file))}`)
    .sort();
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('the same sources give the same bytes in any folder, by either command', () => {
  const [near, deep] = [copyWorkspace('a'), copyWorkspace('somewhere/else/entirely')];
  for (const app of ['mf-groups', 'shell'])
    expect(build(deep, app, 'build-app')).toEqual(build(near, app, 'rspack'));
}, 180_000);
