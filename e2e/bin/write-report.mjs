// One page of what every runner said, and the folder from which other shards' pages are made.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { readJson, total } from './counts.mjs';

const data = 'run.json';

/** Makes room for the report of a run; `refuse` is told of a folder that holds anything but an earlier one. */
export function emptyReport(folder, run, refuse) {
  const isForeign =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, data));
  if (isForeign) refuse(`${folder} holds other files than an earlier report.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, data), JSON.stringify(run));
}

/** The runs that shards left in their folders; `refuse` is told of a folder that has none. */
export function readRuns(folders, refuse) {
  return folders.map((folder) => {
    const file = path.join(folder, data);
    if (!existsSync(file)) refuse(`${folder} holds no ${data} of a shard.`);
    return { ...readFile(file, refuse), folder };
  });
}

function readFile(file, refuse) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return refuse(`${file} is no JSON.`);
  }
}

/** Writes it; returns the counts and the times for the end of the command. Without our tools there is no page, but a count. */
export async function writeReport(folder, runs) {
  const { register } = await import('tsx/esm/api').catch(() => ({}));
  if (!register)
    return { ...total(runs.flatMap(({ parts }) => parts)), parts: runs.flatMap(({ parts }) => parts) };
  const unregister = register();
  const { reportPage } = await import('../../packages/config/report/page.ts');
  const { mergeRuns } = await import('../../packages/config/report/run.ts');
  const results = await import('../../packages/config/report/results.ts');
  await unregister();
  mkdirSync(folder, { recursive: true });
  const whole = runs.map((run) => ({
    ...run,
    parts: run.parts.map((part) => withResults(part, results, run, folder)),
  }));
  const run = runs.some(({ folder }) => folder) ? mergeRuns(whole) : whole[0];
  writeFileSync(path.join(folder, data), JSON.stringify(run));
  writeFileSync(path.join(folder, 'index.html'), reportPage(run));
  return {
    ...total(run.parts),
    parts: run.parts,
    page: path.relative(process.cwd(), path.join(folder, 'index.html')),
  };
}

/** What a runner wrote is read once; its pictures and traces move beside the page. */
function withResults({ lint, jest, playwright, ...part }, readers, { folder: from }, folder) {
  const read = (file, reader, ...rest) => {
    const report = file && readJson(file);
    if (file) rmSync(file, { force: true });
    return report ? reader(report, ...rest) : [];
  };
  const results = part.results ?? [
    ...read(lint, readers.lintResults),
    ...read(jest, readers.jestResults, root),
    ...read(playwright, readers.playwrightResults, 'e2e/specs'),
  ];
  return {
    ...part,
    results: results.map((result, index) => withAttached(result, `${part.name} ${index}`, from, folder)),
  };
}

function withAttached(result, name, from, folder) {
  if (!result.attached) return result;
  const attached = result.attached.flatMap((one) => {
    const file = from ? path.join(from, one.file) : one.file;
    if (!existsSync(file)) return [];
    const kept = path.join(
      'attached',
      from ? path.basename(from) : '',
      name.replace(/\W+/g, '-').toLowerCase(),
      path.basename(file),
    );
    if (path.resolve(file) !== path.join(folder, kept)) cpSync(file, path.join(folder, kept));
    return [{ name: one.name, file: kept }];
  });
  return { ...result, attached };
}

/** The end of the command: why it failed, where the time went, the counts. */
export function summary({ parts, page, passed, failed }) {
  const ran = parts.filter(({ status }) => status !== 'left out');
  return [
    '',
    ...parts.flatMap(({ reasons = [] }) => reasons.map((reason) => `✗ ${reason}\n`)),
    ...ran.map(({ name, passed, failed, seconds, status }) => {
      const count = passed + failed > 0 || status !== 'passed' ? `${passed} passed, ${failed} failed` : 'ok';
      return `${name}: ${count}, ${seconds.toFixed(1)} s`;
    }),
    ...parts
      .filter(({ status }) => status === 'left out')
      .map(({ name, note }) => `${name}: left out, ${note}`),
    ...(page ? [`Report: ${page}`] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
