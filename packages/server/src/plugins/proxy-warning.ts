import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { forwardingHeader } from '../http/forwarding.ts';

/** Warns once that a proxy stands before a server that is not configured for one. */
export const proxyWarningPlugin = fp(
  async (app: FastifyInstance) => {
    if (app.config.trustProxy !== false) return;
    let hasWarned = false;
    app.addHook('onRequest', async ({ headers }) => {
      if (hasWarned) return;
      const header = forwardingHeader(headers);
      if (!header) return;
      hasWarned = true;
      app.log.warn(
        { header },
        'A PROXY PASSES REQUESTS ON AND TRUST_PROXY IS NOT SET: all visitors count as one address, so that ' +
          'the limits of one lock out all. Set TRUST_PROXY to the number of proxies, or to their addresses',
      );
    });
  },
  { name: 'proxy-warning' },
);
