import type pg from 'pg';
import type { OpenDatabase } from '../database/open.ts';
import { channel, type Listener, ListeningConnection } from './listening-connection.ts';

/** Has `onEvent` called for every event that any server on this database commits. Returns what ends it. */
export async function listen(database: OpenDatabase, listener: Listener): Promise<() => Promise<void>> {
  if (database.kind === 'embedded') return listenInside(database.pool, listener);
  const connection = new ListeningConnection(database, listener);
  await connection.connect();
  return () => connection.end();
}

/** The embedded database has one session, ours: what it commits comes back with the result of the commit. */
async function listenInside(pool: pg.Pool, { onEvent }: Listener): Promise<() => Promise<void>> {
  const attach = async (client: pg.ClientBase) => {
    client.on('notification', (message) => {
      if (message.channel === channel) onEvent(message.payload);
    });
    await client.query(`listen ${channel}`);
  };
  pool.options.onConnect = async (client) => {
    await attach(client);
    onEvent();
  };
  const hadClient = pool.totalCount > 0;
  const client = await pool.connect();
  try {
    if (hadClient) await attach(client);
  } finally {
    client.release();
  }
  return async () => {
    pool.options.onConnect = undefined;
  };
}
