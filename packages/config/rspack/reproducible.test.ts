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

/** Builds an app with one of the two commands there are, and returns the bytes of each file of the build by its name. */
function build(workspace: string, app: string, command: 'rspack' | 'build-app'): Map<string, Buffer> {
  const dir = path.join(workspace, app);
  const env = { ...process.env, NODE_ENV: 'production' };
  if (command === 'rspack')
    execFileSync(path.join(dir, 'node_modules/.bin/rspack'), ['build'], { cwd: dir, env });
  else execFileSync(process.execPath, [path.join(workspace, 'packages/config/bin/build-app.mjs'), dir]);
  const dist = path.join(dir, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(dist, file), readFileSync(file)]),
  );
}

const listed = (files: Map<string, Buffer>) =>
  Array.from(files, ([name, bytes]) => `${name} ${sha256(bytes)}`);

/** What stands around the first character in which a file of one build is not that of the other, but for its hash. */
function firstDifference(one: Map<string, Buffer>, other: Map<string, Buffer>): [string, string][] {
  const plain = (name: string) => name.replace(/\.[\da-f]{8}\./, '.');
  const twins = new Map(Array.from(other, ([name, bytes]) => [plain(name), bytes.toString('latin1')]));
  return Array.from(one).flatMap(([name, bytes]): [string, string][] => {
    const [text, twin = ''] = [bytes.toString('latin1'), twins.get(plain(name))];
    const at = Array.from(text).findIndex((character, index) => character !== twin[index]);
    const around = (whole: string) => `${name}: ${whole.slice(Math.max(0, at - 80), at + 80)}`;
    return at === -1 ? [] : [[around(text), around(twin)]];
  });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('the same sources give the same bytes in any folder, by either command', () => {
  const [near, deep] = [copyWorkspace('a'), copyWorkspace('somewhere/else/entirely')];
  for (const app of ['mf-groups', 'shell']) {
    const [far, close] = [build(deep, app, 'build-app'), build(near, app, 'rspack')];
    expect(firstDifference(far, close)).toEqual([]);
    expect(listed(far)).toEqual(listed(close));
    // On a quiet machine the bundler's threads may come upon the chunks in one order twice.
    for (const ids of idsOfHashes(far)) expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  }
}, 180_000);

/** The chunks in each table of hashes of a build, as they follow each other. */
function idsOfHashes(files: Map<string, Buffer>): number[][] {
  const scripts = Array.from(files).filter(([name]) => name.endsWith('.js'));
  return scripts
    .flatMap(([, bytes]) => bytes.toString().match(/\.sri(?:Css)?Hashes=\{[^}]*\}/g) ?? [])
    .map((table) => Array.from(table.matchAll(/[{,](\d+):/g), ([, id]) => Number(id)));
}
