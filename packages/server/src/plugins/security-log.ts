import type { Call } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../http/address-key.ts';
import { securityEvent } from '../http/security-events.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: Call;
  }
}

/** A reached limit is logged once per address in this time (ms), or the log would grow with the flood. */
const quiet = 60_000;
const mostAddresses = 10_000;

/**
 * One line for each event of the table: who, from where, on whom, and the request's id. Only ids, never what was typed:
 * people type passwords into the wrong field. The lines come at every level but silent.
 */
export const securityLogPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('security', null);
    const logged = new LRUCache<string, true>({ max: mostAddresses, ttl: quiet });

    function isTold(event: string, request: FastifyRequest): boolean {
      if (event !== 'limit.reached') return false;
      const key = addressKey(request.ip);
      if (logged.has(key)) return true;
      logged.set(key, true);
      return false;
    }

    app.addHook('onResponse', async (request, reply) => {
      const { who = null, refusal, events = [] } = request.security ?? {};
      // What failed of itself is in the log already, and nothing has happened.
      if (reply.statusCode >= 500) return;
      const event = securityEvent(request.routeOptions.config.call, refusal);
      for (const name of event === undefined ? events : [event, ...events]) {
        if (isTold(name, request)) continue;
        const target = (request.params as { id?: string } | undefined)?.id;
        request.log
          .child({}, { level: 'info' })
          .info({ security: name, who, address: request.ip ?? null, ...(target && { target }) }, 'security');
      }
    });
  },
  { name: 'security-log' },
);
