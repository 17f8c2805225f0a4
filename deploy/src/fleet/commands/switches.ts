import type { Mover } from '../../releases/changes.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from './command-group.ts';
import { knownApp } from './known.ts';
import type { Report } from './reports.ts';
import { fill, texts } from './texts.ts';

type Given = Parameters<Mover['pin']> extends [unknown, ...infer Rest] ? Rest : never;

interface Switch {
  turn: (store: Mover, ...given: Given) => Promise<{ version: string; changed: boolean }>;
  state: { pinned: boolean } | { disabled: boolean };
  done: string;
  would: string;
}

const switches = {
  pin: {
    turn: (store, ...given) => store.pin('pinned', ...given),
    state: { pinned: true },
    done: texts.pinned,
    would: texts.wouldPin,
  },
  unpin: {
    turn: (store, ...given) => store.pin('unpinned', ...given),
    state: { pinned: false },
    done: texts.unpinned,
    would: texts.wouldUnpin,
  },
  disable: {
    turn: (store, ...given) => store.disable('disabled', ...given),
    state: { disabled: true },
    done: texts.disabled,
    would: texts.wouldDisable,
  },
  enable: {
    turn: (store, ...given) => store.disable('enabled', ...given),
    state: { disabled: false },
    done: texts.enabled,
    would: texts.wouldEnable,
  },
} satisfies Record<string, Switch>;

/** `fleet pin`, `unpin`, `disable` and `enable`. */
export const switchCommands: CommandGroup = (add, context) => {
  for (const name of ['pin', 'unpin', 'disable', 'enable'] as const) {
    const { turn, state, done, would }: Switch = switches[name];
    changing(
      add<ChangeOptions, [string]>(
        name,
        texts.commands[name],
        async (store, options, app): Promise<Report> => {
          const { dryRun = false } = options;
          await knownApp(store, app);
          const { version, changed } = await turn(store, app, { ...authorOf(options, context), dryRun });
          const data = { app, version, ...state, changed: changed && !dryRun, ...(dryRun && { dryRun }) };
          return { lines: [fill(dryRun ? would : done, { app, version })], data };
        },
      ).argument('<app>', texts.arguments.app),
    );
  }
};
