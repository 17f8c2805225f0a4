import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { fixTextForm, insertRows, readRows, sumRows } from './rows.ts';
import { readShapes } from './table-shape.ts';

describe('rows as lines', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('carry every kind of value without loss', async () => {
    const trx = await server.db.startTransaction().execute();
    try {
      await fixTextForm(trx);
      for (const table of ['kinds', 'kinds_again']) {
        await sql`create table ${sql.table(table)} (
          id bigint generated always as identity primary key, bytes bytea, json jsonb, at timestamptz, day date, words text,
          name citext, code char(3), number double precision, exact numeric, tags text[], who audience, place box, xid xid8,
          twice bigint generated always as (id * 2) stored
        )`.execute(trx);
      }
      await sql`insert into kinds (bytes, json, at, day, words, name, code, number, exact, tags, who, place, xid) values
        ('\\x00ff0a5c', '{"a": 1.50, "ñ": [null, "\\u00e9\\n"]}', '2026-02-03 04:05:06.123456+07', '0044-03-15 BC',
          E'tab\\tline\\nslash\\\\ "quoted" 🛩️ ñandú  \\u2028', 'Ñandú', 'EUR', 0.1::float8 + 0.2, 1e-30, '{a,"b, c",NULL,""}',
          'followers', '((1.5,2),(-3,4.25))', '18446744073709551615'),
        ('', 'null', 'infinity', '-infinity', '', '', '', 'NaN', 'NaN', '{}', 'owner', '((0,0),(0,0))', '0'),
        (null, null, null, null, null, null, null, '-0', '-Infinity', null, null, null, null)`.execute(trx);
      const shapes = await readShapes(trx);
      const [from, to] = ['kinds', 'kinds_again'].map((name) => shapes.find((shape) => shape.name === name));
      if (!from || !to) throw new Error('The tables are not found');
      expect(from.columns.map(({ name }) => name)).not.toContain('twice');
      for await (const lines of readRows(trx, from)) await insertRows(trx, to, lines);
      expect(await sumRows(trx, to)).toEqual(await sumRows(trx, from));
      const different = await sql`select * from kinds a full join kinds_again b using (id)
        where a::text is distinct from b::text or (a.json is null) <> (b.json is null)`.execute(trx);
      expect(different.rows).toEqual([]);
      expect((await sql`select from kinds_again where json = 'null'`.execute(trx)).rows).toHaveLength(1);
    } finally {
      await trx.rollback().execute();
    }
  });

  it('come in pieces, in the order of the key, however many there are', async () => {
    const trx = await server.db.startTransaction().execute();
    try {
      await sql`create table many (key text primary key)`.execute(trx);
      await sql`insert into many select 'k' || n from generate_series(1, 1700) n`.execute(trx);
      const shape = (await readShapes(trx)).find(({ name }) => name === 'many');
      const pieces: string[][] = [];
      for await (const lines of readRows(trx, shape as NonNullable<typeof shape>)) pieces.push(lines);
      expect(pieces.map(({ length }) => length)).toEqual([50, 500, 500, 500, 150]);
      expect(pieces.flat()).toEqual(pieces.flat().sort());
      await sql`create table long (key int primary key, text text)`.execute(trx);
      await sql`insert into long select n, repeat('x', 1000000) from generate_series(1, 55) n`.execute(trx);
      const long = (await readShapes(trx)).find(({ name }) => name === 'long');
      const lengths: number[] = [];
      for await (const lines of readRows(trx, long as NonNullable<typeof long>)) lengths.push(lines.length);
      expect(lengths).toEqual([50, 2, 2, 1]);
    } finally {
      await trx.rollback().execute();
    }
  });

  it('have a key in every table that moves, or their order would not be the same everywhere', async () => {
    const without = (await readShapes(server.db)).filter(({ key }) => key.length === 0);
    expect(without).toEqual([]);
  });
});
