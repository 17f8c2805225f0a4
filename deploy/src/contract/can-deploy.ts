import type { Release } from '@estela/contracts/release';
import { StoreError } from '../store/errors.ts';
import { routeClash } from '../store/route-clash.ts';
import { advice, sentence } from './problem-texts.ts';
import {
  type ContractRelease,
  emptySlots,
  isKnownProblem,
  isShell,
  type Problem,
  problemsWithShell,
  unknownCalls,
} from './problems.ts';
import { knownCalls } from './server-calls.ts';

/** What is live before and after a move; disabled apps count, since they may be enabled at any time. */
export interface Sets {
  before: Release[];
  after: Release[];
  moved: Release[];
}

/** Reads what a release needs and gives, from its record or its scripts. */
export type ReadContract = (release: Release) => Promise<ContractRelease>;

/** Refuses a move with two owners of one route: who wins would be chance, so no reason is enough. */
export function checkRoutes({ after, moved }: Sets): void {
  for (const release of moved) {
    const { app, version } = release;
    const clash = routeClash(
      release,
      after.filter((other) => other.app !== app),
    );
    if (clash) throw new StoreError('ROUTE_TAKEN', { app, version, ...clash });
  }
}

/** What a move would break, in both directions: for what moves, and for every live release that it meets. */
export async function problemsOf({ before, after, moved }: Sets, read: ReadContract): Promise<Problem[]> {
  const shell = after.find(isShell);
  const users = moved.some(isShell) ? after : moved;
  const found: Problem[] = [];
  if (shell) {
    const given = await read(shell);
    for (const user of users) if (!isShell(user)) found.push(...problemsWithShell(await read(user), given));
  }
  const dropped = filledSlots(before).filter((slot) => !filledSlots(after).includes(slot));
  if (dropped.length > 0) for (const user of after) found.push(...emptySlots(await read(user), dropped));
  for (const release of moved) {
    const contract = await read(release);
    // What the live version of the app calls already is not lost by the move.
    const live = before.find(({ app }) => app === release.app);
    const calledBefore = live ? (await read(live)).uses.calls : [];
    const calls = contract.uses.calls.filter((call) => !calledBefore.includes(call));
    if (calls.length > 0) found.push(...unknownCalls(release, calls, await knownCalls()));
  }
  return withoutOld(found, before, read);
}

/** What was broken before the move stays nobody's fault: a release that mends a part must be able to go live. */
async function withoutOld(found: Problem[], before: Release[], read: ReadContract): Promise<Problem[]> {
  const shell = before.find(isShell);
  if (found.length === 0 || !shell) return found;
  const given = await read(shell);
  const old: Problem[] = [];
  for (const user of before)
    if (found.some(({ app, version }) => app === user.app && version === user.version))
      old.push(...problemsWithShell(await read(user), given));
  return found.filter((problem) => !isKnownProblem(problem, old));
}

function filledSlots(releases: Release[]): string[] {
  return releases.flatMap(({ manifest }) => manifest.slots ?? []);
}

/** The refusal of a move that breaks something. */
export function incompatible(problems: Problem[], { after, moved }: Sets): StoreError {
  const shell = after.find(isShell);
  const lines = problems.map(
    (problem) => `\n  ${sentence(problem, shell)};\n    ${advice(problem, moved, shell)}`,
  );
  const apps = moved.map(({ app, version }) => `${app} ${version}`).join(' and ');
  return new StoreError('INCOMPATIBLE', { apps, problems: lines.join('') });
}
