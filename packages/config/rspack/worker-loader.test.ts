import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

const sources = {
  'main.ts': `import address from './sum.worker.ts?worker';
    globalThis.address = address;`,
  'sum.worker.ts': `import { sum } from './sum.ts';
    globalThis.onmessage = ({ data }: { data: number[] }) => globalThis.postMessage(sum(data));`,
  'sum.ts': 'export const sum = (all: number[]): number => all.reduce((sum, one) => sum + one, 0);',
};
const program = `
  const [{ rspack }, { baseConfig }] = await Promise.all([import('@rspack/core'), import('./base.mjs')]);
  const [dir] = process.argv.slice(1);
  const app = { dir, name: 'mf-sums', container: 'mf_sums', isDevelopment: false, outDir: dir + '/dist', publicPath: '/files/' };
  rspack({ ...baseConfig(app), entry: './main.ts' }).run((error, stats) => {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = error || stats.hasErrors() ? 1 : 0;
  });`;

describe('a worker’s program', () => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'estela-worker-'));
  afterAll(() => rmSync(top, { recursive: true }));

  function build(name: string, changed: Partial<typeof sources> = {}): Record<string, string> {
    const dir = path.join(top, name);
    mkdirSync(dir, { recursive: true });
    for (const [file, text] of Object.entries({ ...sources, ...changed }))
      writeFileSync(path.join(dir, file), text);
    const options = { cwd: __dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    execFileSync(process.execPath, ['--input-type=module', '-e', program, dir], options);
    const dist = path.join(dir, 'dist');
    return Object.fromEntries(
      readdirSync(dist).map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]),
    );
  }

  it('is one file named by what is in it, wherever it is built', () => {
    const built = build('a');
    const worker = Object.keys(built).find((file) => /^sum\.worker\.[0-9a-f]{8}\.js$/.test(file)) ?? '';
    expect(build('somewhere/else')).toEqual(built);
    const sent: unknown[] = [];
    const scope = { postMessage: (data: unknown) => sent.push(data) } as {
      onmessage?: (event: object) => void;
    };
    vm.runInNewContext(built[worker] ?? '', Object.assign(scope, { globalThis: scope }));
    scope.onmessage?.({ data: [1, 2, 3] });
    expect(sent).toEqual([6]);
    const page: { address?: string } = {};
    vm.runInNewContext(built[Object.keys(built).find((file) => file.startsWith('main.')) ?? ''] ?? '', {
      globalThis: page,
    });
    expect(page.address).toBe(`/files/${worker}`);
    const other = build('other', { 'sum.ts': sources['sum.ts'].replace(', 0', ', 1') });
    expect(Object.keys(other)).not.toContain(worker);
  });

  it('fails the build that it is broken in', () => {
    expect(() => build('broken', { 'sum.worker.ts': "import './nowhere.ts';" })).toThrow(/nowhere/);
  });
});
