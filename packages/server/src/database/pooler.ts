import type pg from 'pg';

/**
 * Whether a pooler such as PgBouncer stands between: the process that it named when we connected is not the one that
 * serves us.
 */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as pg.ClientBase & { processID: number | null }).processID;
}
