import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorAnswer } from '../http/error-answer.ts';
import { ApiError, BusyError, NotFoundError } from '../http/errors.ts';
import { pickLanguage } from '../http/language.ts';
import { noteRefusal } from '../http/security-notes.ts';

/** One shape for every error below /api, in the language of the request; only what is our fault goes to the log. */
export const errorsPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    app.setNotFoundHandler((request, reply) => sendError(new NotFoundError(), request, reply));
  },
  { name: 'errors' },
);

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = errorAnswer(error, pickLanguage(request.headers['accept-language']));
  noteRefusal(request, { code: body.code, text: error instanceof ApiError ? error.text : undefined });
  if (error instanceof BusyError) request.log.info('refused for now: too much at once');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.status(status).headers(headers).header('cache-control', 'no-store').send(body);
}
