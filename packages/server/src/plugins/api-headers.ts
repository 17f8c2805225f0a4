import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const headers = {
  // Answers are data: nothing in them may run, be framed or be taken for another type.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Search engines may fetch them, since the pages that they draw need them; they are no pages themselves.
  'x-robots-tag': 'noindex',
};

/** Security headers of the API's own responses; a route that sends something else sets its own later. */
export const apiHeadersPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'api-headers' },
);
