import type { Readable } from 'node:stream';
import { addressKey, WindowCounter } from '@estela/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openReader } from '../../releases/release-store.ts';
import { isAppName, releasesIn } from '../../store/store-paths.ts';
import type { FleetContext } from '../commands/command-group.ts';
import { Refusal } from '../remote/refusal.ts';
import {
  appOf,
  filesSchema,
  type RemoteAnswer,
  type RemoteRequest,
  requestSchema,
} from '../remote/remote-command.ts';
import { type AuditEntry, networkOf, recordAct } from '../tokens/audit-log.ts';
import type { Token } from '../tokens/tokens.ts';
import { checkScope, tokenOf } from './access.ts';
import { knownFiles } from './known-files.ts';
import { receiveBuild } from './receive-build.ts';
import { type ActSource, runCommand } from './run-command.ts';
import { checkLength, checkSizes, uploadLimits } from './upload-limits.ts';

const minute = 60_000;
/** Wrong tokens a minute, from one network and from everywhere: beyond them nothing is compared in the log's name. */
const failures = { network: 10, all: 100 };

/** HTTP status of what a command said by its exit code. */
const statuses: Readonly<Record<number, number>> = { 0: 200, 2: 400, 3: 409, 4: 503 };

/** What every command here runs with. */
export type FleetRoutesOptions = Pick<FleetContext, 'data' | 'signingKey' | 'publicUrl'>;

interface Act {
  token?: Token;
  command: string;
  app?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    act: Act | null;
  }
}

/**
 * `fleet` over HTTP, below /fleet. Each request carries its token in a header; there are no cookies, so a page of
 * another site can do nothing in someone's name (CSRF).
 */
export async function fleetRoutes(app: FastifyInstance, place: FleetRoutesOptions): Promise<void> {
  const store = openReader(releasesIn(place.data));
  const byNetwork = new WindowCounter({ limit: failures.network, length: minute });
  const byAll = new WindowCounter({ limit: failures.all, length: minute });
  let uploads = 0;

  app.decorateRequest('act', null);
  app.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.act = { command: request.routeOptions.url ?? 'unknown' };
    try {
      request.act.token = await tokenOf(store, request);
    } catch (error) {
      if (error instanceof Refusal) countFailure(request);
      throw error;
    }
  });

  /** A right token is never kept out by others' wrong ones. */
  function countFailure({ ip }: FastifyRequest): void {
    const waits = [byNetwork.hit(addressKey(ip)), byAll.hit('all')];
    if (Math.max(...waits) > 0) throw new Refusal('TOO_MANY_FAILURES');
  }

  async function record(request: FastifyRequest, result: Pick<AuditEntry, 'outcome' | 'code' | 'version'>) {
    const { token, command, app: name } = request.act ?? { command: 'unknown' };
    await recordAct(store.paths, {
      at: new Date().toISOString(),
      token: token?.name ?? null,
      address: networkOf(request.ip),
      command,
      ...(name !== undefined && { app: name }),
      ...result,
    });
  }

  async function act(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: RemoteRequest,
    source: ActSource = {},
  ) {
    const token = allowed(request, wanted, source.folder !== undefined);
    const { version, code, ...answer } = await runCommand(place, token, wanted, source);
    const outcome = outcomeOf(answer);
    await record(request, { outcome, ...(version && { version }), ...(code && { code }) });
    return reply.code(statuses[answer.exitCode] ?? 500).send(answer satisfies RemoteAnswer);
  }

  /** The request's token, once it is known to be for this. */
  function allowed(request: FastifyRequest, wanted: RemoteRequest, hasBuild: boolean): Token {
    const { token } = request.act ?? {};
    if (!token) throw new Refusal('NO_TOKEN');
    const name = appOf(wanted);
    const command = wanted.options.dryRun ? `${wanted.command} --dry-run` : wanted.command;
    request.act = { token, command, ...(name !== undefined && { app: name }) };
    checkScope(token, wanted, hasBuild);
    return token;
  }

  app.post('/run', async (request, reply) => act(request, reply, read(requestSchema, request.body)));

  app.post<{ Params: BuildParams }>('/builds/:app/:command/missing', async (request) => {
    allowed(request, wantedOf(request.params), true);
    const { files } = read(filesSchema, request.body);
    checkSizes(files);
    const known = await knownFiles(store, request.params.app);
    return { missing: files.flatMap(({ path, integrity }) => (known.has(integrity) ? [] : [path])) };
  });

  app.post<{ Params: BuildParams; Body: Readable }>('/builds/:app/:command', async (request, reply) => {
    // Before the first byte of the build is read.
    allowed(request, wantedOf(request.params), true);
    checkLength(request.headers['content-length']);
    if (uploads >= uploadLimits.atOnce) throw new Refusal('BUSY', { count: uploads });
    uploads += 1;
    try {
      const { app: name, command } = request.params;
      const build = await receiveBuild(store, name, request.body);
      try {
        const wanted = { ...build.request, command, args: [name, ...build.request.args.slice(1)] };
        return await act(request, reply, wanted, { folder: build.folder, commit: build.request.source });
      } finally {
        await build.remove();
      }
    } finally {
      uploads -= 1;
    }
  });

  app.setNotFoundHandler(() => {
    throw new Refusal('NOT_FOUND');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.code === 'FAILED') request.log.error({ err: error }, 'fleet over HTTP failed');
    // Beyond the limit a flood of wrong tokens must not fill the disk.
    if (refusal.code !== 'TOO_MANY_FAILURES') {
      const outcome = refusal.code === 'FAILED' ? 'failed' : 'refused';
      await record(request, { outcome, code: refusal.code });
    }
    if (refusal.status === 429) reply.header('retry-after', '60');
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    // What was not read of a body would be taken for the next request.
    reply.header('connection', 'close');
    return reply.code(refusal.status).send({ error: { code: refusal.code, message: refusal.message } });
  });
}

interface BuildParams {
  app: string;
  command: string;
}

function wantedOf({ app, command }: BuildParams): RemoteRequest {
  if (!isAppName(app)) throw new Refusal('BAD_REQUEST', { reason: 'no such app' });
  return { command, args: [app], options: {} };
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal('BAD_REQUEST', { reason: z.prettifyError(result.error) });
  return result.data;
}

function outcomeOf({ exitCode }: RemoteAnswer): AuditEntry['outcome'] {
  if (exitCode === 0) return 'done';
  return exitCode === 3 || exitCode === 2 ? 'refused' : 'failed';
}

/** Errors of the framework itself, such as a body that is no JSON, have a status of their own. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode === 413)
    return new Refusal('TOO_LARGE', { what: 'its list of files', limit: 'fewer files' });
  if (statusCode < 500) return new Refusal('BAD_REQUEST', { reason: message });
  return new Refusal('FAILED', { id: request.id });
}
