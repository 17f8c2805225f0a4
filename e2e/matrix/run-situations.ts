import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CannotCompare } from './cannot-compare.ts';
import { root } from './find-commit.ts';
import { type MatrixPlan, planEnvironment } from './matrix-plan.ts';
import { type Cell, cellsOf } from './results-table.ts';
import { showProcess } from './run-process.ts';
import { type Situation, titleOf } from './situations.ts';

interface Selection {
  apps: readonly string[];
  situations: readonly Situation[];
  chromium: string;
  signal: AbortSignal;
}

/** Runs the situations in browsers; returns the cells of the table. */
export async function runSituations(plan: MatrixPlan, selection: Selection): Promise<Cell[]> {
  const { apps, situations, chromium, signal } = selection;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-matrix-'));
  try {
    const [file, report] = [path.join(folder, 'plan.json'), path.join(folder, 'report.json')];
    writeFileSync(file, JSON.stringify(plan));
    const titles = apps.flatMap((app) => situations.map((situation) => titleOf(app, situation)));
    const settings = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...planEnvironment(file) };
    const command = ['node_modules/.bin/playwright', 'test', '-c', 'matrix', '-g', `(${titles.join('|')})$`];
    await showProcess(command, path.join(root, 'e2e'), { ...process.env, ...settings }, signal);
    if (!existsSync(report)) throw new CannotCompare(3, 'The situations could not be run');
    return cellsOf(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
