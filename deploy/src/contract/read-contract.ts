import type { AppManifest } from '@estela/contracts/platform';
import type { ReleaseProvides, ReleaseUses } from '@estela/contracts/release';
import type { SlotFacts } from './script/read-slots.ts';
import type { ScriptFacts } from './script/script-facts.ts';

export interface Contract {
  uses: ReleaseUses;
  provides: ReleaseProvides;
}

/** What an app's scripts say together. Modules have one number in all scripts of a build. */
export function contractOf(manifest: AppManifest, scripts: readonly ScriptFacts[]): Contract {
  const shares = scripts.flatMap((script) => script.shares);
  return {
    uses: {
      modules: shares.length > 0 ? {} : usedModules(scripts),
      texts: sorted(scripts.flatMap((script) => script.textKeys).filter((key) => !isOwn(key, manifest))),
      calls: sorted(scripts.flatMap((script) => script.calls)),
      slots: sorted(scripts.flatMap((script) => script.drawn.map(({ name }) => name))),
      // What every place gives: a filling may stand in any of them.
      slotProps: propsOf(
        scripts.flatMap((script) => script.drawn),
        (names, others) => names.filter((name) => others.includes(name)),
      ),
    },
    provides: {
      modules: Object.fromEntries(
        shares.map(({ name, version, module }) => {
          const names = module && exportsOf(scripts, module);
          return [name, { version, ...(names && { names }) }];
        }),
      ),
      texts: sorted(scripts.flatMap((script) => Object.entries(script.catalogues).flatMap(keysOf))),
      slots: sorted(manifest.slots ?? []),
      slotProps: propsOf(
        scripts.flatMap((script) => script.filled),
        (names, others) => [...names, ...others],
      ),
    },
  };
}

/** The names that a module of the build exports; nothing where it is no ES module. */
export function exportsOf(scripts: readonly ScriptFacts[], module: string): string[] | undefined {
  return scripts.find((script) => script.exports[module])?.exports[module];
}

/** Only the shell's scripts share; whoever shares a module reads it from itself. */
function usedModules(scripts: readonly ScriptFacts[]): ReleaseUses['modules'] {
  const consumed = scripts.flatMap((script) => Object.entries(script.consumes));
  return Object.fromEntries(
    consumed.map(([module, { name, range }]) => {
      const names = sorted(scripts.flatMap((script) => script.reads[module] ?? []));
      return [name, { range, names }];
    }),
  );
}

/** Names of props by slot; of a slot that occurs several times, as `join` has it. */
function propsOf(
  slots: readonly SlotFacts[],
  join: (names: string[], others: string[]) => string[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { name, props } of slots) {
    if (!props) continue;
    const known = found[name];
    found[name] = sorted(known ? join(known, props) : props);
  }
  return found;
}

function keysOf([namespace, keys]: [string, string[]]): string[] {
  return keys.map((key) => `${namespace}:${key}`);
}

function isOwn(key: string, { namespace }: AppManifest): boolean {
  return key.startsWith(`${namespace}:`);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
