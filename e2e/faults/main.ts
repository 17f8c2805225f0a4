import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../matrix/find-commit.ts';
import { type Cell, cellsOf, exitCodeOf, reasonLines, tableOf } from '../matrix/results-table.ts';
import { runProcess, showProcess } from '../matrix/run-process.ts';
import { CannotPlay } from './cannot-play.ts';
import { makeCertificate } from './certificate.ts';
import { allFaults, builtFaults, type FaultName, faultsBehind, judged, titleOf } from './fault-list.ts';
import { type FaultPlan, planEnvironment } from './fault-plan.ts';
import { readOptions, usage, type Wanted } from './options.ts';
import { buildPlanted } from './planted-source.ts';
import { hasPostgres } from './postgres.ts';

/** Runs the command and returns its exit code. */
export async function main(args: string[], chromium: string | undefined): Promise<number> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new CannotPlay(3, `Ended by ${signal}`)));
  try {
    const wanted = readOptions(args, remotes());
    if (!wanted.help) return await play(wanted, chromium, ending.signal);
    console.log(usage);
    return 0;
  } catch (error) {
    // Whatever the signal has broken first.
    const reason = ending.signal.aborted ? ending.signal.reason : error;
    if (!(reason instanceof CannotPlay)) throw error;
    console.error(reason.message);
    return reason.code;
  }
}

const remotes = () =>
  readdirSync(root).filter(
    (app) => app.startsWith('mf-') && existsSync(path.join(root, app, 'package.json')),
  );

async function play(wanted: Wanted, chromium: string | undefined, signal: AbortSignal): Promise<number> {
  if (!chromium) throw new CannotPlay(3, 'No chromium found: set CHROMIUM to its path');
  if (isAnyOf(faultsBehind, wanted) && !hasPostgres())
    throw new CannotPlay(3, 'No PostgreSQL server found: install postgresql');
  await build(signal);
  const planted = Object.fromEntries(
    isAnyOf(builtFaults, wanted) ? wanted.apps.map((app) => [app, buildPlanted(app)]) : [],
  );
  const cells = await runCells(planted, wanted, chromium, signal);
  const notes = wanted.faults.map((fault) => `${fault}: ${judged[fault]}`);
  for (const line of ['', ...reasonLines(cells), ...notes, '', ...tableOf(cells, allFaults)])
    console.log(line);
  return exitCodeOf(cells);
}

const isAnyOf = (group: readonly FaultName[], { faults }: Wanted) =>
  faults.some((fault) => group.includes(fault));

async function build(signal: AbortSignal): Promise<void> {
  await runProcess([process.execPath, 'deploy/bin/build.mjs'], root, signal).catch((error: Error) => {
    signal.throwIfAborted();
    throw new CannotPlay(3, `This checkout cannot be built: ${error.message.trim().split('\n').at(-1)}`);
  });
}

async function runCells(
  planted: FaultPlan['planted'],
  { apps, faults }: Wanted,
  chromium: string,
  signal: AbortSignal,
): Promise<Cell[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-faults-'));
  try {
    const [file, report] = [path.join(folder, 'plan.json'), path.join(folder, 'report.json')];
    const plan: FaultPlan = { apps: [...apps], planted, certificate: makeCertificate(folder) };
    writeFileSync(file, JSON.stringify(plan));
    const titles = apps.flatMap((app) => faults.map((fault) => titleOf(app, fault)));
    const settings = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...planEnvironment(file) };
    const command = ['node_modules/.bin/playwright', 'test', '-c', 'faults', '-g', `(${titles.join('|')})$`];
    await showProcess(command, path.join(root, 'e2e'), { ...process.env, ...settings }, signal);
    if (!existsSync(report)) throw new CannotPlay(3, 'The faults could not be played');
    return cellsOf(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
