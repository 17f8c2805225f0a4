import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@estela/contracts';
import {
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { answerHeaders } from './answer-headers.ts';
import { errorAnswer } from './error-answer.ts';
import { pickLanguage } from './language.ts';
import { type LogStream, logOptions } from './log-options.ts';
import { translate } from './texts.ts';

/** Bytes of a JSON body; pictures have a limit of their own. Our largest texts fit several times. */
const bodyLimit = 128 * 1024;

type FrameworkErrors = NonNullable<FastifyServerOptions['frameworkErrors']>;

/** How the one Fastify instance of the process is set up: limits, logs, ids, and errors from before any route. */
export function fastifyOptions(config: Config, logStream?: LogStream) {
  const { logLevel, trustProxy, publicUrl } = config;
  return {
    logger: logOptions(logLevel, logStream),
    // One line per response, written by the request-log plugin.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy:
      typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit,
    // The whole request must be here in this time, or a slow sender would hold its socket for ever.
    requestTimeout: 30_000,
    // Node looks for late ones only every half minute by itself, and waits a minute for headers.
    // A request without a host is refused by the request-heads plugin, with our headers.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000, requireHostHeader: false },
    // Nothing goes either way: a client that does not read must not hold its socket for ever either.
    connectionTimeout: 60_000,
    clientErrorHandler: answerBrokenConnection(publicUrl),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerEarlyError(publicUrl),
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Errors of the router itself, as an address that cannot be decoded. Outside the API that is an unknown page, and
 * those lead home.
 */
const answerEarlyError =
  (publicUrl: string): FrameworkErrors =>
  (error, request, given) => {
    // The hook's own type of a reply knows no route and so takes no status: it is a plain reply.
    const reply = given as unknown as FastifyReply;
    // No hook runs here.
    void reply.headers({ ...answerHeaders(publicUrl), 'x-request-id': request.id });
    if (isPage(request)) return void reply.redirect('/');
    const { status, body } = errorAnswer(error, pickLanguage(request.headers['accept-language']));
    void reply.status(status).send(body);
  };

function isPage({ method, url }: { method: string; url: string }): boolean {
  return method === 'GET' && !/^\/(?:api|shell|remotes)\//.test(url);
}

/** What Node says of bytes that are no request, and the status line for it. */
const known: Record<string, { line: string; code: ErrorCode; text: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'VALIDATION', text: 'malformedRequest' },
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'TOO_LARGE', text: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { line: '413 Payload Too Large', code: 'TOO_LARGE', text: 'TOO_LARGE' },
};
const other = { line: '400 Bad Request', code: 'VALIDATION', text: 'malformedRequest' } as const;

/** The one error shape where no request could be read, so in no language but the first; then the connection ends. */
const answerBrokenConnection =
  (publicUrl: string) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const { line, code, text } = known[error.code ?? ''] ?? other;
      const message = translate(pickLanguage(undefined), 'errors', text);
      const body = JSON.stringify({ error: message, message, code });
      const headers = {
        ...answerHeaders(publicUrl),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy();
  };
