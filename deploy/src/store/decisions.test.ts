import { type ActivePointer, emptyPointer } from './active-pointer.ts';
import { decideMove, decideRollback, decideSwitch, type MoveWish, wayBack } from './decisions.ts';
import type { Change, HistoryEntry } from './history.ts';

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
  expect(decideRollback({ pointer: live('3'), history: upToThree }, 'mf-gear')).toEqual({
    from: '3',
    to: '2',
  });
});

test('a repeated rollback goes further back instead of forth again', () => {
  const history = [...upToThree, ...changes(['rolled-back', '2'])];
  expect(decideRollback({ pointer: live('2'), history }, 'mf-gear')).toEqual({ from: '2', to: '1' });
});

test('after a rollback and a new release the way back leaves out what was rolled back', () => {
  const history = changes(['activated', '1'], ['activated', '2'], ['rolled-back', '1'], ['activated', '3']);
  expect(wayBack(history, 'mf-gear')).toEqual(['1', '3']);
});

test('a rollback may name any version that was live before', () => {
  expect(decideRollback({ pointer: live('3'), history: upToThree }, 'mf-gear', '1')).toEqual({
    from: '3',
    to: '1',
  });
});

test.each([
  ['nothing was live before', live('1'), changes(['activated', '1']), undefined, 'NOTHING_TO_ROLL_BACK'],
  ['the app was never live', emptyPointer, upToThree, undefined, 'NOTHING_TO_ROLL_BACK'],
  ['the version was never live', live('3'), upToThree, '9', 'NEVER_LIVE'],
  ['the version is live now', live('3'), upToThree, '3', 'LIVE_ALREADY'],
])('a rollback is refused, and says why, when %s', (_case, pointer, history, to, code) => {
  expect(() => decideRollback({ pointer, history }, 'mf-gear', to)).toThrow(code);
});

const activate: MoveWish = { kind: 'activated', app: 'mf-gear', version: '3' };
const oneToTwo = changes(['activated', '1'], ['activated', '2']);

test('activating the live version changes nothing', () => {
  expect(decideMove({ pointer: live('3'), history: upToThree }, activate)).toEqual({});
  const first = decideMove({ pointer: emptyPointer, history: [] }, activate);
  expect(first.decision).toMatchObject({ version: '3', previous: null, next: { sequence: 1 } });
});

test('publishing makes a version live', () => {
  const { decision } = decideMove(
    { pointer: live('2'), history: oneToTwo },
    { ...activate, unlessHeld: true },
  );
  expect(decision).toMatchObject({ version: '3', previous: '2', next: { remotes: { 'mf-gear': '3' } } });
});

test('an app that was rolled back or pinned stays where it is, until it is activated or unpinned', () => {
  const wish = { ...activate, unlessHeld: true };
  const entry = { app: 'mf-gear', version: '2', at: '2026-11-20T12:00:00.000Z', by: 'tester' };
  const rolledBack = [...upToThree, ...changes(['rolled-back', '2'])];
  const pinned: HistoryEntry[] = [...oneToTwo, { ...entry, kind: 'pinned' }];
  for (const history of [rolledBack, pinned]) {
    expect(decideMove({ pointer: live('2'), history }, wish)).toEqual({ heldBy: history.at(-1) });
    const free: HistoryEntry[] = [...history, { ...entry, kind: 'unpinned' }];
    expect(decideMove({ pointer: live('2'), history: free }, wish).decision).toMatchObject({ version: '3' });
  }
  const activated = [...rolledBack, ...changes(['activated', '1'])];
  expect(decideMove({ pointer: live('1'), history: activated }, wish).heldBy).toBeUndefined();
});

test('a start leaves what was released since its version was live, and follows its sources otherwise', () => {
  const start = (version: string, history: HistoryEntry[], now: string) =>
    decideMove({ pointer: live(now), history }, { ...activate, version, atStart: true });
  expect(start('1', oneToTwo, '2')).toEqual({ heldBy: oneToTwo[1] });
  expect(start('3', oneToTwo, '2').decision).toMatchObject({ version: '3', atStart: true });
  const byStart = [...oneToTwo, { ...changes(['activated', '3'])[0], atStart: true } as HistoryEntry];
  expect(start('1', byStart, '3').decision).toMatchObject({ version: '1' });
  // Whoever unpins says that builds may go live again.
  const unpinned = [...oneToTwo, ...changes(['rolled-back', '1'])];
  unpinned.push({ ...unpinned[0], kind: 'unpinned' } as HistoryEntry);
  expect(start('2', unpinned, '1').decision).toMatchObject({ version: '2' });
});

test('a disabled app keeps its version until it is enabled, and then what held it before holds it again', () => {
  const wish = { ...activate, unlessHeld: true };
  const pinned: HistoryEntry = { ...changes(['activated', '2'])[0], kind: 'pinned' } as HistoryEntry;
  const disabled = [...oneToTwo, ...changes(['disabled', '2'])];
  const pointer = { ...live('2'), disabled: ['mf-gear'] };
  expect(decideMove({ pointer, history: disabled }, wish).heldBy).toMatchObject({ kind: 'disabled' });
  expect(decideMove({ pointer, history: disabled }, activate).decision?.next.disabled).toEqual(['mf-gear']);
  const enabled = [...disabled, ...changes(['enabled', '2'])];
  expect(decideMove({ pointer: live('2'), history: enabled }, wish).decision).toMatchObject({ version: '3' });
  const heldBefore = [...oneToTwo, pinned, ...changes(['disabled', '2'], ['enabled', '2'])];
  expect(decideMove({ pointer: live('2'), history: heldBefore }, wish).heldBy).toEqual(pinned);
});

test('disabling is not a step of the way back', () => {
  const history = [...oneToTwo, ...changes(['disabled', '2'], ['enabled', '2'])];
  expect(wayBack(history, 'mf-gear')).toEqual(['1', '2']);
});

test('disabling twice changes nothing, and the shell cannot be disabled', () => {
  const pointer = { ...live('2'), shell: '1' };
  const first = decideSwitch({ pointer, history: [] }, 'disabled', 'mf-gear');
  expect(first?.next).toMatchObject({ sequence: 1, disabled: ['mf-gear'], remotes: { 'mf-gear': '2' } });
  const state = { pointer: first?.next ?? emptyPointer, history: [] };
  expect(decideSwitch(state, 'disabled', 'mf-gear')).toBeUndefined();
  expect(decideSwitch(state, 'enabled', 'mf-gear')?.next.disabled).toEqual([]);
  expect(() => decideSwitch(state, 'disabled', 'shell')).toThrow('SHELL_STAYS');
  expect(() => decideSwitch(state, 'disabled', 'mf-none')).toThrow('NOT_LIVE');
});
