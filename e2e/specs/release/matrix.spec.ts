import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Release } from '@estela/contracts/release';
import { expect, test } from '../../fixtures/test.ts';
import { reachOf } from '../../matrix/reach.ts';
import { cellsOf, exitCodeOf, tableOf } from '../../matrix/results-table.ts';

const command = fileURLToPath(new URL('../../bin/matrix.mjs', import.meta.url));

for (const [words, line] of [
  [['--from', 'nothing-here'], '"nothing-here" is no commit of this repository and no release of its store'],
  [['--from', ''], '"" is no commit of this repository and no release of its store'],
  [['--from', 'HEAD:package.json'], /^"HEAD:package.json" is no commit/],
  [['--from', '--app'], /ambiguous/],
  [['--app', '../deploy'], '"../deploy" is no app of this checkout'],
  [['--situation', 'by night'], 'No situation has "by night" in its name'],
  [['--composition', 'shell'], '"shell" in --composition is not <app>=<choice>'],
  [['--composition', 'mf-none=previous'], '"mf-none" is no app of this checkout'],
  [['--composition', 'shell=previous', '--app', 'shell'], /leave out --app/],
  [['--now'], /--now/],
] as const)
  test(`the comparison of releases refuses ${words.join(' ')} in one line`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      status: 2,
      stdout: '',
      lines: 1,
    });
    expect(stderr.trim()).toMatch(line);
  });

const aRelease = (app: string, slots: string[], uses: { calls?: string[]; slots?: string[] }) =>
  ({
    app,
    manifest: { routes: [{ path: `/${app}` }], slots },
    uses: { modules: {}, texts: [], calls: [], slots: [], ...uses },
  }) as unknown as Release;

test('what a moved app reaches follows from the routes, slots and calls of the releases that meet', () => {
  const shown = [
    aRelease('gear', ['droneCard'], { calls: ['POST /drones', 'GET /components'], slots: ['followButton'] }),
    aRelease('groups', [], { calls: ['GET /groups'], slots: ['droneCard', 'followButton'] }),
    aRelease('social', ['followButton'], { calls: ['GET /users/:/drones', 'PUT /users/:/follow'] }),
    aRelease('spots', [], { calls: ['GET /components', 'POST /spots'] }),
  ];
  expect(reachOf('gear', shown)).toEqual({
    routes: ['/gear'],
    slots: [
      { slot: 'followButton', host: 'gear', filledBy: 'social' },
      { slot: 'droneCard', host: 'groups', filledBy: 'gear' },
    ],
    readers: [{ app: 'social', resources: ['drones'] }],
  });
});

test('the table has a cell for each app and situation, and its exit code is that of the worst', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ results: [{ status, errors: message ? [{ message }] : [] }] }],
  });
  const good = spec('mf-gear: all previous', 'passed');
  const refused = spec('shell: all previous', 'failed', 'RefusedComposition: the shell\nlacks a name');
  const failed = spec('mf-gear: damaged store', 'failed', 'Error: no heading');
  const cells = cellsOf({ suites: [{ specs: [good, refused] }, { suites: [{ specs: [failed] }] }] });
  expect(tableOf(cells)).toEqual([
    '               mf-gear  shell',
    'all previous   ok       refused',
    'damaged store  FAILED   –',
  ]);
  expect(exitCodeOf(cells)).toBe(1);
  expect(exitCodeOf(cellsOf({ specs: [good, refused] }))).toBe(3);
  expect(exitCodeOf(cellsOf({ specs: [good] }))).toBe(0);
  expect(exitCodeOf([])).toBe(1);
});
