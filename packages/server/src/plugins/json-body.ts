import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Only JSON is read (and multipart where a module reads it). An empty body is no body: our client names the
 * content type on every call, also on those that send nothing.
 */
export const jsonBodyPlugin = fp(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else parse(request, body as string, done);
    });
  },
  { name: 'json-body' },
);
