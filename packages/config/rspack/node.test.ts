import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const tool = path.resolve(__dirname, '../bin/build-node.mjs');
const sources = {
  'src/main.ts': `import { readFileSync } from 'node:fs';
    export type Nothing = never;
    export const beside: string = readFileSync(new URL('../note.txt', import.meta.url), 'utf8');
    export const dirname: string = import.meta.dirname;
    export const lazy = async (): Promise<string> => (await import('./lazy.ts')).lazy;
    export function fail(): never {
      throw new Error('on line 7');
    }`,
  'src/lazy.ts': `export const lazy: string = 'here';`,
  'note.txt': 'a note',
};

describe('a Node program in one file', () => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'estela-node-'));
  const [made, moved] = [path.join(top, 'made'), path.join(top, 'a/moved')];
  const file = path.join(moved, 'dist/1/main.mjs');

  beforeAll(() => {
    mkdirSync(path.join(made, 'src'), { recursive: true });
    for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(made, name), text);
    execFileSync(process.execPath, [tool, path.join(made, 'dist/1'), path.join(made, 'src/main.ts')]);
    // Elsewhere than it was built: a file that still points back would be missed.
    mkdirSync(path.dirname(moved), { recursive: true });
    renameSync(made, moved);
  });
  afterAll(() => rmSync(top, { recursive: true }));

  function run(script: string): string {
    const whole = `process.setSourceMapsEnabled(true); const it = await import(${JSON.stringify(file)}); ${script}`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', whole], { encoding: 'utf8' });
  }

  it('finds files beside its sources, also in a folder that has moved', () => {
    expect(JSON.parse(run('console.log(JSON.stringify([it.beside, it.dirname]))'))).toEqual([
      'a note',
      path.join(moved, 'src'),
    ]);
  });

  it('brings along what it imports later', () => {
    expect(readdirSync(path.dirname(file))).toEqual(['main.mjs', 'main.mjs.map']);
    expect(run('console.log(await it.lazy())')).toBe('here\n');
  });

  it('names the line of the source in a stack trace', () => {
    expect(run('try { it.fail(); } catch (error) { console.log(error.stack); }')).toContain(
      `${path.join(moved, 'src/main.ts')}:7:`,
    );
  });
});
