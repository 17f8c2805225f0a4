import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Browsers open connections before they need them. Node takes one without any request for busy, so a stopping server
 * would wait for it until it times out: it is closed instead.
 */
export const silentConnectionsPlugin = fp(
  async (app: FastifyInstance) => {
    const silent = new Set<Socket>();
    let isStopping = false;
    app.server.on('connection', (socket: Socket) => {
      if (isStopping) return void socket.destroy();
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
    });
    app.server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));
    app.addHook('preClose', async () => {
      isStopping = true;
      for (const socket of silent) socket.destroy();
    });
  },
  { name: 'silent-connections' },
);
