import { median, quantile } from '@estela/config/bench/quantile.ts';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findItems } from '../../src/areas/platform/search/find-items.ts';
import { prepareSearch } from '../../src/areas/platform/search/search-term.ts';
import type { Schema } from '../../src/database/schema.ts';
import { measureAlternately } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import { sizes } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

/** What is typed; each thrice, for other names. */
const typed: Record<string, (n: number) => string> = {
  'a word of every flight': () => 'vuelo',
  'the same, with a slip': () => 'vulo',
  'two letters': () => 'vu',
  'a name': (n) => `vuelo ${numberOf(n)}`,
  'a name with a slip': (n) => `veulo ${numberOf(n)}`,
  'a rare word': (n) => String(numberOf(n)),
  'a rare word with a slip': (n) => `${numberOf(n)}8`,
  'a pilot': (n) => `@piloto${numberOf(n)}`,
  'a pilot with a slip': (n) => `pilto ${numberOf(n)}`,
  'what nothing is called': (n) => `inexistente${n}`,
};
const names = 3;

/** The box in the top bar, over the names of a million flights: the whole call, all five kinds. */
export const search: Row = {
  about: 'the search of everything, 1 M flights: 30 texts, rare, common, short and with a slip',
  run: async (options) => {
    const place = await storedDatabase(sizes.search, options.server);
    if (place.DATABASE_URL) await explain(place.DATABASE_URL);
    const server = await startServerProcess(place);
    try {
      const { pilots } = await server.subjects();
      const all: number[] = [];
      const figures: Figure[] = [];
      for (const [name, text] of Object.entries(typed)) {
        const ask = (n: number) => ({
          path: `/api/search?q=${encodeURIComponent(text(n % names))}`,
          ...(pilots[0] && { token: pilots[0].token }),
        });
        const { calls } = await measureAlternately({ calls: (n) => server.client.time(ask(n)) }, options);
        all.push(...calls.flat());
        figures.push({ target: 'search', name, values: valuesOf(calls.flat()) });
      }
      return [...figures, { target: 'search', name: `all ${figures.length * names}`, values: valuesOf(all) }];
    } finally {
      await server.stop();
    }
  },
};

const valuesOf = (times: number[]) => ({ 'p50 ms': median(times), 'p95 ms': quantile(times, 0.95) });

const numberOf = (n: number) => 12_345 + n * 7_001;

/** Prints how the statement for flights is done: which part of it reads what, by which index. */
async function explain(connectionString: string): Promise<void> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    log: ({ query }) => void sent.push(query as CompiledQuery),
  });
  try {
    for (const [name, text] of Object.entries(typed))
      await db.transaction().execute(async (trx) => {
        const prepared = await prepareSearch(trx, text(0));
        if (!prepared) return;
        await findItems(trx, 'flights', { term: prepared.term, viewer: null, isSlip: false });
        const { sql, parameters } = sent.at(-1) as CompiledQuery;
        const plan = await trx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain (analyze, buffers, costs off) ${sql}`, [...parameters]),
        );
        console.error(`\n${name}: ${text(0)}`);
        for (const line of plan.rows) console.error(line['QUERY PLAN']);
      });
  } finally {
    await db.destroy();
  }
}
