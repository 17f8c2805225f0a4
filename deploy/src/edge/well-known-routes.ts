import { readFileSync } from 'node:fs';
import path from 'node:path';
import { overridePaths, type PublicSettings } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentType } from '../files/file-kinds.ts';

const folder = path.resolve(import.meta.dirname, '../../static');
const files = [
  'favicon.svg',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'share.png',
];
const oneDay = 'public, max-age=86400';

/** What crawlers and browsers ask for at fixed addresses. */
export function wellKnownRoutes(app: FastifyInstance, { publicUrl }: PublicSettings): void {
  for (const name of files) {
    const bytes = readFileSync(path.join(folder, name));
    app.get(`/${name}`, (_request, reply) => sendAs(reply, name).send(bytes));
  }

  // The API stays open: search engines run the pages' scripts, and messengers fetch cards and posters there. Its answers
  // say themselves that they are no pages.
  const closed = ['/fleet/', overridePaths.open, '/telemetry'].map((path) => `Disallow: ${path}\n`).join('');
  app.get('/robots.txt', (_request, reply) =>
    sendAs(reply, 'robots.txt').send(
      `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`,
    ),
  );
}

function sendAs(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-type', contentType(name)).header('cache-control', oneDay);
}
