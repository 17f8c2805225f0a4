import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { errorAnswer } from '../http/error-answer.ts';
import { UnavailableError } from '../http/errors.ts';
import { pickLanguage } from '../http/language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** A server that is about to stop still answers, and says that it will be gone. */
class Drain {
  isOn = false;

  /** Waits until whoever checks readiness has turned to other servers. */
  async turnAway(seconds: number): Promise<void> {
    this.isOn = true;
    if (seconds > 0) await wait(seconds * 1_000);
  }
}

/** Every response closes its connection then: a proxy would otherwise send the next request into the one that ends. */
export const drainPlugin = fp(
  async (app: FastifyInstance) => {
    const drain = new Drain();
    app.decorate('drain', drain);
    app.addHook('onRequest', async (request, reply) => {
      if (!drain.isOn) return;
      void reply.header('connection', 'close');
      if (request.routeOptions.url !== `/api${calls.getHealthReady.path}`) return;
      // Answered here: it is meant, and no error for the log.
      const { status, headers, body } = errorAnswer(
        new UnavailableError(),
        pickLanguage(request.headers['accept-language']),
      );
      return reply.status(status).headers(headers).header('cache-control', 'no-store').send(body);
    });
  },
  { name: 'drain' },
);
