import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const program = `
  const [{ rspack, sources }, { BuiltFromPlugin }] =
    await Promise.all([import('@rspack/core'), import('./built-from-plugin.mjs')]);
  const [dir] = process.argv.slice(1);
  const report = { apply: (compiler) => compiler.hooks.thisCompilation.tap('test', (compilation) =>
    compilation.hooks.processAssets.tap('test', () =>
      compilation.emitAsset('build.json', new sources.RawSource('{"app":"mf-x"}')))) };
  const plugins = [report, new BuiltFromPlugin({ dir })];
  const compiler = rspack({ context: dir, mode: 'production', entry: './index.js', plugins,
    output: { path: dir + '/dist', clean: true } });
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    compiler.close(() => undefined);
  });`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'estela-built-from-'));
  writeFileSync(path.join(dir, 'index.js'), 'console.log(1)\n');
  writeFileSync(path.join(dir, 'package.json'), '{"name":"mf-x","estela":{"namespace":"x","routes":[]}}');
  writeFileSync(path.join(dir, '.gitignore'), 'dist\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

function build(env: Record<string, string> = {}) {
  const options = { cwd: __dirname, env: { ...process.env, ...env }, stdio: 'pipe' } as const;
  execFileSync(process.execPath, ['--input-type=module', '-e', program, dir], options);
  return JSON.parse(readFileSync(path.join(dir, 'dist/build.json'), 'utf8'));
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@estela.example'];
  return execFileSync('git', ['-C', dir, ...identity, ...args], { encoding: 'utf8' }).trim();
}

test('a build keeps the commit in which it was made, whether files were changed then, and what came out', () => {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', 'HEAD');
  const clean = build();
  expect(clean).toEqual({
    app: 'mf-x',
    built: {
      commit,
      manifest: { namespace: 'x', routes: [] },
      files: { 'main.js': expect.stringMatching(/^sha384-/) },
    },
  });
  appendFileSync(path.join(dir, 'index.js'), 'console.log(2)\n');
  const { built } = build();
  expect(built).toMatchObject({ commit, dirty: true });
  expect(built.files).not.toEqual(clean.built.files);
});

test('outside a repository it is the commit that the pipeline names, or none', () => {
  expect(build({ ESTELA_COMMIT: 'abc' }).built).toMatchObject({ commit: 'abc' });
  expect(build({ ESTELA_COMMIT: '' }).built).not.toHaveProperty('commit');
});
