import { z } from 'zod';
import type { BuildToPublish } from '../../contract/gate.ts';
import type { FleetContext } from '../commands/command-group.ts';
import { findBuild, sourceOf } from '../commands/find-build.ts';
import { RemoteError } from '../commands/remote-error.ts';
import { fill } from '../commands/texts.ts';
import { isLoopback } from './loopback.ts';
import { packBuild } from './pack-build.ts';
import {
  answerSchema,
  type RemoteAnswer,
  type RemoteRequest,
  remoteCommand,
  sendsBuild,
} from './remote-command.ts';
import { clientErrors, refusals } from './texts.ts';

/** Compressing a large build takes the server some seconds. Milliseconds. */
const timeout = 300_000;

const missingSchema = z.object({ missing: z.array(z.string()) });
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

interface Sent {
  command: string;
  args: string[];
  options: RemoteRequest['options'] & { from?: string; url?: string };
}

/** Sends a command to a running product, which runs it and says what to print. */
export async function runRemotely(
  url: string,
  { command, args, options }: Sent,
  context: FleetContext,
): Promise<RemoteAnswer> {
  if (!remoteCommand(command))
    throw new RemoteError('NOT_OVER_HTTP', fill(refusals.NOT_OVER_HTTP.text, { command }));
  const post = poster(url, context.remote?.token);
  const { url: _url, from: _from, ...sent } = options;
  const note = context.remote?.note;
  const request: RemoteRequest = { command, args, options: sent, ...(note && { note }) };
  if (!sendsBuild(request)) return read(answerSchema, await post('run', JSON.stringify(request)));
  const build = await findBuild(args[0] ?? '', options, context);
  const source = sourceOf(build, context);
  const place = `builds/${build.app}/${command}`;
  const { missing } = read(missingSchema, await post(`${place}/missing`, JSON.stringify(filesOf(build))));
  const packed = await packBuild(
    build,
    { ...request, ...filesOf(build), version: build.version, source },
    missing,
  );
  return read(answerSchema, await post(place, packed));
}

function filesOf({ files }: BuildToPublish) {
  return { files };
}

function poster(url: string, token: string | undefined) {
  const base = URL.canParse(url) ? new URL(url) : undefined;
  if (!base || !/^https?:$/.test(base.protocol))
    throw new RemoteError('BAD_URL', fill(clientErrors.BAD_URL, { url }));
  if (!token) throw new RemoteError('NO_TOKEN', refusals.NO_TOKEN.text);
  // A token that went out in the clear would have to be revoked.
  if (base.protocol === 'http:' && !isLoopback(base.hostname))
    throw new RemoteError('NOT_ENCRYPTED', fill(clientErrors.NOT_ENCRYPTED, { url: base.origin }));

  return async (place: string, body: string | Buffer): Promise<unknown> => {
    const type = typeof body === 'string' ? 'application/json' : 'application/gzip';
    let response: Response;
    try {
      response = await fetch(new URL(`/fleet/${place}`, base), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: typeof body === 'string' ? body : new Uint8Array(body),
        // To wherever it led, the token would go along.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw unreachable(base.origin, error);
    }
    const text = await response.text().catch((error: unknown) => {
      throw unreachable(base.origin, error);
    });
    return understand(base.origin, response.status, text);
  };
}

function understand(url: string, status: number, text: string): unknown {
  const answer = parse(text);
  const refusal = refusalSchema.safeParse(answer);
  if (refusal.success) {
    const { code, message } = refusal.data.error;
    throw new RemoteError(code, message, status >= 500 ? 4 : 3);
  }
  if (answer === undefined)
    throw new RemoteError('NO_FLEET', fill(clientErrors.NO_FLEET, { url, status }), 4);
  return answer;
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw new RemoteError('OTHER_VERSION', clientErrors.OTHER_VERSION, 4);
  return result.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(url: string, error: unknown): RemoteError {
  const { cause, message } = error as Error;
  const reason = cause instanceof Error && cause.message ? cause.message : message;
  return new RemoteError('UNREACHABLE', fill(clientErrors.UNREACHABLE, { url, reason }), 4);
}
