import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Milliseconds; a slower response is worth a line at the usual level. */
const slow = 1_000;

/**
 * Every response and every line about it carry the request's id. One line per response: at debug level, or info where
 * it was slow and was not meant to stay open. The route's pattern instead of the address, which
 * may hold what a search or a link should keep to itself.
 */
export const requestLogPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const { isStream } = request.routeOptions.config;
      const level = reply.elapsedTime > slow && !isStream ? 'info' : 'debug';
      const route = request.routeOptions.url ?? 'none';
      const ms = Math.round(reply.elapsedTime);
      request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    });
  },
  { name: 'request-log' },
);
