import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.ts';

const command = fileURLToPath(new URL('../../bin/faults.mjs', import.meta.url));

for (const [words, line] of [
  [['--only', 'mf-none'], /^"mf-none" is no remote of this checkout: mf-flights, .*mf-spots$/],
  [['--only', 'shell'], /^"shell" is no remote of this checkout/],
  [['--fault', 'bad weather'], 'No fault has "bad weather" in its name'],
  [['--fault', ''], 'No fault has "" in its name'],
  [['--now'], /--now/],
] as const)
  test(`the faults refuse ${words.join(' ')} in one line`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      status: 2,
      stdout: '',
      lines: 1,
    });
    expect(stderr.trim()).toMatch(line);
  });
