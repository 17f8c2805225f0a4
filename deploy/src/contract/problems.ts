import type { Release } from '@estela/contracts/release';
import satisfies from 'semver/functions/satisfies.js';
import { shellName } from '../store/store-paths.ts';
import type { Contract } from './read-contract.ts';
import { computedNames } from './script/computed-names.ts';

export type ContractRelease = Pick<Release, 'app' | 'version' | 'manifest'> & Contract;

/** Something that a release needs and does not find, or a shared package whose version is too low for its names. */
export interface Problem {
  kind: 'module' | 'range' | 'names' | 'texts' | 'slots' | 'props' | 'calls' | 'dropped' | 'added';
  /** The release that would break, the one that gives a slot too little, or the shell whose package has the wrong version. */
  app: string;
  version: string;
  /** What is missing, dropped or added. */
  what: string[];
  /** The shared module that lacks it, and the range that is accepted. */
  module?: string;
  range?: string;
  /** The version that the shell provides. */
  provided?: string;
  /** The slot, and the release that fills it. */
  slot?: string;
  filling?: Pick<Release, 'app' | 'version'>;
  /** The lowest version that says what changed. */
  wanted?: string;
}

/** What a release reads from the shared modules and texts of a shell that does not give it. */
export function problemsWithShell(user: ContractRelease, shell: ContractRelease): Problem[] {
  const { app, version, uses } = user;
  const found = Object.entries(uses.modules).flatMap(([module, { range, names }]): Problem[] => {
    const given = shell.provides.modules[module];
    if (!given) return [{ kind: 'module', app, version, module, range, what: [module] }];
    if (!satisfies(given.version, range))
      return [{ kind: 'range', app, version, module, range, provided: given.version, what: [module] }];
    const missing = given.names
      ? names.filter((name) => name !== computedNames && !given.names?.includes(name))
      : [];
    return missing.length > 0 ? [{ kind: 'names', app, version, module, what: missing }] : [];
  });
  const texts = missingTexts(uses.texts, shell.provides.texts);
  return texts.length > 0 ? [...found, { kind: 'texts', app, version, what: texts }] : found;
}

/** Calls that are not among those of the server. */
export function unknownCalls(
  { app, version }: Pick<Release, 'app' | 'version'>,
  calls: readonly string[],
  known: ReadonlySet<string>,
): Problem[] {
  const what = calls.filter((call) => !known.has(call));
  return what.length > 0 ? [{ kind: 'calls', app, version, what }] : [];
}

/** Slots of `dropped` that a release draws. */
export function emptySlots({ app, version, uses }: ContractRelease, dropped: readonly string[]): Problem[] {
  const what = uses.slots.filter((slot) => dropped.includes(slot));
  return what.length > 0 ? [{ kind: 'slots', app, version, what }] : [];
}

/** Props that a filling needs and a host does not give. */
export function missingProps(host: ContractRelease, filling: ContractRelease): Problem[] {
  const { app, version } = host;
  const by = { app: filling.app, version: filling.version };
  return Object.entries(filling.provides.slotProps ?? {}).flatMap(([slot, needs]): Problem[] => {
    const given = host.uses.slotProps?.[slot];
    const what = given ? needs.filter((name) => !given.includes(name)) : [];
    return what.length > 0 ? [{ kind: 'props', app, version, slot, filling: by, what }] : [];
  });
}

/** Were these the same releases with the same lack before? Then the move did not break them. */
export function isKnownProblem(problem: Problem, before: readonly Problem[]): boolean {
  return before.some(
    (other) =>
      other.app === problem.app &&
      other.version === problem.version &&
      other.kind === problem.kind &&
      other.module === problem.module &&
      other.slot === problem.slot &&
      problem.what.every((name) => other.what.includes(name)),
  );
}

/** Only namespaces that the shell is known to bring are compared. */
function missingTexts(wanted: readonly string[], given: readonly string[]): string[] {
  const namespaces = new Set(given.map(namespaceOf));
  return wanted.filter(
    (key) => namespaces.has(namespaceOf(key)) && !given.some((text) => answers(text, key)),
  );
}

/** Plural forms are `key_one`, parts of an object `key.part`, and `key*` ends in words that are computed. */
function answers(text: string, key: string): boolean {
  if (key.endsWith('*')) return text.startsWith(key.slice(0, -1));
  return text === key || text.startsWith(`${key}_`) || text.startsWith(`${key}.`);
}

function namespaceOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

export function isShell({ app }: Pick<Release, 'app'>): boolean {
  return app === shellName;
}
