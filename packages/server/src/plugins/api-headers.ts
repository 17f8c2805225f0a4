import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const headers = {
  // Answers are data: nothing in them may run, be framed or be taken for another type.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Security headers of the API's own responses; a route that sends something else sets its own before. */
export const apiHeadersPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of Object.entries(headers)) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'api-headers' },
);
