import { randomBytes } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db, OpenDatabase } from './database/open.ts';
import { BackgroundWork } from './http/background-work.ts';
import { NotFoundError } from './http/errors.ts';
import { fastifyOptions } from './http/fastify-options.ts';
import type { LogStream } from './http/log-options.ts';
import { type RequestLimit, requestLimit } from './http/request-limit.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { mapRoutes } from './maps/map-routes.ts';
import { ensureMediaKey } from './media/repository.ts';
import { modules } from './modules.ts';
import { answerHeadersPlugin } from './plugins/answer-headers.ts';
import { apiHeadersPlugin } from './plugins/api-headers.ts';
import { backupCopiesPlugin } from './plugins/backup-copies.ts';
import { compressedAnswersPlugin } from './plugins/compressed-answers.ts';
import { countersPlugin } from './plugins/counters.ts';
import { drainPlugin } from './plugins/drain.ts';
import { errorsPlugin, sendError } from './plugins/errors.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { livePlugin } from './plugins/live.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { peerAddressPlugin } from './plugins/peer-address.ts';
import { picturesPlugin } from './plugins/pictures.ts';
import { proxyWarningPlugin } from './plugins/proxy-warning.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestHeadsPlugin } from './plugins/request-heads.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { securityLogPlugin } from './plugins/security-log.ts';
import { silentConnectionsPlugin } from './plugins/silent-connections.ts';
import { fitSampleLogins } from './sample/fit-sample-logins.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    config: Config;
    mailer: Mailer;
    background: BackgroundWork;
    /** For the pages of the edge. */
    pageLimit: RequestLimit;
  }
}

/** What the process around the server may add to it. */
export interface ServerHooks {
  /** Registers everything outside /api on the same instance: the edge. */
  outside?: (app: FastifyInstance) => Promise<void> | void;
  /** From `startThread`: gets ready while the program is read. Only used where the database is embedded. */
  databaseThread?: Worker | undefined;
  /** Begins other work while an embedded database is made; the data folder is locked. */
  onMissingDatabase?: (() => void) | undefined;
  /** Hears of each stage of the start with its duration in milliseconds. */
  onStage?: (stage: 'database' | 'migrations' | 'routes', milliseconds: number) => void;
  /** Where the log's lines go instead of the standard output. */
  logStream?: LogStream;
}

/** The app on a database that is open, with the newest schema. */
export async function assemble(
  config: Config,
  database: OpenDatabase,
  hooks: ServerHooks = {},
): Promise<FastifyInstance> {
  return complete(await compose(config, database, hooks), hooks);
}

/** The first half of the app: its routes. It asks the database nothing, which may not be open or may be without a schema. */
export async function compose(
  config: Config,
  database: OpenDatabase,
  hooks: ServerHooks,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(fastifyOptions(config, hooks.logStream));
  app.decorate('db', database.db);
  app.decorate('config', config);
  app.decorate('mailer', createMailer(config));
  app.decorate('background', new BackgroundWork(app.log));
  app.addHook('onClose', async () => {
    await app.background.settled();
    await database.close();
  });
  await app.register(peerAddressPlugin);
  await app.register(proxyWarningPlugin);
  await app.register(silentConnectionsPlugin);
  await app.register(answerHeadersPlugin, { publicUrl: config.publicUrl });
  await app.register(drainPlugin);
  await app.register(requestLogPlugin);
  await app.register(requestHeadsPlugin);
  await app.register(securityLogPlugin);
  await app.register(metricsPlugin, { pool: database.pool });
  await app.register(livePlugin, { database });
  await app.register(backupCopiesPlugin, { database });
  await app.register(jobsPlugin);
  await app.register(countersPlugin);
  await app.register(housekeepingPlugin);
  await app.register(map, { database });
  await app.register(api, { prefix: '/api', database });
  const { rateLimitFactor: factor } = config;
  app.decorate('pageLimit', requestLimit({ of: 'pages', limit: pagesPerMinute, factor, database }, app.log));
  return app;
}

/** The second half, on an open database with the newest schema. */
export async function complete(app: FastifyInstance, hooks: ServerHooks): Promise<FastifyInstance> {
  await ensureMediaKey(app.db, randomBytes(32));
  // A password takes its time to compare, on other threads than the rest.
  await Promise.all([fitSampleLogins(app), hooks.outside?.(app)]);
  await app.ready();
  return app;
}

const callsPerMinute = 600;
const pagesPerMinute = 600;
/** A view has some thirty tiles, and a household behind one address may have several maps open. */
const tilesPerMinute = 3_000;

async function map(app: FastifyInstance, { database }: { database: OpenDatabase }): Promise<void> {
  const { rateLimitFactor: factor } = app.config;
  app.setErrorHandler(sendError);
  await app.register(rateLimitPlugin, { of: 'map', limit: tilesPerMinute, factor, database });
  await app.register(mapRoutes);
}

async function api(app: FastifyInstance, { database }: { database: OpenDatabase }): Promise<void> {
  await app.register(errorsPlugin);
  await app.register(apiHeadersPlugin);
  await app.register(compressedAnswersPlugin);
  const { rateLimitFactor: factor } = app.config;
  await app.register(rateLimitPlugin, { of: 'calls', limit: callsPerMinute, factor, database });
  await app.register(jsonBodyPlugin);
  await app.register(picturesPlugin);
  // Without a name given, Fastify looks for one among all files that are loaded.
  for (const module of modules)
    await app.register(Object.assign(module, { [Symbol.for('fastify.display-name')]: module.name }));
  // Without it a wildcard of the edge would match unknown paths of the API.
  app.all('/*', async () => {
    throw new NotFoundError();
  });
}
