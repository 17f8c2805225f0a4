import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Every request has an address, however early its connection was reset: Node can ask for the peer only while it is
 * there, and keeps the given address. A connection that was reset before that is ended: no limit could count it.
 */
export const peerAddressPlugin = fp(
  async (app: FastifyInstance) => {
    app.server.on('connection', (socket: Socket) => {
      if (socket.remoteAddress === undefined) socket.destroy();
    });
  },
  { name: 'peer-address' },
);
