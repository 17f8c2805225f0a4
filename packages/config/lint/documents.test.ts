import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const record = '## Context\n## Decision\n## Consequences\n## When to look again';

const several = `# 004\n## One\n${record.replaceAll('##', '###')}\n## Another\n${record.replaceAll('##', '###')}`;

const sound = {
  'package.json': JSON.stringify({ name: 'top', scripts: { start: 'node x' } }),
  'packages/ui/package.json': JSON.stringify({
    name: '@estela/ui',
    exports: { '.': './a.ts', './form': './b.ts' },
  }),
  'packages/ui/src/button.ts': `import { createServer } from 'node:http';\nexport const openButton = () => createServer();`,
  'packages/ui/README.md':
    '`src/button.ts` `src/<name>.ts` `@estela/ui/form` `openButton()` `release.json` `dist/a.mjs` [top](../../package.json) `npm run start`',
  'packages/docs/decisions/001-a.md': `${record}\n\`createServer\` of Node, \`packages/ui/src\``,
  'packages/docs/decisions/004-d.md': `${several}${'\n'.repeat(40)}## A third\n${record.replaceAll('##', '###')}`,
  'packages/docs/decisions/README.md': '001-a.md 002-b.md 003-c.md 004-d.md 005-e.md',
};

/** One fault each, with what is said of it. */
const faults: Record<string, [text: string, problem: string]> = {
  'packages/ui/path.md': ['`src/gone.ts`', 'there is no src/gone.ts'],
  'packages/ui/folder.md': ['`packages/gone/src`', 'there is no packages/gone/src'],
  'packages/ui/file.md': ['`gone.ts`', 'there is no gone.ts'],
  'packages/ui/import.md': ['`@estela/ui/menu`', 'there is no @estela/ui/menu'],
  'packages/ui/link.md': ['[gone](gone.md)', 'there is no packages/ui/gone.md'],
  'packages/ui/name.md': ['`closeButton`', 'no code of ours has closeButton'],
  'packages/ui/called.md': ['`shut()`', 'no code of ours has shut'],
  'packages/ui/foreign.md': ['`createServer`', 'no code of ours has createServer'],
  'packages/ui/script.md': ['```sh\nnpm run gone\n```', 'there is no npm script gone'],
  'packages/docs/decisions/002-b.md': [
    '## Context\n## Decision',
    'its parts are not Context, Decision, Consequences, When to look again',
  ],
  'packages/docs/decisions/003-c.md': [`${record}${'\n'.repeat(60)}`, 'a decision has 60 lines at most'],
  'packages/docs/decisions/005-e.md': [
    `${several}\n## A third\n### Context`,
    'its parts are not Context, Decision, Consequences, When to look again',
  ],
  'packages/docs/decisions/006-f.md': [record, 'the index does not name it'],
  'packages/ui/src/comment.ts': ['// See gone.ts.', 'a comment names gone.ts, which is not there'],
};

function problemsIn(files: Record<string, string>): string[] {
  const top = mkdtempSync(path.join(os.tmpdir(), 'estela-documents-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  }
  spawnSync('git', ['init', '--quiet'], { cwd: top });
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', check(top)], {
    encoding: 'utf8',
  });
  rmSync(top, { recursive: true });
  expect(run.stderr).toBe('');
  return (JSON.parse(run.stdout) as string[]).sort();
}

const check = (top: string) => `
import { documentProblems } from ${JSON.stringify(path.join(__dirname, 'documents.mjs'))};
console.log(JSON.stringify(documentProblems(${JSON.stringify(top)})));
`;

test('documents that name what exists have no problem', () => {
  expect(problemsIn(sound)).toEqual([]);
});

test('a migration may name a file that has moved since: it is never changed', () => {
  expect(problemsIn({ ...sound, 'packages/server/migrations/001-a.sql': '-- See gone.ts.' })).toEqual([]);
});

test('each path, name and script that does not exist is found', () => {
  const planted = Object.entries(faults).map(([file, [text]]) => [file, text]);
  expect(problemsIn({ ...sound, ...Object.fromEntries(planted) })).toEqual(
    Object.entries(faults)
      .map(([file, [, problem]]) => `${file}: ${problem}`)
      .sort(),
  );
});
