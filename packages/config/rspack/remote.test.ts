import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = `
  const [{ rspack }, { remote }] = await Promise.all([import('@rspack/core'), import('./remote.mjs')]);
  const [dir] = process.argv.slice(1);
  process.chdir(dir);
  const compiler = rspack(remote({ dir })({}, {}));
  compiler.hooks.shouldEmit.tap('test', () => false);
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    const chunks = [...stats.compilation.chunks];
    console.log(JSON.stringify(chunks.map(({ name, id, files }) => ({ name: name ?? id, files: [...files] }))));
  });`;

test('what comes from the shell makes no chunks of a remote, whose order would be chance', () => {
  const dir = path.resolve(__dirname, '../../../mf-groups');
  const options = { cwd: __dirname, encoding: 'utf8', stdio: 'pipe' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program, dir], options);
  const chunks = JSON.parse(printed) as { name: string; files: string[] }[];
  expect(chunks.map(({ name }) => name)).toContain('lifecycles');
  expect(chunks.filter(({ files }) => files.length === 0)).toEqual([]);
}, 60_000);
