import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-watched-'));
const name = path.basename(folder);
afterAll(() => {
  const caches = [`watched/${name}`, `bundler/watched/${name}-production`];
  for (const made of [folder, ...caches.map((cache) => path.join(root, '.cache', cache))])
    rmSync(made, { recursive: true, force: true });
});

/** Writes a line for each build that is begun. */
const settings = `
import { appendFileSync } from 'node:fs';
const counter = { apply: ({ hooks }) =>
  hooks.beforeCompile.tap('test', () => appendFileSync(${JSON.stringify(path.join(folder, 'begun.txt'))}, 'begun\\n')) };
export default ({ out }) => ({ name: '${name}', mode: 'production', entry: './index.js', output: { path: out }, plugins: [counter] });
`;

/** Saves the source again after each build, and ends after the fourth. */
const program = `
import { writeFileSync } from 'node:fs';
import { watchBuild } from '${path.join(root, 'deploy/scripts/watch-build.mjs')}';
const stop = new AbortController();
let built = 0;
await watchBuild({ name: '${name}', folder: '${folder}' }, async ({ problems }) => {
  if (problems) throw new Error(problems);
  built += 1;
  if (built === 4) setImmediate(() => stop.abort());
  else setImmediate(() => writeFileSync('index.js', 'console.log(' + built + ')'));
}, stop.signal);
`;

test('each save is built once, by one compiler', () => {
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'index.js'), 'console.log(0)');
  writeFileSync(path.join(folder, 'rspack.config.mjs'), settings);
  mkdirSync(path.join(folder, 'node_modules/@rspack'), { recursive: true });
  symlinkSync(
    path.join(root, 'packages/config/node_modules/@rspack/core'),
    path.join(folder, 'node_modules/@rspack/core'),
  );
  // It ends once nothing is left to be done: a build that is still to come counts.
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(path.join(folder, 'begun.txt'), 'utf8').trim().split('\n')).toHaveLength(4);
}, 90_000);
