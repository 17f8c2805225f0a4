import { fileURLToPath } from 'node:url';
import { createPilot } from '../fixtures/api-client.ts';
import { startProduct } from '../fixtures/product.ts';
import { runProcess } from '../matrix/run-process.ts';
import { seedScreens } from '../pages/seed-screens.ts';
import { CannotRun } from './cannot-run.ts';
import { type Endings, newEndings } from './endings.ts';
import { findEngine } from './engines.ts';
import { readOptions, usage, type Wanted } from './options.ts';
import { type Cell, exitCodeOf, reasonLines, tableOf } from './results-table.ts';
import { runEngine } from './run-engine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command and returns its exit code. */
export async function main(args: string[], chromium: string | undefined): Promise<number> {
  const endings = newEndings();
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interrupt.abort(new CannotRun(3, `Ended by ${signal}`)));
  const interrupted = new Promise<never>((_, reject) => {
    interrupt.signal.addEventListener('abort', () => reject(interrupt.signal.reason));
  });
  try {
    const wanted = readOptions(args);
    if (wanted.help) console.log(usage);
    return wanted.help
      ? 0
      : await Promise.race([look(wanted, chromium, interrupt.signal, endings), interrupted]);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.error(error.message);
    return error.code;
  } finally {
    await endings.run();
  }
}

async function look(
  wanted: Wanted,
  chromium: string | undefined,
  signal: AbortSignal,
  endings: Endings,
): Promise<number> {
  const engines = wanted.engines.map((name) => ({ name, start: findEngine(name, chromium) }));
  await build(signal);
  const url = await startOn(endings);
  const [ana, bruno] = [await createPilot(url, 'Ana'), await createPilot(url, 'Bruno')];
  const items = await seedScreens(ana, bruno);
  const cells: Cell[] = [];
  for (const engine of engines)
    cells.push(...(await runEngine(engine, { url, ana, items, wanted, endings })));
  for (const line of ['', ...reasonLines(cells), '', ...tableOf(cells)]) console.log(line);
  return exitCodeOf(cells);
}

async function build(signal: AbortSignal): Promise<void> {
  await runProcess([process.execPath, 'deploy/bin/build.mjs'], root, signal).catch((error: Error) => {
    signal.throwIfAborted();
    throw new CannotRun(3, `This checkout cannot be built: ${error.message.trim().split('\n').at(-1)}`);
  });
}

/** Its address. */
async function startOn(endings: Endings): Promise<string> {
  const starting = startProduct();
  endings.add(() =>
    starting.then(
      (product) => product.stop(),
      () => undefined,
    ),
  );
  const product = await starting.catch((error: Error) => {
    throw new CannotRun(3, error.message.trim().split('\n').at(-1) ?? '');
  });
  return product.url;
}
