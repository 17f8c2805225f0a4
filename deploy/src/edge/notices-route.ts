import { readFileSync } from 'node:fs';
import { noticesPath } from '@estela/contracts/notices';
import type { FastifyInstance } from 'fastify';
import { contentType } from '../files/file-kinds.ts';
import { notFound } from './asset-routes.ts';

/** Serves the licences of third parties; 404 where no build has written them. */
export function noticesRoute(app: FastifyInstance, file: string | undefined): void {
  // Read at once: the next build may take the folder away.
  const text = file && readFileSync(file);
  app.get(noticesPath, (_request, reply) => {
    if (!text) return notFound(reply);
    return reply
      .header('content-type', contentType(noticesPath))
      .header('cache-control', 'public, max-age=3600')
      .send(text);
  });
}
