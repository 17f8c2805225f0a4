import type { Worker } from 'node:worker_threads';
import {
  type Config,
  describePublicPage,
  firstPublicPage,
  listPublicPages,
  type RunningServer,
  startServer,
} from '@estela/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { edge } from '../edge/edge.ts';
import type { ReleaseSource } from '../edge/release-source.ts';
import { storeSource } from '../edge/store-source.ts';
import { fleetRoutes } from '../fleet/control/fleet-routes.ts';
import { openReader, openStore } from '../releases/release-store.ts';
import { releasesIn } from '../store/store-paths.ts';
import { publicSettings } from './public-settings.ts';

/** The published releases of a data folder. */
export function publishedSource(dataFolder: string): ReleaseSource {
  return storeSource(openReader(releasesIn(dataFolder)));
}

export interface ServeOptions {
  config: Config;
  env: NodeJS.ProcessEnv;
  /** The file of licences that the build has written. */
  notices?: string;
  /** Of the embedded database, started before this program was read. */
  databaseThread?: Worker | undefined;
  /** Runs where the data folder is ours and has no database yet: begins, while one is made, what needs none. */
  onMissingDatabase?: () => void;
  /** Runs when the database is open and before the first request: builds, publishes, fills. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  /** What development adds to the product. */
  extras?: ServeExtras;
}

export interface ServeExtras {
  source: ReleaseSource;
  extraHead: string;
  register: (app: FastifyInstance) => void;
}

/** Releases that a version of the product without signatures published are checked and signed once. */
async function signOlderReleases(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
): Promise<void> {
  const store = openStore(releasesIn(dataDir), {
    signingKey: env.ESTELA_SIGNING_KEY,
    onAdopted: (adopted) => log.warn(adopted, 'releases without signatures were checked and signed'),
  });
  await store.adopt();
}

/** API and edge in one process, on one port. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { config, env, notices, databaseThread, onMissingDatabase, prepare, extras } = options;
  return startServer(config, {
    databaseThread,
    onMissingDatabase,
    outside: async (app) => {
      await prepare?.(app);
      await signOlderReleases(config.dataDir, env, app.log);
      extras?.register(app);
      await app.register(fleetRoutes, {
        prefix: '/fleet',
        data: config.dataDir,
        signingKey: env.ESTELA_SIGNING_KEY,
        publicUrl: config.publicUrl,
      });
      await app.register(edge, {
        source: extras?.source ?? publishedSource(config.dataDir),
        settings: publicSettings(env, config),
        describePage: (...asked) => describePublicPage(app.db, ...asked),
        publicPages: {
          first: () => firstPublicPage(app.db),
          between: (from, until) => listPublicPages(app.db, from, until),
        },
        pageLimit: app.pageLimit,
        ...(notices ? { notices } : {}),
        ...(extras ? { extraHead: extras.extraHead } : {}),
      });
    },
  });
}
