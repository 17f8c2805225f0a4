import { type RawBuilder, sql } from 'kysely';

/**
 * Chance as SQL functions of the session: the same seed gives the same rows on every database and in every order of
 * execution, because nothing is drawn but what a row's own number says.
 */
export function chanceStatements(seed: number): RawBuilder<unknown>[] {
  return [
    // From 0 to 1, by the row's number and a salt for each use.
    sql`create or replace function pg_temp.chance(n bigint, salt int) returns double precision
      language sql immutable parallel safe return
        (hashint8extended(n, ${sql.lit(seed)} * 1000::bigint + salt) & 9007199254740991)::double precision
          / 9007199254740992`,
    // A count with a heavy tail: one in a hundred is 16 times `scale`, the mean 2.5 times.
    sql`create or replace function pg_temp.heavy(n bigint, salt int, scale double precision, most int) returns int
      language sql immutable parallel safe return
        least(most, floor(scale * (1 - pg_temp.chance(n, salt)) ^ -0.6))::int`,
    // A version 7 id of that time, as the application makes them: new rows land side by side in every index.
    sql`create or replace function pg_temp.id_at(at timestamptz, n bigint, salt int) returns uuid
      language sql immutable parallel safe return (
        lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(${sql.lit(String(seed))} || ':' || salt || ':' || n), 1, 3)
        || '8' || substr(md5(${sql.lit(String(seed))} || ':' || salt || ':' || n), 4, 15))::uuid`,
    // Between two instants, to the millisecond: our columns keep no more.
    sql`create or replace function pg_temp.moment(a timestamptz, b timestamptz, part double precision)
      returns timestamptz language sql immutable parallel safe return
        date_trunc('milliseconds', a + (b - a) * part)`,
  ];
}
