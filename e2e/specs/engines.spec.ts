import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Cell } from '../engines/results-table.ts';
import { exitCodeOf, reasonLines, tableOf } from '../engines/results-table.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { expect, test } from '../fixtures/test.ts';

const command = fileURLToPath(new URL('../bin/engines.mjs', import.meta.url));

/** Runs the command where PATH holds this folder alone. */
async function run(words: readonly string[], folder = temporaryFolder('engines')) {
  const env = { ...process.env, PATH: folder };
  const child = spawn(process.execPath, [command, ...words], { env });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await closed;
  return { status, stdout, stderr: stderr.trim() };
}

for (const [words, line] of [
  [['--only', 'opera'], /^"opera" is no engine: there is chromium, firefox, webkit$/],
  [['--only', ''], /^"" is no engine/],
  [['--screen', 'cockpit'], /^"cockpit" is no screen: there is landing, .*, main job$/],
  [['--language', 'fr'], /^"fr" is no language: there is es, en$/],
  [['firefox'], /firefox/],
  [['--now'], /--now/],
  [['--only', 'firefox'], /^No firefox-esr found. On Debian: apt-get install firefox-esr$/],
  [['--only', 'webkit'], /^No WebKitWebDriver found. On Debian: apt-get install webkit2gtk-driver$/],
] as const)
  test(`the look at three engines refuses ${words.join(' ')} in one line`, async () => {
    const { status, stdout, stderr } = await run(words);
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 });
    expect(stderr).toMatch(line);
  });

test('a driver without a display is named before anything is built', async () => {
  const folder = temporaryFolder('engines');
  writeFileSync(path.join(folder, 'WebKitWebDriver'), '');
  chmodSync(path.join(folder, 'WebKitWebDriver'), 0o755);
  const { status, stderr } = await run(['--only', 'webkit'], folder);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'No Xvfb found. On Debian: apt-get install xvfb',
  });
});

test('the table has a cell for each screen and engine, and only what no known difference explains fails', () => {
  const cell = (engine: Cell['engine'], screen: string, ...problems: string[]): Cell => ({
    ...{ engine, language: 'es', screen },
    problems,
  });
  const cells = [
    cell('firefox', 'map'),
    cell('firefox', 'feed'),
    cell('webkit', 'map', 'no ring', 'no ring'),
    cell('webkit', 'feed', 'no ring', 'no heading'),
  ];
  const known = [
    { engine: 'webkit', problem: /^no ring$/, reason: 'it draws none' },
    { engine: 'webkit', screens: ['map'], problem: /^no heading$/, reason: 'of the map alone' },
  ] as const;
  expect(tableOf(cells, known)).toEqual([
    '      firefox es  webkit es',
    'map   ok          differs',
    'feed  ok          FAILED',
  ]);
  expect(reasonLines(cells, known)).toEqual([
    'FAILED webkit es, feed: no heading',
    'differs webkit, map, feed: it draws none',
  ]);
  expect(exitCodeOf(cells, known)).toBe(1);
  expect(exitCodeOf(cells.slice(0, 3), known)).toBe(0);
  expect(exitCodeOf([], known)).toBe(1);
});
