import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceWorkerPath } from '@estela/contracts/release';
import type { FastifyInstance } from 'fastify';
import { contentType } from '../files/file-kinds.ts';
import { offlineAddress, offlinePage, offlinePolicy } from './offline-page.ts';

const source = path.resolve(import.meta.dirname, '../../static/service-worker.js');

/** It asks the network for pages, and keeps one page. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * A worker that keeps the page "no connection", and that page. They belong to the edge and to no release: publishing and
 * rolling back change nothing of them. A worker whose bytes are others takes the place of the one before.
 */
export function offlineRoutes(app: FastifyInstance): void {
  const version = createHash('sha256').update(offlinePolicy).update(offlinePage).digest('hex').slice(0, 8);
  const worker = `const offline = ${JSON.stringify({ address: offlineAddress, version })};\n${readFileSync(source, 'utf8')}`;

  app.get(serviceWorkerPath, (_request, reply) =>
    reply
      .header('content-type', contentType(serviceWorkerPath))
      .header('content-security-policy', workerPolicy)
      .header('cache-control', 'no-cache')
      .send(worker),
  );
  app.get(offlineAddress, (_request, reply) =>
    reply
      .header('content-type', contentType(offlineAddress))
      .header('content-security-policy', offlinePolicy)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(offlinePage),
  );
}
