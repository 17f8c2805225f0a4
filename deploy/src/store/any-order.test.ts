import fc from 'fast-check';
import { explainable, explained } from '../../test/explained.ts';
import { StoreError } from '../errors.ts';
import { emptyPointer } from './active-pointer.ts';
import {
  type Decision,
  decideMove,
  decidePin,
  decideRollback,
  decideSwitch,
  type MoveWish,
  type StoreState,
} from './decisions.ts';
import { type HistoryEntry, heldBy } from './history.ts';
import { removable } from './removal.ts';

const app = 'mf-gear';
const minute = 60_000;
const verbs = ['start', 'activate', 'rollback', 'pin', 'unpin', 'disable', 'enable', 'gc'] as const;
type Command = [verb: (typeof verbs)[number], version: string];

/** A store in memory: each step that the real one takes under its lock is one call here. */
function world() {
  let state: StoreState = { pointer: emptyPointer, history: [] };
  const versions = new Set<string>();
  let now = Date.parse('2026-11-20T12:00:00.000Z');

  function write(entry: object, pointer = state.pointer): void {
    const line = { at: new Date(now).toISOString(), by: 'tester', app, ...entry } as HistoryEntry;
    state = { pointer, history: [...state.history, line] };
    expect(explained(state.history)).toEqual(explainable(state.pointer));
  }
  function commit(decision: Decision | undefined): void {
    if (!decision) return;
    const { next, ...what } = decision;
    write({ ...what, sequence: next.sequence }, next);
  }
  function move(wish: Omit<MoveWish, 'app'>): void {
    if (!versions.has(wish.version)) return;
    const before = heldBy(state.history, app);
    const { decision } = decideMove(state, { app, ...wish });
    // Whatever came between, nothing starts what operators hold back.
    if (wish.atStart && before) expect(decision).toBeUndefined();
    commit(decision);
  }
  function gc(): void {
    const gone = removable(state, app, [...versions], { keep: 1, age: 3 * minute, now });
    for (const version of gone) {
      write({ kind: 'removed', version });
      versions.delete(version);
    }
  }

  /** Between the steps of a command those of others run. */
  function* steps([verb, version]: Command): Generator<undefined, void> {
    if (verb === 'start') {
      if (!versions.has(version)) write({ kind: 'published', version });
      versions.add(version);
      yield;
      move({ kind: 'activated', version, atStart: true });
    } else if (verb === 'activate') move({ kind: 'activated', version });
    else if (verb === 'rollback') {
      const { from, to } = decideRollback(state, app);
      // What a rollback leads to is never removed.
      expect(versions).toContain(to);
      yield;
      move({ kind: 'rolled-back', version: to, expected: from });
    } else if (verb === 'gc') gc();
    else if (verb === 'pin' || verb === 'unpin') {
      const kind = `${verb}ned` as const;
      const { version: live, changed } = decidePin(state, kind, app);
      if (changed) write({ kind, version: live });
    } else commit(decideSwitch(state, `${verb}d`, app));
  }

  return {
    steps,
    pass: () => (now += minute),
    check: () => expect([...versions, undefined]).toContain(state.pointer.remotes[app]),
  };
}

const command = fc.tuple(fc.constantFrom(...verbs), fc.constantFrom('1', '2', '3', '4', '5'));

test('in whatever order the steps of several people come, the history explains the pointer', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      (people, picks) => {
        const store = world();
        const running = people.map((commands) => commands.map((one) => store.steps(one)));
        const choose = picks[Symbol.iterator]();
        for (;;) {
          const busy = running.filter((queue) => queue.length > 0);
          const queue = busy[choose.next().value % busy.length];
          if (!queue?.[0]) break;
          if (isDone(queue[0])) queue.shift();
          store.pass();
          store.check();
        }
      },
    ),
    { numRuns: 400, seed: 2026 },
  );
});

/** One step. A refusal ends the command, as it does on the command line. */
function isDone(steps: Generator): boolean {
  try {
    return steps.next().done ?? false;
  } catch (error) {
    if (error instanceof StoreError) return true;
    throw error;
  }
}
