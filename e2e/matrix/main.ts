import { RefusedComposition } from '../fixtures/chosen-versions.ts';
import { CannotCompare } from './cannot-compare.ts';
import { earlierProduct } from './earlier-product.ts';
import { findCommit, root } from './find-commit.ts';
import { makePlan } from './make-plan.ts';
import { type MatrixPlan, movedApps, releasesIn, versionsOf } from './matrix-plan.ts';
import { readOptions, usage, type Wanted } from './options.ts';
import { reachLines, reachOf } from './reach.ts';
import { exitCodeOf, reasonLines, tableOf } from './results-table.ts';
import { runProcess } from './run-process.ts';
import { runSituations } from './run-situations.ts';
import { ownComposition, type Situation } from './situations.ts';

/** Runs the command and returns its exit code. */
export async function main(args: string[], chromium: string | undefined): Promise<number> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new CannotCompare(3, `Ended by ${signal}`)));
  try {
    const wanted = readOptions(args);
    if (!wanted.help) return await compare(wanted, chromium, ending.signal);
    console.log(usage);
    return 0;
  } catch (error) {
    // Whatever the signal has broken first.
    const reason = ending.signal.aborted ? ending.signal.reason : error;
    const code = reason instanceof RefusedComposition ? 3 : reason instanceof CannotCompare && reason.code;
    if (!code) throw error;
    console.error(reason.message);
    return code;
  }
}

async function compare(wanted: Wanted, chromium: string | undefined, signal: AbortSignal): Promise<number> {
  if (!chromium) throw new CannotCompare(3, 'No chromium found: set CHROMIUM to its path');
  const commit = findCommit(wanted.from);
  console.log(`Compares with ${commit}`);

  async function stage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = Date.now();
    const result = await work();
    console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return result;
  }

  const earlier = await stage('The earlier product', () => earlierProduct(commit, signal));
  await stage('Builds of this checkout', () => build(signal));
  const { plan, stop } = await stage('Its update', () => makePlan(earlier, wanted.composition));
  try {
    const apps = plan.composition ? Object.keys(plan.composition) : movedOf(plan, wanted);
    if (apps.length === 0) return 0;
    const situations: readonly Situation[] = plan.composition ? [ownComposition] : wanted.situations;
    const cells = await runSituations(plan, { apps, situations, chromium, signal });
    for (const line of ['', ...reasonLines(cells), '', ...tableOf(cells)]) console.log(line);
    return exitCodeOf(cells);
  } finally {
    await stop();
  }
}

async function build(signal: AbortSignal): Promise<void> {
  await runProcess([process.execPath, 'deploy/bin/build.mjs'], root, signal).catch((error: Error) => {
    signal.throwIfAborted();
    const reason = error.message.trim().split('\n').at(-1);
    throw new CannotCompare(3, `This checkout cannot be built: ${reason}`);
  });
}

/** The apps to look at. Says what is looked at, and why. */
function movedOf(plan: MatrixPlan, { apps = Object.keys(plan.releases) }: Wanted): string[] {
  const shown = releasesIn(plan, versionsOf(plan, 'candidate'));
  const moved = movedApps(plan).filter((app) => apps.includes(app));
  for (const app of moved) console.log(reachLines(app, reachOf(app, shown)).join('\n'));
  const same = apps.filter((app) => !moved.includes(app));
  if (same.length > 0) console.log(`${same.join(', ')}: the same release as before`);
  return moved;
}
