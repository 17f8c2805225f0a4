import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { build, type Db } from '../../src/database/open.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { ServerProcess } from './server-process.ts';

/** Three servers on one database and one data folder, behind the proxies that `bin/with-proxies.mjs` has started. */
export interface Cluster {
  servers: readonly [ServerProcess, ServerProcess, ServerProcess];
  /** The database, bypassing PgBouncer. */
  db: Db;
  dataDir: string;
  /** The address of the proxy. */
  proxy: string;
  /** Starts a fourth server, with other settings, which the proxy does not know. */
  startOther: (env: Record<string, string | undefined>) => Promise<ServerProcess>;
  /** Sends a request to one of the servers, bypassing the proxy. */
  at: (server: number, question: Question) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Seconds for which a stopping server still answers: more than the two failed checks of the proxy's file take. */
const drainSeconds = '2';

export async function startCluster(): Promise<Cluster> {
  const { DATABASE_DIRECT_URL: direct, ESTELA_PROXY: proxy = '', ESTELA_PORTS: ports = '' } = process.env;
  const file = buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'estela-cluster-'));
  const db = build(new pg.Pool({ connectionString: direct, max: 4 }));
  await migrate(db);
  const env = {
    ESTELA_DATA: dataDir,
    ESTELA_SAMPLE: '0',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: drainSeconds,
    PUBLIC_URL: proxy,
  };
  const [one = 0, two = 0, three = 0, spare = 0] = ports.split(',').map(Number);
  const make = (port: number) => new ServerProcess(file, port, env);
  const servers = [make(one), make(two), make(three)] as const;
  const others: ServerProcess[] = [];
  await Promise.all(servers.map((server) => server.start()));
  return {
    servers,
    db,
    dataDir,
    proxy,
    startOther: async (more) => {
      const other = new ServerProcess(file, spare, { ...env, ...more });
      others.push(other);
      await other.start();
      return other;
    },
    at: (server, question) => ask(servers[server % 3]?.address ?? '', question),
    close: async () => {
      await Promise.all([...servers, ...others].map((server) => server.kill()));
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Built as by `npm start`, beside node_modules, from which native packages are loaded. */
function buildServer(): string {
  const out = join(import.meta.dirname, '../../dist/cluster');
  const tool = join(import.meta.dirname, '../../../config/bin/build-node.mjs');
  const { status } = spawnSync(process.execPath, [tool, out, join(import.meta.dirname, 'serve.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The server could not be built');
  return join(out, 'serve.mjs');
}
