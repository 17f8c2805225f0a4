import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type ErrorBody, errorStatus, errorsOf } from '@estela/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { z } from 'zod';
import { assemble, type ServerHooks } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { build, type Db } from '../../src/database/open.ts';
import { PreparedClient } from '../../src/database/prepared-client.ts';
import type { TestDatabase } from './test-database.ts';

declare global {
  var testDatabase: TestDatabase;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

export interface CallOptions<C extends Call> {
  params?: Record<string, string>;
  /** A value that is undefined is not sent. */
  query?: Record<string, string | number | undefined>;
  /** As the contract types it, or anything at all to test an error. */
  body?: Input<C['body']> | object | string;
  token?: string;
  headers?: Record<string, string>;
}

export interface CallAnswer<C extends Call> {
  status: number;
  headers: Record<string, unknown>;
  /** Typed as the success; a test of a failure reads `error`. */
  body: Output<C['response']>;
  error: ErrorBody;
}

export interface TestServer {
  db: Db;
  config: Config;
  app: Awaited<ReturnType<typeof assemble>>;
  /** Makes a call of the contract through the whole HTTP layer, without a socket. */
  call: <C extends Call>(call: C, options?: CallOptions<C>) => Promise<CallAnswer<C>>;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

/** The real app on the worker's database. Close it in `afterAll`. */
export async function startTestServer(
  env: Record<string, string> = {},
  hooks: ServerHooks = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'data-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    PUBLIC_URL: 'http://estela.test',
    ...env,
    ESTELA_DATA: dataDir,
  });
  const { poolConfig, kind, Pool = pg.Pool } = globalThis.testDatabase;
  const pool = new Pool({ Client: PreparedClient, ...poolConfig });
  const db = build(pool);
  const app = await assemble(config, { db, kind, pool, close: () => db.destroy() }, hooks);
  return {
    db,
    config,
    app,
    inject: (options) => app.inject(options),
    call: async (call, { params = {}, query, body, token, headers } = {}) => {
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const answer = await app.inject({
        method: call.method,
        url: `/api${path}`,
        query: queryText(query),
        // Also values that no contract allows, for tests of refusals.
        payload: body as InjectOptions['payload'],
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      if (!namedStatuses(call).includes(answer.statusCode))
        throw new Error(
          `${call.id} answered ${answer.statusCode}, which its contract does not name: ${answer.body}`,
        );
      const isText = call.media !== undefined && answer.statusCode === call.status;
      const json = answer.body && !isText ? answer.json() : answer.body || undefined;
      return { status: answer.statusCode, headers: answer.headers, body: json, error: json };
    },
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every status that the table allows for a call. */
export function namedStatuses(call: Call): number[] {
  return [call.status, ...errorsOf(call).map((code) => errorStatus[code])];
}

function queryText(query: CallOptions<Call>['query'] = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
