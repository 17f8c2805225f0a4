import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerHeaders } from '../http/answer-headers.ts';

/** Security headers of all answers: set before anything else happens to a request, so that each kind may say more. */
export const answerHeadersPlugin = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const headers = answerHeaders(publicUrl);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'answer-headers' },
);
