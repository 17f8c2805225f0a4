import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type FailureReport, telemetryPath } from '@estela/contracts/telemetry';
import type { Certificate } from './certificate.ts';

/** What the product would have answered, not compressed. */
export interface RealAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers in place of the product, which `ask` asks; `forward` lets it answer after all. */
export type FalseAnswer = (
  response: Http2ServerResponse,
  product: { ask: () => Promise<RealAnswer>; forward: () => void },
) => unknown;

/**
 * Stands between the browsers and a product, as a proxy of its operator or of a visitor does. It speaks HTTP/2: by the older
 * protocol a browser has six connections to a server, and so many requests that hang would stop all others.
 */
export interface Front {
  url: string;
  /** Where the product is. */
  lead: (product: string) => void;
  /** From now on these addresses are answered so, until `heal`. */
  play: (addresses: RegExp, answer: FalseAnswer) => void;
  heal: () => void;
  /** The reports of failures that pages of a profile with that cookie have sent. */
  reportsOf: (cell: string) => FailureReport[];
  close: () => Promise<void>;
}

/** Says in a profile which cell of the table it plays. */
export const cellCookie = 'cell';

export async function startFront({ key, cert }: Certificate): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const reports: { cookie: string; report: FailureReport }[] = [];
  let product = '';
  let played: { addresses: RegExp; answer: FalseAnswer } | undefined;

  function ask(request: Http2ServerRequest, more: Record<string, string> = {}) {
    const headers = { ...withoutPseudo(request.headers), host: request.authority, ...more };
    const forwarded = send(new URL(request.url, product), { agent, method: request.method, headers });
    request.pipe(forwarded);
    return forwarded;
  }

  async function askWhole(request: Http2ServerRequest): Promise<RealAnswer> {
    const forwarded = ask(request, { 'accept-encoding': 'identity' });
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      forwarded.once('response', resolve).once('error', reject),
    );
    const body = await buffer(answer);
    return { status: answer.statusCode ?? 0, headers: withoutConnection(answer.headers), body };
  }

  function forward(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const forwarded = ask(request)
      .on('response', (answer) => {
        if (response.destroyed) return answer.destroy();
        response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        answer.pipe(response);
      })
      .on('error', () => response.stream?.destroy());
    response.on('close', () => forwarded.destroy());
  }

  function note(request: Http2ServerRequest): void {
    const { cookie = '' } = request.headers;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const batch = JSON.parse(Buffer.concat(chunks).toString()) as FailureReport[];
      reports.push(...batch.map((report) => ({ cookie, report })));
    });
  }

  const server = createSecureServer({ key, cert }, (request, response) => {
    const pass = () => forward(request, response);
    if (request.url === telemetryPath) note(request);
    if (played?.addresses.test(request.url))
      void played.answer(response, { ask: () => askWhole(request), forward: pass });
    else pass();
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (url) => {
      product = url;
    },
    play: (addresses, answer) => {
      played = { addresses, answer };
    },
    heal: () => {
      played = undefined;
    },
    reportsOf: (cell) =>
      reports
        .filter(({ cookie }) => cookie.includes(`${cellCookie}=${encodeURIComponent(cell)}`))
        .map(({ report }) => report),
    close: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Method, path and host are no headers to an HTTP/1.1 server. */
function withoutPseudo(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}

/** Headers about one connection have no place in HTTP/2. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': _alive, 'transfer-encoding': _encoding, ...kept } = headers;
  return kept;
}
