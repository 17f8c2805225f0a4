import type { Language } from '@estela/contracts/values';
import type { Pilot } from '../fixtures/api-client.ts';
import type { Seeded } from '../pages/seed-screens.ts';
import { type Endings, newEndings } from './endings.ts';
import type { Engine } from './engine.ts';
import type { EngineName, StartEngine } from './engines.ts';
import { lookAtScreen } from './look-at-screen.ts';
import { doMainJob, mainJob } from './main-job.ts';
import type { Wanted } from './options.ts';
import type { Cell } from './results-table.ts';
import { newVisitor } from './visitor.ts';

interface Run {
  /** Of the product. */
  url: string;
  ana: Pilot;
  items: Seeded;
  wanted: Wanted;
  endings: Endings;
}

/** The cells of one engine. */
export async function runEngine(
  { name, start }: { name: EngineName; start: StartEngine },
  run: Run,
): Promise<Cell[]> {
  const own = newEndings();
  run.endings.add(own.run);
  try {
    const engine = await start(run.url, own);
    const began = Date.now();
    const cells: Cell[] = [];
    for (const language of run.wanted.languages) {
      const seen = await lookAtScreens(engine, language, run);
      if (run.wanted.mainJob) seen.set(mainJob, await doMainJob(engine, language, run.url));
      for (const [screen, problems] of seen) cells.push({ engine: name, language, screen, problems });
    }
    console.log(`${name} ${engine.version}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
    return cells;
  } finally {
    await own.run();
  }
}

/** Those of guests first: an engine may have one tab at a time. */
async function lookAtScreens(engine: Engine, language: Language, { ana, items, wanted }: Run) {
  const seen = new Map<string, string[]>();
  for (const as of ['guest', 'pilot'] as const) {
    const screens = wanted.screens.filter((screen) => screen.as === as);
    if (screens.length === 0) continue;
    const visitor = await newVisitor(engine, language, as === 'pilot' ? ana : undefined);
    for (const screen of screens) {
      const problems = await lookAtScreen(visitor, screen, items, language).catch((error: Error) => [
        error.message,
      ]);
      seen.set(screen.name, [...problems, ...(await visitor.takeFaults())]);
    }
    await visitor.close();
  }
  return seen;
}
