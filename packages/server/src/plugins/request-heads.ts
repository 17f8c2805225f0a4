import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorAnswer, InvalidRequestError } from '../http/error-answer.ts';
import { pickLanguage } from '../http/language.ts';

/** What Node would refuse by itself, without our headers and text: no host in HTTP/1.1, and an unknown expectation. */
export const requestHeadsPlugin = fp(
  async (app: FastifyInstance) => {
    const unmet = new WeakSet<IncomingMessage>();
    app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      unmet.add(request);
      app.server.emit('request', request, response);
    });

    function refusalOf({ raw }: FastifyRequest): 400 | 417 | undefined {
      if (raw.headers.host === undefined && raw.httpVersion === '1.1') return 400;
      return unmet.has(raw) ? 417 : undefined;
    }

    app.addHook('onRequest', async (request, reply) => {
      const status = refusalOf(request);
      if (status === undefined) return undefined;
      const language = pickLanguage(request.headers['accept-language']);
      const { body } = errorAnswer(new InvalidRequestError([]), language);
      return reply.status(status).headers({ 'cache-control': 'no-store', connection: 'close' }).send(body);
    });
  },
  { name: 'request-heads' },
);
