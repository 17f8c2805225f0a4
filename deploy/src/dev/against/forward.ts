import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { compositionPath } from '@estela/contracts/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { back, towards } from './headers.ts';

/** Changes the text of a page or of the composition; nothing for what passes as it is. */
export type Rewrite = (pathname: string, type: string) => ((body: string) => string) | undefined;

/** Hands requests on to one origin. Bodies and streams pass through unread, but for what `rewrite` wants to see. */
export function forwarder(origin: string, rewrite: Rewrite) {
  const isSecure = origin.startsWith('https:');
  const agent = isSecure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  const request = isSecure ? https.request : http.request;

  function ask({ method, url, headers }: http.IncomingMessage, own: http.OutgoingHttpHeaders) {
    return request(below(origin, url), { method, headers: own, agent: headers.upgrade ? false : agent });
  }

  async function forward({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isPage = raw.headers.accept?.includes('text/html') || raw.url?.startsWith(compositionPath);
    const isRead = raw.method === 'GET' && isPage === true;
    const asked = ask(raw, towards(origin, raw.headers, isRead));
    raw.pipe(asked);
    reply.raw.on('close', () => asked.destroy());
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    const headers = back(origin, answer.headers);
    const { pathname } = below(origin, raw.url);
    const change = isRead ? rewrite(pathname, answer.headers['content-type'] ?? '') : undefined;
    reply.code(answer.statusCode ?? 502);
    if (!change) return reply.headers(headers).send(answer);
    const { 'content-length': _length, etag: _etag, ...kept } = headers;
    return reply.headers({ ...kept, 'cache-control': 'no-store' }).send(change(await text(answer)));
  }

  /** Web sockets: from the answer on, bytes pass both ways. */
  function upgrade(message: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const { upgrade: protocol } = message.headers;
    const asked = ask(message, {
      ...towards(origin, message.headers, false),
      connection: 'upgrade',
      upgrade: protocol,
    });
    asked.on('upgrade', (answer, other, first) => {
      const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
      for (let i = 0; i < answer.rawHeaders.length; i += 2) {
        lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
      }
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      other.write(head);
      other.pipe(socket).pipe(other);
      for (const end of [other, socket]) end.on('error', () => [other, socket].map((side) => side.destroy()));
      socket.on('close', () => other.destroy());
    });
    asked.on('response', () => socket.destroy());
    asked.on('error', () => socket.destroy());
    asked.end();
  }

  return { forward, upgrade, close: () => agent.destroy() };
}

/** A URL parser would read `name` in `//name/x` as another host, and send it the visitor's session. */
function below(origin: string, target: string | undefined): URL {
  return new URL(origin + (target?.startsWith('/') ? target : '/'));
}
