import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildProblems, problemText } from './build-problems.ts';

const folder = path.join(os.tmpdir(), 'somewhere/mf-gear');
const of = (file: string) => `builtin:react-refresh-loader!builtin:swc-loader??one!${file}`;

test('a syntax error names the file in its app, the line and what the compiler says', () => {
  const message = `  × Module build failed (from builtin:swc-loader):
  ├─▶   × Syntax Error: Unexpected token
  │       ╭─[44:0]
  │    44 │ }
  │       ╰────
  ╰─▶   × Syntax Error: Expected '</'
          ╭─[43:0]
          ╰────
`;
  const moduleIdentifier = of(path.join(folder, 'src/app/app.tsx'));
  const [problem] = buildProblems([{ message, moduleIdentifier }], folder);
  expect(problem).toMatchObject({ file: 'mf-gear/src/app/app.tsx', line: 44 });
  expect(problem?.message).toMatch(/^× Syntax Error: Unexpected token\n/);
  expect(problem?.message).not.toMatch(/Module build failed|├/);
  expect(problem && problemText(problem)).toMatch(/^mf-gear\/src\/app\/app\.tsx:44\n× Syntax/);
});

test('a missing module is shown where the source asks for it, not where the compiled file does', async () => {
  const own = await mkdtemp(path.join(os.tmpdir(), 'mf-gear-'));
  const file = path.join(own, 'page.tsx');
  await writeFile(file, "import { a } from './a.ts';\n\nimport { b } from './b.ts';\n");
  const message = `  × Module not found: Can't resolve './b.ts' in '${own}'\n   ╭─[9:0]\n 9 │ import\n`;
  expect(buildProblems([{ message, moduleIdentifier: of(file) }], own)).toEqual([
    {
      file: `${path.basename(own)}/page.tsx`,
      line: 3,
      message: `× Module not found: Can't resolve './b.ts' in '${own}'`,
    },
  ]);
  await rm(own, { recursive: true });
});

test('an error of the build as a whole has no file', () => {
  const [problem] = buildProblems([{ message: '  × no lazy page has that name\n' }], folder);
  expect(problem).toEqual({ message: '× no lazy page has that name' });
  expect(problem && problemText(problem)).toBe('× no lazy page has that name');
});
