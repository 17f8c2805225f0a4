import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerHooks } from './app.ts';
import type { Config } from './config.ts';
import { isBehind, migrate } from './database/migrate.ts';
import { type Db, type OpenDatabase, openDatabase } from './database/open.ts';
import { hasNoLimit } from './database/statement-limits.ts';
import { isUnusableAddress, PortTakenError } from './start-errors.ts';

export interface RunningServer {
  app: FastifyInstance;
  db: Db;
  /** As `http://127.0.0.1:8080`; the port is the real one where the config says 0. */
  address: string;
  /** Turns proxies away, ends requests in flight, then the database. */
  close: () => Promise<void>;
}

/** The API and all that it needs: half of a start, which the database's thread can use for its own half. */
const loadApp = () => import('./app.ts');

/** Opens the database, brings it to the newest schema, assembles the server and listens. */
export async function startServer(config: Config, hooks: ServerHooks = {}): Promise<RunningServer> {
  const app = await createApp(config, hooks);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw isUnusableAddress(error) ? new PortTakenError(config.host, config.port, error) : error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const close = async () => {
    await app.drain.turnAway(config.drainSeconds);
    await app.close();
  };
  return { app, db: app.db, address: `http://${host}:${port}`, close };
}

async function createApp(config: Config, hooks: ServerHooks): Promise<FastifyInstance> {
  const stage = stopwatch(hooks.onStage);
  let composed: Promise<FastifyInstance> | undefined;
  const compose = async (opening: OpenDatabase) => (await loadApp()).compose(config, opening, hooks);
  const database = await openDatabase(config, {
    meanwhile: (opening) => {
      composed = compose(opening);
      // A failure is handled below, where the database is open and can be closed.
      composed.catch(() => {});
    },
    onMissing: hooks.onMissingDatabase,
    limits: config.databaseLimits,
    thread: hooks.databaseThread,
  });
  stage('database');
  try {
    await migrateServed(database, config);
    stage('migrations');
    const { complete } = await loadApp();
    const app = await complete(await (composed ?? compose(database)), hooks);
    stage('routes');
    if (database.isPooled && config.databaseLimits.statement > 0 && (await hasNoLimit(database.db)))
      app.log.warn(unlimited);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const unlimited =
  'DATABASE_URL leads through a pooler, whose sessions get no timeouts from here and have none; give them to the role, as: ' +
  "alter role estela set statement_timeout = '30s'";

/** Past a pooler: a migration may take longer than one waits. */
async function migrateServed({ db, directUrl }: OpenDatabase, config: Config): Promise<void> {
  if (directUrl === undefined || !(await isBehind(db))) return void (await migrate(db));
  const direct = await openDatabase({ ...config, databaseUrl: directUrl, databasePool: 1 });
  await migrate(direct.db).finally(() => direct.close());
}

function stopwatch(report: ServerHooks['onStage']) {
  let since = performance.now();
  return (stage: Parameters<NonNullable<typeof report>>[0]) => {
    const now = performance.now();
    report?.(stage, now - since);
    since = now;
  };
}
