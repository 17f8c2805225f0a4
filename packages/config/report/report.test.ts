import { reportPage } from './page.ts';
import { jestResults, lintResults, playwrightResults } from './results.ts';
import { mergeRuns, type Part, type Run } from './run.ts';

const red = '\u001b[31m';

test('a failed test of Jest has its message without the colours of a terminal', () => {
  const report = {
    testResults: [
      {
        name: '/at/ui/a.test.ts',
        status: 'failed',
        message: '',
        startTime: 0,
        endTime: 9,
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 1500 },
          { fullName: 'divides', status: 'failed', duration: null, failureMessages: [`${red}by zero`] },
          { fullName: 'waits', status: 'pending' },
        ],
      },
    ],
  };
  expect(jestResults(report, '/at/')).toEqual([
    { title: 'adds', file: 'ui/a.test.ts', status: 'passed', seconds: 1.5 },
    { title: 'divides', file: 'ui/a.test.ts', status: 'failed', seconds: 0, message: 'by zero' },
    { title: 'waits', file: 'ui/a.test.ts', status: 'skipped', seconds: 0 },
  ]);
});

test('a file that does not come as far as its tests is one failure', () => {
  const file = {
    name: '/at/a.test.ts',
    status: 'failed',
    message: 'no such module',
    startTime: 0,
    endTime: 2000,
  };
  expect(jestResults({ testResults: [{ ...file, assertionResults: [] }] }, '/at/')).toEqual([
    {
      title: 'the file as a whole',
      file: 'a.test.ts',
      status: 'failed',
      seconds: 2,
      message: 'no such module',
    },
  ]);
});

test('a failed browser test has its place, its blocks and what it left', () => {
  const failed = {
    status: 'unexpected',
    results: [
      {
        duration: 2000,
        errors: [{ message: 'hidden' }],
        attachments: [{ name: 'trace', path: '/r/trace.zip' }, { name: 'log' }],
      },
    ],
  };
  const specs = [{ title: 'opens', file: 'gear/a.spec.ts', line: 3, tests: [failed] }];
  const suites = [{ title: 'gear/a.spec.ts', suites: [{ title: 'a drone', specs }] }];
  expect(playwrightResults({ suites }, 'e2e/specs')).toEqual([
    {
      title: 'a drone › opens',
      file: 'e2e/specs/gear/a.spec.ts:3',
      status: 'failed',
      seconds: 2,
      message: 'hidden',
      attached: [{ name: 'trace', file: '/r/trace.zip' }],
    },
  ]);
});

test('a stage of lint is a result with its problems', () => {
  const stages = [
    { name: 'types', seconds: 1, problems: [] },
    { name: 'texts', seconds: 2, problems: ['a', 'b'] },
  ];
  expect(lintResults(stages)).toMatchObject([{ status: 'passed' }, { status: 'failed', message: 'a\nb' }]);
});

const part = (name: string, seconds: number, more: Partial<Part> = {}): Part => ({
  name,
  status: 'passed',
  seconds,
  passed: 1,
  failed: 0,
  results: [{ title: `${name} ${seconds}`, file: 'a.ts', status: 'passed', seconds }],
  ...more,
});
const run = (shard: string, ...parts: Part[]): Run => ({
  startedAt: `2026-11-29T09:0${shard[0]}:00.000Z`,
  commit: 'abc',
  shard,
  chosen: [],
  parts,
});

test('shards are one run, each runner as bad as its worst', () => {
  const one = run('1/2', part('Lint', 9), part('Unit tests', 20));
  const off: Part = part('Unit tests', 30, { status: 'broken off', failed: 1, note: 'broken off (SIGKILL)' });
  const other = run('2/2', part('Lint', 0, { status: 'left out', passed: 0, results: [] }), off);
  const merged = mergeRuns([other, one]);
  expect(merged.shard).toBeUndefined();
  expect(merged.startedAt).toBe(one.startedAt);
  expect(merged.parts).toMatchObject([
    { name: 'Lint', status: 'passed', seconds: 9, passed: 1 },
    {
      name: 'Unit tests',
      status: 'broken off',
      seconds: 50,
      passed: 2,
      failed: 1,
      note: 'broken off (SIGKILL)',
    },
  ]);
});

test('a shard that left nothing is a failure of the whole', () => {
  const merged = mergeRuns([run('1/3', part('Lint', 9)), run('2/3')]);
  expect(merged.parts.slice(1)).toMatchObject([
    { name: 'Shard 2/3', status: 'broken off', failed: 1 },
    { name: 'Shard 3/3', status: 'broken off', failed: 1 },
  ]);
});

test('the page says what failed and why, what was left out, and the ten slowest', () => {
  const slow = Array.from({ length: 12 }, (_, index) => ({
    title: `slow ${index}.`,
    file: 'a.ts',
    status: 'passed' as const,
    seconds: 100 + index,
  }));
  const failed = {
    title: 'breaks <b>',
    file: 'a.spec.ts:3',
    status: 'failed' as const,
    seconds: 1,
    message: '1 < 2 & "so"',
    attached: [{ name: 'trace', file: 'attached/trace.zip' }],
  };
  const page = reportPage(
    run(
      '1/2',
      part('Unit tests', 3, { results: slow }),
      part('Browser tests', 4, { status: 'failed', failed: 1, results: [failed] }),
      part('Server on PGlite', 1, {
        status: 'broken off',
        failed: 1,
        results: [],
        note: 'broken off (SIGINT)',
      }),
      part('Several processes', 0, {
        status: 'left out',
        passed: 0,
        results: [],
        note: 'not installed: haproxy',
      }),
    ),
  );
  expect(page).toContain('3 passed, 2 failed</h1>');
  expect(page).toContain('breaks &lt;b&gt;');
  expect(page).toContain('<pre>1 &lt; 2 &amp; &quot;so&quot;</pre>');
  expect(page).toContain('<a href="attached/trace.zip">trace</a>');
  expect(page).toContain('broken off (SIGINT)');
  expect(page).toContain('not installed: haproxy');
  const slowest = page.slice(page.indexOf('<h2>Slowest'), page.indexOf('<h2>All tests'));
  expect(slowest.match(/<li>/g)).toHaveLength(10);
  expect(slowest).toContain('slow 2.');
  expect(slowest).not.toContain('slow 1.');
  expect(page).not.toMatch(/<script|https?:/);
});
