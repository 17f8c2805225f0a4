import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { version } = jest.requireActual<{ version: string }>('react/package.json');
const page = (text: string) => `export const prerenderPages = async () => ({ 'page.html': ${text} });\n`;
const saves = [
  page("'then'"),
  'export const =',
  page("'now'"),
  page('pageThatIsNotThere'),
  page("'at last'"),
];

/** What came of each build of an app whose pages are saved like this, one after the other. */
function build(...pages: string[]): unknown[] {
  const args = ['--input-type=module', '-e', program, dir, JSON.stringify(pages)];
  const options = { cwd: __dirname, encoding: 'utf8', timeout: 60_000 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Watches a build, and saves its pages again after each one. Prints what came of each. */
const program = `
  const [{ rspack }, { PrerenderPlugin }, fs, path] = await Promise.all([
    import('@rspack/core'), import('./prerender-plugin.mjs'), import('node:fs'), import('node:path')]);
  const [dir, given] = process.argv.slice(1);
  const saves = JSON.parse(given);
  const save = () => fs.writeFileSync(path.join(dir, 'pages.js'), saves.shift());
  const app = { dir, name: 'mf-x', container: 'mf_x', outDir: path.join(dir, 'dist'), publicPath: 'auto' };
  save();
  const compiler = rspack({ name: 'mf-x', context: dir, mode: 'production', entry: './index.js',
    output: { path: app.outDir }, plugins: [new PrerenderPlugin({ app, entry: './pages.js' })],
    cache: { type: 'persistent', storage: { type: 'filesystem', directory: path.join(dir, 'cache') } } });
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const drawn = stats && !stats.hasErrors() && fs.readFileSync(path.join(app.outDir, 'page.html'), 'utf8');
    console.log(JSON.stringify(error ? 'ended: ' + error.message : drawn || 'refused: ' + stats.toString('errors-only')));
    if (saves.length > 0 && !error) return void setImmediate(save);
    watching.close(() => compiler.close(() => undefined));
  });`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'estela-prerender-test-'));
  writeFileSync(path.join(dir, 'index.js'), 'console.log(1)\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a watched build follows its prerendered pages, and waits for the next save where one of them is wrong', () => {
  expect(build(...saves)).toEqual([
    'then',
    expect.stringMatching(/^refused: .*pages\.js/s),
    'now',
    expect.stringMatching(/^refused: .*pageThatIsNotThere/s),
    'at last',
  ]);
}, 90_000);

test('pages are drawn by the React that the shell brings, whichever the app has installed', () => {
  const react = path.join(dir, 'node_modules/react');
  mkdirSync(react, { recursive: true });
  writeFileSync(path.join(react, 'package.json'), '{"name":"react","version":"18.0.0"}');
  writeFileSync(path.join(react, 'index.js'), "exports.version = '18.0.0';\n");
  expect(build(`import { version } from 'react';\n${page('version')}`)).toEqual([version]);
}, 90_000);
