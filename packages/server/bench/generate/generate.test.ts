import { sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';
import { foldCounters } from '../../src/plugins/counters.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { generate } from './generate.ts';

const size = { name: 'tiny', pilots: 200, flights: 600 };

/** In an order in which triggers and foreign keys find what they need. */
const written = [
  'users',
  'follows',
  'drones',
  'spots',
  'flights',
  'components',
  'equipment_items',
  'likes',
  'groups',
  'group_members',
  'topics',
  'comments',
  'posts',
];
/** Written by triggers alone. */
const derived = ['feed_items', 'pilot_stats', 'site_counts', 'group_counts', 'notifications'];

/** Columns that no trigger writes, and that differ between a generated row and one that a trigger writes. */
const incomparable: Record<string, string[]> = { notifications: ['id', 'read_at'] };

/** What the API inserts where a trigger counts on. */
const fresh: Record<string, Record<string, string>> = {
  groups: { member_count: '0', topic_count: '0', post_count: '0' },
  topics: { comment_count: '0', last_activity: 'created_at' },
};

describe('the generator of big databases', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(() => empty(server.db));

  it('gives the same rows for the same seed, and others for another', async () => {
    await generate(server.db, size, { seed: 1 });
    const first = await checksums(server.db);
    await empty(server.db);
    await generate(server.db, size, { seed: 1 });
    expect(await checksums(server.db)).toEqual(first);
    await empty(server.db);
    await generate(server.db, size, { seed: 2 });
    expect((await checksums(server.db)).flights).not.toEqual(first.flights);
  });

  it('makes the requested number of pilots and flights', async () => {
    await generate(server.db, size, { seed: 3 });
    const { rows } = await sql<{ pilots: number; flights: number }>`
      select (select count(*) from users) as pilots, (select count(*) from flights) as flights`.execute(
      server.db,
    );
    expect(rows[0]).toEqual({ pilots: size.pilots, flights: size.flights });
  });

  it('leaves what the triggers would have left', async () => {
    await generate(server.db, size, { seed: 4 });
    const generated = await checksums(server.db);
    await server.db.transaction().execute(insertAgain);
    expect(await checksums(server.db)).toEqual(generated);
  });
});

/** Rows and the sum of their hashes, by table. */
async function checksums(db: Db): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of [...written, ...derived]) {
    const without = (incomparable[table] ?? []).map((column) => sql` - ${sql.lit(column)}`);
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ':' || coalesce(sum(hashtextextended((to_jsonb(t) ${sql.join(without, sql``)})::text, 0)), 0) as sum
      from ${sql.table(table)} as t`.execute(db);
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** Takes the rows out and puts them in again, one table after the other, with every trigger on. */
async function insertAgain(db: Db): Promise<void> {
  for (const table of written) {
    await sql`create temp table ${sql.raw(`copy_${table}`)} on commit drop as select * from ${sql.table(table)}`.execute(
      db,
    );
  }
  await empty(db);
  for (const table of written) {
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
    const names = columns.rows.map(({ name }) => name);
    const values = names.map((name) => fresh[table]?.[name] ?? name);
    // Oldest first: owners before members, comments before their answers.
    const order = table === 'comments' ? 'parent_id is not null, created_at' : 'created_at';
    await sql
      .raw(
        `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from copy_${table} order by ${order}`,
      )
      .execute(db);
  }
  await foldCounters(db);
}

async function empty(db: Db): Promise<void> {
  await sql.raw(`truncate ${[...written, ...derived].join(', ')} cascade`).execute(db);
}
