import type { Release } from '@estela/contracts/release';
import { type Blocked, type Hold, StoreError } from '../errors.ts';
import { advice, sentence } from './problem-texts.ts';
import {
  type ContractRelease,
  emptySlots,
  isKnownProblem,
  isShell,
  missingProps,
  type Problem,
  problemsWithShell,
  unknownCalls,
} from './problems.ts';
import { greedyRoute, routeClash } from './route-clash.ts';
import { knownCalls } from './server-calls.ts';

/** What is live before and after a move; disabled apps count, since they may be enabled at any time. */
export interface Sets {
  before: Release[];
  after: Release[];
  moved: Release[];
  /** Apps that operators keep where they are. */
  holds?: Hold[];
}

/** Reads what a release needs and gives, from its record or its scripts. */
export type ReadContract = (release: Release) => Promise<ContractRelease>;

/**
 * Refuses a move with two owners of one address: who wins would be chance, so no reason is enough. What is live already
 * stays, and so does what was so before the move: an older store goes on running.
 */
export function checkRoutes(sets: Sets): void {
  const { before, after, moved } = sets;
  for (const release of moved) {
    const { app, version } = release;
    const greedy = greedyRoute(release, before);
    if (greedy) throw new StoreError('GREEDY_ROUTE', { app, version, route: greedy });
    const others = after.filter((other) => other.app !== app);
    const clash = routeClash(release, others, before);
    if (clash)
      throw new StoreError('ROUTE_TAKEN', { app, version, ...clash }, blockedBy([clash.other], sets));
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
  found.push(...misfits(await Promise.all(after.map(read)), moved));
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
  const old = misfits(await Promise.all(before.map(read)), before);
  for (const user of before)
    if (found.some(({ app, version }) => app === user.app && version === user.version))
      old.push(...problemsWithShell(await read(user), given));
  return found.filter((problem) => !isKnownProblem(problem, old));
}

/** Where the props of a slot do not fit, of all pairs of which one is among `moved`. */
function misfits(live: ContractRelease[], moved: Release[]): Problem[] {
  const isMoved = ({ app }: ContractRelease) => moved.some((release) => release.app === app);
  return live.flatMap((host) =>
    live.flatMap((filling) => (isMoved(host) || isMoved(filling) ? missingProps(host, filling) : [])),
  );
}

function filledSlots(releases: Release[]): string[] {
  return releases.flatMap(({ manifest }) => manifest.slots ?? []);
}

/** The refusal of a move that breaks something. */
export function incompatible(problems: Problem[], sets: Sets): StoreError {
  const { after, moved } = sets;
  const shell = after.find(isShell);
  const lines = problems.map(
    (problem) => `\n  ${sentence(problem, shell)};\n    ${advice(problem, moved, shell)}`,
  );
  const apps = moved.map(({ app, version }) => `${app} ${version}`).join(' and ');
  const parties = problems.flatMap(({ app, kind, filling }) => [
    app,
    ...(readsShell.has(kind) && shell ? [shell.app] : []),
    ...(filling ? [filling.app] : []),
  ]);
  return new StoreError('INCOMPATIBLE', { apps, problems: lines.join('') }, blockedBy(parties, sets));
}

/** Problems between a remote and the shell. */
const readsShell = new Set<Problem['kind']>(['module', 'range', 'names', 'texts']);

/** Where one of the parties is held, the others wait for it. */
function blockedBy(parties: string[], { moved, holds = [] }: Sets): Blocked | undefined {
  const waiting = moved.map(({ app }) => app);
  const found = holds.filter(({ app }) => parties.includes(app) && !waiting.includes(app));
  return found.length > 0 ? { waiting, holds: found } : undefined;
}
