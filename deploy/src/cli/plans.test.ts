import { type ActivePointer, emptyPointer } from '../store/active-pointer.ts';
import type { Change, HistoryEntry } from '../store/history.ts';
import { planActivate, planPublish, planRollback, wayBack } from './plans.ts';

function changes(...steps: [Change['kind'], string][]): HistoryEntry[] {
  return steps.map(([kind, version], i) => ({
    kind,
    version,
    app: 'mf-gear',
    at: '2026-11-20T12:00:00.000Z',
    by: 'tester',
    previous: steps[i - 1]?.[1] ?? null,
    sequence: i + 1,
  }));
}

function live(version: string): ActivePointer {
  return { ...emptyPointer, remotes: { 'mf-gear': version } };
}

const upToThree = changes(['activated', '1'], ['activated', '2'], ['activated', '3']);

test('a rollback goes one step back', () => {
  expect(planRollback(live('3'), upToThree, 'mf-gear')).toEqual({ from: '3', to: '2' });
});

test('a repeated rollback goes further back instead of forth again', () => {
  const history = [...upToThree, ...changes(['rolled-back', '2'])];
  expect(planRollback(live('2'), history, 'mf-gear')).toEqual({ from: '2', to: '1' });
});

test('after a rollback and a new release the way back leaves out what was rolled back', () => {
  const history = changes(['activated', '1'], ['activated', '2'], ['rolled-back', '1'], ['activated', '3']);
  expect(wayBack(history, 'mf-gear')).toEqual(['1', '3']);
});

test('a rollback may name any version that was live before', () => {
  expect(planRollback(live('3'), upToThree, 'mf-gear', '1')).toEqual({ from: '3', to: '1' });
});

test.each([
  ['nothing was live before', live('1'), changes(['activated', '1']), undefined],
  ['the app was never live', emptyPointer, upToThree, undefined],
  ['the version was never live', live('3'), upToThree, '9'],
  ['the version is live now', live('3'), upToThree, '3'],
])('a rollback is refused when %s', (_case, pointer, history, to) => {
  expect(() => planRollback(pointer, history, 'mf-gear', to)).toThrow('NOTHING_TO_ROLL_BACK');
});

test('activating the live version changes nothing', () => {
  expect(planActivate(live('3'), 'mf-gear', '3')).toBeUndefined();
  expect(planActivate(emptyPointer, 'mf-gear', '3')).toEqual({ from: undefined, to: '3' });
});

const build = { app: 'mf-gear', version: '3' };
const oneToTwo = changes(['activated', '1'], ['activated', '2']);

test.each([true, false])(
  'publishing makes a version live, whether it was published before (%s) or not',
  (isPublished) => {
    expect(planPublish(live('2'), oneToTwo, build, { isPublished, activate: true })).toMatchObject({
      publish: !isPublished,
      move: { from: '2', to: '3' },
    });
  },
);

test('an app that was rolled back or pinned stays where it is, until it is activated or unpinned', () => {
  const options = { isPublished: false, activate: true };
  const entry = { app: 'mf-gear', version: '2', at: '2026-11-20T12:00:00.000Z', by: 'tester' };
  const rolledBack = [...upToThree, ...changes(['rolled-back', '2'])];
  const pinned: HistoryEntry[] = [...oneToTwo, { ...entry, kind: 'pinned' }];
  for (const history of [rolledBack, pinned]) {
    const plan = planPublish(live('2'), history, build, options);
    expect(plan).toEqual({ publish: true, move: undefined, pin: history.at(-1) });
    const free: HistoryEntry[] = [...history, { ...entry, kind: 'unpinned' }];
    expect(planPublish(live('2'), free, build, options).move).toEqual({ from: '2', to: '3' });
  }
  const activated = [...rolledBack, ...changes(['activated', '1'])];
  expect(planPublish(live('1'), activated, build, options).pin).toBeUndefined();
});
