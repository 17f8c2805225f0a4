import { compositionPath } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { composed } from '../../edge/compose.ts';
import { readRelease, type WatchedApp } from '../dev-source.ts';
import { localFiles } from '../local-files.ts';
import type { OpenPages } from '../open-pages.ts';
import { relaxPolicy } from '../page-policy.ts';
import { forwarder } from './forward.ts';
import { type LocalRemotes, localComposition, localPage } from './local-page.ts';

/** A page of elsewhere whose name has been pointed to this machine is none of ours. */
const isOurs = (host = '') => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

/** A loopback server that is the deployed product, but for the watched remotes. */
export function againstServer(origin: string, watched: WatchedApp[], pages: OpenPages) {
  const local: LocalRemotes = {};
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, bodyLimit: Number.MAX_SAFE_INTEGER });
  const { forward, upgrade, close } = forwarder(origin, (pathname, type) => {
    if (pathname === compositionPath) return (body) => localComposition(body, local);
    return type.startsWith('text/html') ? (body) => localPage(body, local) : undefined;
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request.headers.host)) return reply.code(421).send('Misdirected request\n');
  });
  relaxPolicy(app);
  pages.register(app);
  localFiles(app, watched);
  // Bodies are handed on as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setNotFoundHandler(forward);
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(502).send(`${origin}: ${error.message}\n`),
  );
  app.server.on('upgrade', (message, socket, head) => {
    // A page that leaves must not end the server.
    socket.on('error', () => socket.destroy());
    if (isOurs(message.headers.host)) upgrade(message, socket, head);
    else socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
  });
  app.addHook('onClose', async () => close());

  return {
    app,
    /** Puts what a watching build has just written into the next page. */
    async update(changed: WatchedApp): Promise<void> {
      local[changed.name] = composed(await readRelease(changed));
    },
  };
}
