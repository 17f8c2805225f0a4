import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, table } from './measure/figure.ts';
import { bareFeed } from './rows/bare-feed.ts';
import { firstStart } from './rows/first-start.ts';
import { hostileInputs } from './rows/hostile-inputs.ts';
import { hotRows } from './rows/hot-rows.ts';
import { kills } from './rows/kills.ts';
import { largestBodies } from './rows/largest-bodies.ts';
import { logins } from './rows/logins.ts';
import { longTopic } from './rows/long-topic.ts';
import { manyFollowed } from './rows/many-followed.ts';
import { mapRatio } from './rows/map-ratio.ts';
import { memory } from './rows/memory.ts';
import { paging } from './rows/paging.ts';
import type { Row } from './rows/row.ts';
import { search } from './rows/search.ts';
import { sizeRatio } from './rows/size-ratio.ts';

const rows: Record<string, Row> = {
  B1: sizeRatio,
  B1map: mapRatio,
  B2: manyFollowed,
  B3: bareFeed,
  B4: firstStart,
  B5: logins,
  B6: paging,
  B7: hotRows,
  B9: hostileInputs,
  B9bodies: largestBodies,
  M1: memory,
  topics: longTopic,
  R1: kills,
  search,
};

const options = {
  row: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '5' },
  requests: { type: 'string', default: '200' },
  json: { type: 'string' },
  server: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const usage = `Usage: npm run bench -- server [options]

Measures the server in a process of its own, over HTTP, on databases that it generates and keeps in .cache/bench.

  --row B1         only this row; may be given several times
  --server         on PostgreSQL instead of PGlite: DATABASE_URL (a superuser), else a server started for it
  --rounds 5       medians over so many rounds
  --requests 200   of each side, in each round
  --json FILE      adds the figures to those in the file

Rows:
${Object.entries(rows)
  .map(([name, { about }]) => `  ${name.padEnd(6)} ${about}`)
  .join('\n')}`;

/** Runs the wanted rows and prints one table. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  if (values.help) return console.log(usage);
  const names = values.row ?? Object.keys(rows);
  const unknown = names.filter((name) => !rows[name]);
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}`);
  const rounds = wholeNumber('rounds', values.rounds);
  const requests = wholeNumber('requests', values.requests);
  const server = values.server ? process.env.DATABASE_URL : undefined;

  const figures: Figure[] = [];
  for (const name of names) {
    console.error(`${name}: ${rows[name]?.about}`);
    const measured = (await rows[name]?.run({ server, rounds, requests })) ?? [];
    figures.push(...measured);
    // Row by row: a long run that is broken off leaves what it has measured.
    if (values.json) keep(values.json, values.server ? 'server' : 'embedded', name, measured);
  }
  console.log(`\n${values.server ? 'PostgreSQL' : 'PGlite'}, ${rounds} rounds of ${requests} requests`);
  console.log(table(figures));
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number above 0`);
  return value;
}

/** Figures of rows that this run has not measured stay. */
function keep(file: string, database: string, row: string, figures: Figure[]): void {
  const kept: Record<string, Record<string, Figure[]>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  kept[database] = { ...kept[database], [row]: figures };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
