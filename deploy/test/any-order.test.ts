import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { HistoryEntry } from '../src/store/history.ts';
import { explainable, explained } from './explained.ts';
import { fakeWorkspace, versionOf } from './fake-workspace.ts';

const run = promisify(execFile);
const labels = ['1', '2', '3', '4'];
const version = (label: string) => versionOf('mf-gear', label);

interface Outcome {
  args: string[];
  code: number;
  answer: {
    changed?: boolean;
    published?: boolean;
    activated?: boolean;
    version: string;
    removed?: { version: string }[];
  };
}

const command = fc.oneof(
  fc.constantFrom(...labels).map((label) => ['publish', 'mf-gear', '--activate', '--from', label]),
  fc.constantFrom(...labels).map((label) => ['activate', 'mf-gear', version(label)]),
  fc.constantFrom('rollback', 'pin', 'unpin', 'disable', 'enable').map((verb) => [verb, 'mf-gear']),
  fc.constant(['gc', '--keep', '1']),
);

/** Kinds of history lines by command. */
const kinds: Record<string, HistoryEntry['kind']> = {
  activate: 'activated',
  rollback: 'rolled-back',
  pin: 'pinned',
  unpin: 'unpinned',
  disable: 'disabled',
  enable: 'enabled',
};

/** The lines that an acknowledged command must have left. */
function linesOf({ args: [verb = ''], code, answer }: Outcome): string[] {
  // What operators hold is published, and not live.
  if (code !== 0 && !answer.published) return [];
  if (verb === 'gc') return (answer.removed ?? []).map((gone) => `removed ${gone.version}`);
  const published = answer.published ? [`published ${answer.version}`] : [];
  if (verb === 'publish') return answer.activated ? [...published, `activated ${answer.version}`] : published;
  return answer.changed ? [`${kinds[verb]} ${answer.version}`] : [];
}

/** Four builds and a history that is a month old, so that gc has something to remove. */
async function prepared() {
  const workspace = await fakeWorkspace();
  for (const label of labels) {
    await workspace.release('mf-gear', label);
    await rename(path.join(workspace.root, 'mf-gear/dist'), path.join(workspace.root, label));
  }
  const { history } = workspace.store.paths;
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  await writeFile(history, (await readFile(history, 'utf8')).replace(/"at":"[^"]*"/g, `"at":"${before}"`));
  await rename(path.join(workspace.root, 'mf-gear/package.json'), path.join(workspace.root, 'package.json'));
  return workspace;
}

test('whatever several processes do at once, the store stays whole and loses no acknowledged command', async () => {
  const people = fc.array(fc.array(command, { minLength: 8, maxLength: 10 }), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(people, async (lists) => {
      const { root, data, store, remove } = await prepared();
      const outcomes = await Promise.all(
        lists.map(async (commands, i) => {
          const order = JSON.stringify({ root, data, by: `person ${i}`, commands });
          const { stdout } = await run(process.execPath, [path.join(__dirname, 'fleet-worker.mjs'), order]);
          return stdout
            .trim()
            .split('\n')
            .map((line): Outcome => JSON.parse(line));
        }),
      );
      const codes = new Set(outcomes.flat().map(({ code }) => code));
      expect([...codes].filter((code) => code !== 0 && code !== 3)).toEqual([]);

      const history = await store.history();
      const pointer = await store.pointer();
      expect(explained(history)).toEqual(explainable(pointer));
      for (const found of await store.versions('mf-gear')) await store.verify('mf-gear', found);
      expect(await store.versions('mf-gear')).toContain(pointer.remotes['mf-gear']);
      outcomes.forEach((own, i) => {
        const lines = history.filter(({ by }) => by === `person ${i}`);
        const kept = lines.map(({ kind, version: named }) => `${kind} ${named}`);
        expect(kept.sort()).toEqual(own.flatMap(linesOf).sort());
      });
      await remove();
    }),
    { numRuns: 3, seed: 2026, endOnFailure: true },
  );
}, 120_000);
